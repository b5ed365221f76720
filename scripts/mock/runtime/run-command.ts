import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';

/** What a shell returns when there is no such command. */
const noSuchCommand = 127;

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Runs a command with this process's input and output, and hands signals on to it.
 *
 * @param command its name or path and its arguments
 * @param variables environment variables beside those of this process
 * @returns its exit status; 128 and the signal's number when a signal has ended it, 127 when there is no such command
 */
export async function runCommand(
  [name = '', ...args]: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<number> {
  // On Windows npm and its like are scripts, which only a shell can start.
  const shell = process.platform === 'win32';
  let child: ChildProcess | undefined;
  const handOn = (signal: NodeJS.Signals): void => {
    // A terminal has sent it to the command already.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child?.kill(signal);
  };
  // Before the command is there: a signal that nobody listens for would end this process and leave the command.
  for (const signal of signals) process.on(signal, handOn);
  try {
    child = spawn(name, args, { stdio: 'inherit', shell, env: { ...process.env, ...variables } });
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    return code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    process.stderr.write(`${JSON.stringify(name)} cannot be started: ${reason}.\n`);
    return noSuchCommand;
  } finally {
    for (const signal of signals) process.off(signal, handOn);
  }
}
