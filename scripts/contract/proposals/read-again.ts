import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { READ_AGAIN } from '../../source/read-again.ts';
import { passagesIn, type Passage } from './passages.ts';
import { SpecFiles } from './spec-files.ts';

/**
 * The passages that are left to read again: those of the list that still stand in the spec word for word. A person rewrites
 * a passage, or takes its line off the list where it is still true.
 *
 * @param folder that holds `openapi.yaml`
 * @returns lines of the list: a file below the folder, a colon, a sentence
 */
export function leftToRead(folder: string): string[] {
  const list = join(folder, READ_AGAIN);
  if (!existsSync(list)) return [];
  const present = new Set(passagesIn(new SpecFiles(folder)).map(lineOf));
  return readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => present.has(line.trim()));
}

/** Adds passages to the list. Those that were rewritten leave it, and an empty list is no file. */
export function listToRead(folder: string, passages: readonly Passage[]): void {
  const lines = [...new Set([...leftToRead(folder), ...passages.map(lineOf)])].toSorted();
  const list = join(folder, READ_AGAIN);
  if (lines.length > 0) writeFileSync(list, `${lines.join('\n')}\n`);
  else rmSync(list, { force: true });
}

/** A passage as the list has it. */
export function lineOf({ file, sentence }: Passage): string {
  return `${file}: ${sentence}`;
}
