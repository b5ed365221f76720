import { readFile } from 'node:fs/promises';
import type { Model } from '../model/model.ts';
import type { ClientOperation } from './emit/client-operations.ts';
import { meaningInLine } from './emit/errors-source.ts';

/** Writes the package's README: a hand-written text with tables generated from the bundle. */
export async function writePackageReadme(
  model: Model,
  operations: readonly ClientOperation[],
  version: string,
): Promise<string> {
  const text = await readFile(new URL('package-readme.md', import.meta.url), 'utf8');
  const calls = operations.map(({ group, method, slugs, body, query, operation }) => {
    const names = [
      ...slugs.map(({ name }) => name),
      ...(body ? ['body'] : []),
      ...(query.length > 0 ? ['query'] : []),
    ];
    return [`\`client.${group}.${method}(${names.join(', ')})\``, operation.summary];
  });
  const errors = model.errors.map((error) => [
    `\`${error.kind}Error\``,
    `${error.status}: ${meaningInLine(error)}`,
  ]);
  // The formatter inserts an empty line before a comment, but table rows must directly follow the head.
  return text
    .replaceAll('{{version}}', version)
    .replace('\n<!-- operations -->', rows(calls))
    .replace('\n<!-- errors -->', rows(errors));
}

function rows(cells: readonly string[][]): string {
  return cells.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
