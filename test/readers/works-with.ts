import { fileNames, shortcomings } from './expectations.ts';
import type { FileName, Reader } from './reader.ts';
import { readers } from './readers.ts';

/** Returns the file recommended for a tool: the first one without failures, otherwise the one with the fewest. */
export function fileFor({ name }: Reader): FileName {
  const knownShortcomings = shortcomings[name] ?? [];
  const wrong = (file: FileName): number =>
    knownShortcomings.filter(({ files }) => files.includes(file)).length;
  return fileNames.toSorted((a, b) => wrong(a) - wrong(b))[0] ?? 'openapi.json';
}

/** A row of the guide: the file to use with a tool, and its settings. */
export type Row = readonly [language: string, tool: string, file: string, setting: string];

/** Returns the guide's rows for all tools, sorted by language and tool. */
export function worksWith(): Row[] {
  return readers
    .map((reader): Row => [
      `${reader.language.charAt(0).toUpperCase()}${reader.language.slice(1)}`,
      reader.title,
      `\`${fileFor(reader)}\``,
      reader.setting ?? '',
    ])
    .toSorted(([a, tool], [b, other]) => a.localeCompare(b) || tool.localeCompare(other));
}
