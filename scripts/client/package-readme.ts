import { readFile } from 'node:fs/promises';
import type { OpenApiDocument } from '../model/document.ts';
import type { ClientOperation } from './emit/client-operations.ts';
import { errorKinds } from './emit/errors-source.ts';

/**
 * Writes the README of the package: a text written by hand, with tables made from the bundle.
 *
 * @param document the bundled document
 * @param operations of the client
 */
export async function writePackageReadme(
  document: OpenApiDocument,
  operations: readonly ClientOperation[],
): Promise<string> {
  const text = await readFile(new URL('package-readme.md', import.meta.url), 'utf8');
  const calls = operations.map(({ group, method, slugs, body, query, placed }) => {
    const names = [
      ...slugs.map(({ name }) => name),
      ...(body ? ['body'] : []),
      ...(query.length > 0 ? ['query'] : []),
    ];
    return [`\`client.${group}.${method}(${names.join(', ')})\``, placed.operation.summary ?? ''];
  });
  const errors = errorKinds(document).map(({ kind, meaning }) => [`\`${kind}\``, meaning]);
  // The formatter wants an empty line before a comment; rows follow the head of their table at once.
  return text.replace('\n<!-- operations -->', rows(calls)).replace('\n<!-- errors -->', rows(errors));
}

function rows(cells: readonly string[][]): string {
  return cells.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
