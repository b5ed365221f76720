import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { onStopSignals } from './process.ts';
import { later } from './timers.ts';

/** A shell's exit codes for a command that doesn't exist, and for one that can't be executed. */
const noSuchCommand = 127;
const notExecutable = 126;

/** Time for a command to stop after SIGTERM, in milliseconds. */
const grace = 5_000;

export interface RunningCommand {
  /**
   * Its exit code; 128 plus the signal number if a signal ended it, 127 if the command doesn't exist, 126 if it can't be
   * executed.
   */
  readonly status: Promise<number>;
  /** Stops the command with SIGTERM, and after five seconds with SIGKILL. */
  end(): Promise<void>;
}

/**
 * Runs a command with this process's input and output. Forwards the first signal, and kills the command on the second.
 *
 * @param command name or path, and arguments
 * @param variables additional environment variables
 */
export function runCommand(
  [name = '', ...args]: readonly string[],
  variables: Readonly<Record<string, string>>,
): RunningCommand {
  // Listen first, because an unhandled signal would end this process and leave the command running.
  const stopListening = onStopSignals(
    (signal) => {
      // A terminal sends SIGINT to the command itself.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    },
    () => child.kill('SIGKILL'),
  );
  // On Windows, npm and similar commands are scripts, which only a shell can start.
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
    process.stderr.write(`${JSON.stringify(name)} can't be started: ${reason}.\n`);
    return reason === 'ENOENT' ? noSuchCommand : notExecutable;
  }
}
