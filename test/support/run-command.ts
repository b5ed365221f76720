import type { ParseArgsConfig } from 'node:util';
import { runCommand, type Command } from '../../scripts/cli/command.ts';

/** A command's exit code and output. */
export interface CommandRun {
  readonly status: number | undefined;
  readonly out: string;
  readonly err: string;
}

/** Runs a command in this process. */
export async function runInProcess<Options extends NonNullable<ParseArgsConfig['options']>>(
  command: Command<Options>,
  args: readonly string[],
  cwd: string = process.cwd(),
): Promise<CommandRun> {
  let out = '';
  let err = '';
  const status = await runCommand(command, args, {
    cwd,
    isColoured: false,
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  });
  return { status, out, err };
}
