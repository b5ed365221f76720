import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { CommandFailure, UsageError } from './errors.ts';

type OptionsConfig = NonNullable<ParseArgsConfig['options']>;

/** Exit codes of all commands. */
export const exitCodes = {
  /** Done, with nothing to report. */
  done: 0,
  /** A finding or a failure. */
  failed: 1,
  /** An invalid command line, or an unusable input. */
  unusable: 2,
} as const;

/** A command's working directory and output streams, injected so that tests can run commands in-process. */
export interface CommandContext {
  /** Absolute path of the working directory. */
  readonly cwd: string;
  /** True if the output may have ANSI colours. */
  readonly isColoured: boolean;
  /** Writes text to stdout, without adding a newline. */
  out(text: string): void;
  /** Writes text to stderr, without adding a newline. */
  err(text: string): void;
}

/** Values of a command line's options. */
export type OptionValues<Options extends OptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; strict: true }>
>['values'];

/** A command in package.json. */
export interface Command<Options extends OptionsConfig> {
  /** The text of `--help`. Its first line is also printed if the command line is invalid. */
  readonly usage: string;
  /** The options, in the format of Node's `parseArgs`. `--help` and `-h` are added. */
  readonly options?: Options;
  /** True to allow positional arguments; default false. */
  readonly allowPositionals?: boolean;
  /**
   * Runs the command.
   *
   * @returns the exit code; undefined means 0, or that the command keeps running and sets `process.exitCode` itself
   * @throws UsageError or CommandFailure for anything the user can fix
   */
  run(
    values: OptionValues<Options>,
    positionals: readonly string[],
    context: CommandContext,
  ): number | void | Promise<number | void>;
}

/**
 * Runs a command, and handles `--help`, invalid arguments and failures.
 *
 * @param args the arguments after the command's name
 * @param context the working directory and output streams
 * @returns the exit code, one of {@link exitCodes}; `undefined` if the command is still running
 */
export async function runCommand<Options extends OptionsConfig>(
  command: Command<Options>,
  args: readonly string[],
  context: CommandContext,
): Promise<number | undefined> {
  const { out, err } = context;
  const usage = `${command.usage.trim()}\n`;
  try {
    const { values, positionals } = read(command, args);
    if ((values as { help?: boolean }).help) {
      out(usage);
      return exitCodes.done;
    }
    return (await command.run(values, positionals, context)) ?? undefined;
  } catch (error) {
    if (error instanceof UsageError) {
      const [first = ''] = usage.split('\n');
      err(`${error.message}\n${first}\nRun with --help for all options.\n`);
      return exitCodes.unusable;
    }
    // Any other error is a bug, so print its stack.
    const isExpected = error instanceof CommandFailure;
    err(`${isExpected ? error.message : error instanceof Error ? String(error.stack) : String(error)}\n`);
    return isExpected ? error.exitCode : exitCodes.failed;
  }
}

/**
 * Runs a command if its module is Node's main module, and does nothing if it was imported.
 *
 * @param url `import.meta.url` of the command's module
 * @param command receives the process's arguments
 */
export async function runAsProgram<Options extends OptionsConfig>(
  url: string,
  command: Command<Options>,
): Promise<void> {
  const program = process.argv[1];
  if (program === undefined || realpathSync(program) !== realpathSync(fileURLToPath(url))) return;
  const code = await runCommand(command, process.argv.slice(2), processContext());
  if (code !== undefined) process.exitCode = code;
}

function read<Options extends OptionsConfig>(
  { options, allowPositionals = false }: Command<Options>,
  args: readonly string[],
): { values: OptionValues<Options>; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals,
    });
    return { values: values as OptionValues<Options>, positionals };
  } catch (error) {
    // Later sentences explain how to pass an argument that starts with a dash.
    const [firstSentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(firstSentence, { cause: error });
  }
}

/** The context of the process. Ignores a closed output pipe, as in `… | head`. */
function processContext(): CommandContext {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
  return {
    cwd: process.cwd(),
    isColoured: process.stdout.isTTY && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb',
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
  };
}
