import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { onEndings } from './signals.ts';
import { later } from './timers.ts';

/** What a shell returns for a command that it cannot start: one that is not there, and one that is not a program. */
const noSuchCommand = 127;
const notExecutable = 126;

/** How long a command may take to end when it is told to, in milliseconds. */
const grace = 5_000;

/** A command that runs. */
export interface RunningCommand {
  /**
   * Its exit status; 128 and the signal's number when a signal has ended it, 127 when there is no such command, 126 when
   * it cannot be executed.
   */
  readonly status: Promise<number>;
  /** Ends it: with SIGTERM, and with SIGKILL when it has not ended within five seconds. */
  end(): Promise<void>;
}

/**
 * Runs a command with this process's input and output, and hands signals on to it until it has ended; a second one kills it.
 *
 * @param command its name or path and its arguments
 * @param variables environment variables beside those of this process
 */
export function runCommand(
  [name = '', ...args]: readonly string[],
  variables: Readonly<Record<string, string>>,
): RunningCommand {
  // First, because a signal that nobody listens for would end this process and leave the command.
  const stopListening = onEndings(
    (signal) => {
      // A terminal has sent it to the command already.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    },
    () => child.kill('SIGKILL'),
  );
  // On Windows npm and its like are scripts, which only a shell can start.
  const shell = process.platform === 'win32';
  const child = spawn(name, args, { stdio: 'inherit', shell, env: { ...process.env, ...variables } });
  const status = statusOf(child, name).finally(stopListening);
  return {
    status,
    async end() {
      child.kill('SIGTERM');
      const cancel = later(grace, () => child.kill('SIGKILL'));
      await status;
      cancel();
    },
  };
}

async function statusOf(child: ChildProcess, name: string): Promise<number> {
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    return code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    process.stderr.write(`${JSON.stringify(name)} cannot be started: ${reason}.\n`);
    return reason === 'ENOENT' ? noSuchCommand : notExecutable;
  }
}
