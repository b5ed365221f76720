import type { OpenApiDocument } from '../../model/document.ts';
import { siteLink } from '../site/links.ts';
import type { Block, Page, Row, RowKind } from '../site/model.ts';
import { heading, prose } from '../site/model.ts';
import { plainText } from './plain-text.ts';

/** The kinds of rows that are looked up by name, and what a list of them is called. */
const kinds: readonly (readonly [RowKind, string])[] = [
  ['field', 'Fields'],
  ['value', 'Values'],
  ['parameter', 'Parameters'],
  ['header', 'Headers'],
];

/**
 * An index like that of a book, for readers without scripts: every field, value, parameter and header, and the pages
 * that explain it.
 *
 * @param document the bundled document
 * @param pages the pages that define names
 */
export function namesPage(document: OpenApiDocument, pages: readonly Page[]): Page {
  const defining = pages.filter(({ kind, path }) => kind === 'schema' || path === 'requests');
  return {
    path: 'names',
    title: 'Index of names',
    description: 'Every field, value, parameter and header of the interface, and where it is explained.',
    kind: 'index',
    blocks: [
      prose(`Every name of ${document.info.title} ${document.info.version} in alphabetical order.`),
      ...kinds.flatMap(([kind, title]): Block[] => {
        const found = new Map<string, string[]>();
        for (const page of defining) {
          for (const row of rowsOf(page.blocks, kind)) {
            const name = plainText(row.cells[0] ?? '');
            const link = siteLink(
              page.kind === 'schema' ? page.path.replace('schemas/', '') : page.title,
              page.path,
              row.id,
            );
            found.set(name, [...(found.get(name) ?? []), link]);
          }
        }
        const names = [...found].toSorted(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
        return [
          heading(2, kind, title),
          prose(names.map(([name, links]) => `- \`${name}\`: ${links.join(', ')}`).join('\n')),
        ];
      }),
    ],
  };
}

function rowsOf(blocks: readonly Block[], kind: RowKind): Row[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'fold') return rowsOf(block.blocks, kind);
    return block.kind === 'table'
      ? block.rows.filter((row) => row.kind === kind && row.id !== undefined)
      : [];
  });
}
