import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { CommandFailure, UsageError } from './errors.ts';
import { surroundingsOfProcess, type Surroundings } from './surroundings.ts';

type OptionsConfig = NonNullable<ParseArgsConfig['options']>;

/** How a command ends; the same for all of them. */
export const exitCodes = {
  /** The command did what it was asked to, and there is nothing to report. */
  done: 0,
  /** Something was found, or the work failed. */
  failed: 1,
  /** The command line, or an input that it names, cannot be used. */
  unusable: 2,
} as const;

/** What the options of a command line say, typed by their description. */
export type OptionValues<Options extends OptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; strict: true }>
>['values'];

/** A command of package.json. */
export interface Command<Options extends OptionsConfig> {
  /** What `--help` prints; a wrong command line is answered with its first line. */
  readonly usage: string;
  /** The options, as `parseArgs` of Node takes them. `--help` and `-h` are added. */
  readonly options?: Options;
  /** Whether arguments without a dash are taken; default false. */
  readonly allowPositionals?: boolean;
  /**
   * Does the work.
   *
   * @returns the exit code; nothing for 0, or where the work goes on and sets the code itself
   * @throws UsageError and CommandFailure for what the user can mend
   */
  run(
    values: OptionValues<Options>,
    positionals: readonly string[],
    surroundings: Surroundings,
  ): number | void | Promise<number | void>;
}

/**
 * Runs a command: answers `--help`, refuses a command line that is not understood, and reports a failure.
 *
 * @param command what to run
 * @param args what follows the command's name
 * @param surroundings where it runs and prints
 * @returns the exit code, one of {@link exitCodes}; `undefined` where the command's work goes on
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
    // What no command foresaw is a defect of ours, and its stack says where.
    const isKnown = error instanceof CommandFailure;
    err(`${isKnown ? error.message : error instanceof Error ? String(error.stack) : String(error)}\n`);
    return isKnown ? error.exitCode : exitCodes.failed;
  }
}

/**
 * Runs a command when its module is the program that Node was started with; does nothing when it is imported.
 *
 * @param url `import.meta.url` of the command's module
 * @param command what to run with the arguments of the process
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
    // The rest of the message explains how an argument may begin with a dash.
    const [firstSentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(firstSentence, { cause: error });
  }
}
