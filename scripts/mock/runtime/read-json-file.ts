import { readFileSync } from 'node:fs';
import { DataError } from './errors.ts';

/** What Node says of the place, in its own way or by quoting the text. */
const notOfTheFault = / (?:in JSON )?at position .*$|, [^,]*".*is not valid JSON$/s;

/**
 * Reads a file of JSON.
 *
 * @throws DataError when it cannot be read or is not JSON in UTF-8; the message says in which line and column
 */
export function readJsonFile(path: string): unknown {
  const text = decode(readBytes(path), path);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const { line, column } = placeOf(faultIn(text), text);
    const reason = error instanceof Error ? error.message.replace(notOfTheFault, '') : '';
    throw new DataError(`${path} must be JSON. Line ${line}, column ${column}: ${reason}.`, { cause: error });
  }
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    const reason = code === 'EISDIR' ? 'it is a folder' : code;
    throw new DataError(`${path} cannot be read: ${reason}.`, { cause: error });
  }
}

/** A byte order mark, with which some editors begin a file, is left out. */
function decode(bytes: Buffer, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new DataError(`${path} must be in UTF-8.`, { cause: error });
  }
}

/**
 * Where the first fault of a text that is not JSON begins. Node tells the place of some faults alone; so this is the length
 * of the longest beginning that is at fault only in that it ends.
 */
function faultIn(text: string): number {
  let [good, bad] = [0, text.length + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (canGoOn(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

function canGoOn(beginning: string): boolean {
  try {
    JSON.parse(beginning);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const position = / at position (\d+)/.exec(message)?.[1];
    return /end of JSON input|^Unterminated/.test(message) || Number(position) >= beginning.length;
  }
}

function placeOf(offset: number, text: string): { line: number; column: number } {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
