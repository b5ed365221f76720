import { accessSync, constants, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { exitCodes } from '../../cli/command.ts';
import { CommandFailure, UsageError } from '../../cli/errors.ts';

/**
 * Checks up front that the reports can be written, so that a bad file name can't discard a finished check.
 *
 * @param files absolute paths
 * @throws UsageError naming the file
 */
export function assertWritable(files: readonly string[]): void {
  const duplicate = files.find((file, index) => files.indexOf(file) !== index);
  if (duplicate !== undefined)
    throw new UsageError(`Two reports have the file ${duplicate}. Pass a different file for each.`);
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
    `Can't write ${file}. Pass a file in an existing, writable folder.`,
    exitCodes.unusable,
    { cause },
  );
}
