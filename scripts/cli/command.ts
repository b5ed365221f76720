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

/** Where a command runs and prints, so that tests can run one within their own process. */
export interface Surroundings {
  /** The working directory, absolute. */
  readonly cwd: string;
  /** Whether the output may be coloured. */
  readonly isColoured: boolean;
  /** Prints text, newlines included, on the standard output. */
  out(text: string): void;
  /** Prints text, newlines included, on the standard error. */
  err(text: string): void;
}

/** Values of a command line's options. */
export type OptionValues<Options extends OptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; strict: true }>
>['values'];

/** A command in package.json. */
export interface Command<Options extends OptionsConfig> {
  /** The text of `--help`; an invalid command line prints its first line. */
  readonly usage: string;
  /** The options, as Node's `parseArgs` takes them. `--help` and `-h` are added. */
  readonly options?: Options;
  /** Whether positional arguments are allowed; default false. */
  readonly allowPositionals?: boolean;
  /**
   * Runs the command.
   *
   * @returns the exit code; undefined for 0, or if the command keeps running and sets `process.exitCode` itself
   * @throws UsageError or CommandFailure for anything the user can fix
   */
  run(
    values: OptionValues<Options>,
    positionals: readonly string[],
    surroundings: Surroundings,
  ): number | void | Promise<number | void>;
}

/**
 * Runs a command: handles `--help`, an invalid command line and failures.
 *
 * @param command the command
 * @param args the arguments after the command's name
 * @param surroundings where it runs and prints
 * @returns the exit code, one of {@link exitCodes}; `undefined` if the command is still running
 */
export async function runCommand<Options extends OptionsConfig>(
  command: Command<Options>,
  args: readonly string[],
  surroundings: Surroundings,
): Promise<number | undefined> {
  const { out, err } = surroundings;
  const usage = `${command.usage.trim()}\n`;
  try {
    const { values, positionals } = read(command, args);
    if ((values as { help?: boolean }).help) {
      out(usage);
      return exitCodes.done;
    }
    return (await command.run(values, positionals, surroundings)) ?? undefined;
  } catch (error) {
    if (error instanceof UsageError) {
      const [first = ''] = usage.split('\n');
      err(`${error.message}\n${first}\nSee --help for what each option does.\n`);
      return exitCodes.unusable;
    }
    // An unforeseen error is a bug, and its stack says where.
    const isExpected = error instanceof CommandFailure;
    err(`${isExpected ? error.message : error instanceof Error ? String(error.stack) : String(error)}\n`);
    return isExpected ? error.exitCode : exitCodes.failed;
  }
}

/**
 * Runs a command if its module is the program that Node was started with, and does nothing if it is imported.
 *
 * @param url `import.meta.url` of the command's module
 * @param command the command, run with the process's arguments
 */
export async function runAsProgram<Options extends OptionsConfig>(
  url: string,
  command: Command<Options>,
): Promise<void> {
  const program = process.argv[1];
  if (program === undefined || realpathSync(program) !== realpathSync(fileURLToPath(url))) return;
  const code = await runCommand(command, process.argv.slice(2), surroundingsOfProcess());
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
    // The rest of the message explains how to pass an argument that starts with a dash.
    const [firstSentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(firstSentence, { cause: error });
  }
}

/** The process itself. It goes on if the reader of its output, such as `head`, goes away. */
function surroundingsOfProcess(): Surroundings {
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
