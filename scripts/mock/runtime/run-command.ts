import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { familyOf, isAlive } from './processes.ts';

/** What a shell returns when there is no such command. */
const noSuchCommand = 127;

/** How long a command may take to end when it is told to, in milliseconds. */
const grace = 5_000;

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** A command that runs. */
export interface RunningCommand {
  /** Its exit status; 128 and the signal's number when a signal has ended it, 127 when there is no such command. */
  readonly status: Promise<number>;
  /** Ends it and all that it has started: with SIGTERM, and with SIGKILL what has not ended within five seconds. */
  end(): Promise<void>;
}

/**
 * Runs a command with this process's input and output, and hands signals on to it until it has ended.
 *
 * @param command its name or path and its arguments
 * @param variables environment variables beside those of this process
 */
export function runCommand(
  [name = '', ...args]: readonly string[],
  variables: Readonly<Record<string, string>>,
): RunningCommand {
  const handOn = (signal: NodeJS.Signals): void => {
    // A terminal has sent it to the command already.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  // Before the command is there: a signal that nobody listens for would end this process and leave the command.
  for (const signal of signals) process.on(signal, handOn);
  // On Windows npm and its like are scripts, which only a shell can start.
  const shell = process.platform === 'win32';
  const child = spawn(name, args, { stdio: 'inherit', shell, env: { ...process.env, ...variables } });
  // A defect that ends this process is not to leave the command.
  const leave = (): void => void child.kill('SIGTERM');
  process.once('exit', leave);
  const status = statusOf(child, name).finally(() => {
    process.off('exit', leave);
    for (const signal of signals) process.off(signal, handOn);
  });
  return { status, end: () => endFamily(child) };
}

async function statusOf(child: ChildProcess, name: string): Promise<number> {
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    return code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    process.stderr.write(`${JSON.stringify(name)} cannot be started: ${reason}.\n`);
    return noSuchCommand;
  }
}

/** Not the command alone: a shell or npm ends without a word to what it has started. */
async function endFamily({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return;
  const family = familyOf(pid);
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
