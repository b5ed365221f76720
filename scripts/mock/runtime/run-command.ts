import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { familyOf, isAlive } from './processes.ts';
import { type Ending, onEndings } from './signals.ts';

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
  /** Ends it and all that it has started: with SIGTERM, and with SIGKILL what has not ended within five seconds. */
  end(): Promise<void>;
}

/**
 * Runs a command with this process's input and output, and hands signals on to it until it has ended. What it has started
 * and leaves behind after a signal is ended too; a second signal kills them all.
 *
 * @param command its name or path and its arguments
 * @param variables environment variables beside those of this process
 */
export function runCommand(
  [name = '', ...args]: readonly string[],
  variables: Readonly<Record<string, string>>,
): RunningCommand {
  /** The command and what it has started, when the first signal came; afterwards it could not be told any more. */
  let family: readonly number[] = [];
  const handOn = (signal: Ending): void => {
    family = familyOfChild(child);
    // A terminal has sent it to the command already.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  // Before the command is there: a signal that nobody listens for would end this process and leave the command.
  const stopListening = onEndings(handOn, () => {
    for (const id of new Set([...family, ...familyOfChild(child)])) send(id, 'SIGKILL');
  });
  // On Windows npm and its like are scripts, which only a shell can start.
  const shell = process.platform === 'win32';
  const child = spawn(name, args, { stdio: 'inherit', shell, env: { ...process.env, ...variables } });
  // A defect that ends this process is not to leave the command.
  const leave = (): void => void child.kill('SIGTERM');
  process.once('exit', leave);
  const status = statusOf(child, name).then(async (code) => {
    await endAll(family);
    process.off('exit', leave);
    stopListening();
    return code;
  });
  return { status, end: () => endAll(familyOfChild(child)) };
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

/** A command and what it has started; nothing when it could not be started. */
function familyOfChild({ pid }: ChildProcess): readonly number[] {
  return pid === undefined ? [] : familyOf(pid);
}

/** Not the command alone: a shell or npm ends without a word to what it has started. */
async function endAll(family: readonly number[]): Promise<void> {
  for (const id of family) send(id, 'SIGTERM');
  const end = performance.now() + grace;
  while (family.some(isAlive) && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 50));
  for (const id of family) send(id, 'SIGKILL');
}

function send(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch {
    // It has ended already.
  }
}
