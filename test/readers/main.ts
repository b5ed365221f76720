/**
 * `node --import tsx test/readers/main.ts` tries third-party tools with each file, prints a table, and compares it with
 * the expectations. Tools are installed on first use, which takes minutes.
 */
import { exitCodes, runAsProgram } from '../../scripts/cli/command.ts';
import { UsageError } from '../../scripts/cli/errors.ts';
import { closeMocks, start } from '../support/mock.ts';
import { differences, fileNames } from './expectations.ts';
import { COLUMNS, type Column, type FileName } from './reader.ts';
import { readers } from './readers.ts';
import { type Result, tryReader } from './try-reader.ts';

const usage = `Usage: node --import tsx test/readers/main.ts [<options>] [tool…]

  --file <name>   try only this file; may be repeated (${fileNames.join(', ')})
  --help          show this

Tools: ${readers.map(({ name }) => name).join(', ')}`;

const columns = Object.keys(COLUMNS) as Column[];
const width = Math.max(...readers.map(({ name }) => name.length)) + 1;

function row(name: string, file: string, cell: (column: Column) => string): string {
  return [name.padEnd(width), file.padEnd(25), ...columns.map((column) => cell(column).padEnd(9))]
    .join(' ')
    .trimEnd();
}

function mark(result: Result, column: Column): string {
  const verdict = result[column];
  if (verdict === undefined) return '-';
  return verdict === 'right' ? 'right' : 'WRONG';
}

/**
 * Tries tools with files, in sequence.
 *
 * @param print receives the table and the differences, line by line
 * @returns the differences from the expectations
 */
async function tryAll(
  chosen: readonly (typeof readers)[number][],
  files: readonly FileName[],
  print: (line: string) => void,
): Promise<string[]> {
  const { url } = await start();
  const wrong: string[] = [];
  const unexpected: string[] = [];
  print(row('tool', 'file', (column) => column));
  try {
    for (const reader of chosen)
      for (const file of files) {
        const result = await tryReader(reader, file, url);
        print(row(reader.name, file, (column) => mark(result, column)));
        for (const [column, verdict] of Object.entries(result))
          if (verdict !== 'right') wrong.push(`${reader.name} ${file} ${column}: ${verdict.wrong.trim()}`);
        unexpected.push(...differences(reader, file, result));
      }
  } finally {
    await closeMocks();
  }
  if (wrong.length > 0) print(`\nFailures:\n${wrong.join('\n')}`);
  return unexpected;
}

await runAsProgram(import.meta.url, {
  usage,
  allowPositionals: true,
  options: { file: { type: 'string', multiple: true } },
  run: async ({ file = [] }, names, { out }) => {
    const unknown = [
      ...names.filter((name) => !readers.some((reader) => reader.name === name)),
      ...file.filter((name) => !fileNames.includes(name as FileName)),
    ];
    if (unknown.length > 0) throw new UsageError(`Unknown tool: ${unknown.join(', ')}.`);
    const chosen = readers.filter(({ name }) => names.length === 0 || names.includes(name));
    const files = file.length > 0 ? (file as FileName[]) : fileNames;
    const unexpected = await tryAll(chosen, files, (line) => out(`${line}\n`));
    out(
      unexpected.length > 0
        ? `\nUnexpected results:\n${unexpected.join('\n')}\n`
        : '\nAll results are as expected.\n',
    );
    return unexpected.length > 0 ? exitCodes.failed : exitCodes.done;
  },
});
