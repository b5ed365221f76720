import { accessSync, constants, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { exitCodes } from '../../cli/command.ts';
import { CommandFailure, UsageError } from '../../cli/errors.ts';

/**
 * Checks up front that the reports can be written, so that nobody loses a finished check to a bad file name.
 *
 * @param files absolute paths
 * @throws UsageError naming the file
 */
export function assertWritable(files: readonly string[]): void {
  const twice = files.find((file, index) => files.indexOf(file) !== index);
  if (twice !== undefined)
    throw new UsageError(`${twice} is named twice; give each report a file of its own`);
  for (const file of files) {
    try {
      const stats = statSync(file, { throwIfNoEntry: false });
      if (stats?.isDirectory()) throw new Error("It's a folder.");
      if (!statSync(dirname(file)).isDirectory()) throw new Error("Its parent isn't a folder.");
      accessSync(stats ? file : dirname(file), constants.W_OK);
    } catch (error) {
      throw cannotWrite(file, error);
    }
  }
}

export function writeReport(file: string, content: string): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw cannotWrite(file, error);
  }
}

function cannotWrite(file: string, cause: unknown): CommandFailure {
  return new CommandFailure(
    `${file} cannot be written: name a file in a folder that exists and that you may write to.`,
    exitCodes.unusable,
    { cause },
  );
}
