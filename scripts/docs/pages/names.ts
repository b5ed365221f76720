import { siteLink } from '../site/links.ts';
import { code, join, type Phrase, say } from '../site/phrase.ts';
import type { Block, Field, Page, RowKind } from '../site/page-model.ts';
import { blocksOf, heading } from '../site/page-model.ts';
import { plainText } from './plain-text.ts';

/** The kinds of names in the index, and the title of each list. */
const kinds: readonly (readonly [RowKind, string])[] = [
  ['field', 'Fields'],
  ['value', 'Values'],
  ['parameter', 'Parameters'],
  ['header', 'Headers'],
];

/**
 * An alphabetical index for readers without scripts: every field, value, parameter and header, with the pages that
 * explain it.
 *
 * @param pages the pages that define names
 */
export function namesPage(pages: readonly Page[]): Page {
  return {
    path: 'names',
    title: 'Index of names',
    description: 'Every field, value, parameter and header, with the pages that explain it.',
    kind: 'index',
    lead: 'Every field, value, parameter and header in alphabetical order, with the pages that explain it.',
    blocks: kinds.flatMap(([kind, title]): Block[] => {
      const linksByName = new Map<string, Phrase[]>();
      for (const page of pages) {
        for (const { name, id } of namesOf(page, kind)) {
          const link = siteLink(
            // A field's or value's ID starts with its schema's name, a parameter's ends with its component's.
            page.kind === 'schema'
              ? (/^\w+/.exec(id)?.[0] ?? id)
              : kind === 'parameter'
                ? id.replace('parameter-', '')
                : page.title,
            page.path,
            id,
          );
          linksByName.set(name, [...(linksByName.get(name) ?? []), link]);
        }
      }
      const names = [...linksByName].toSorted(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
      return names.length === 0
        ? []
        : [
            heading(2, kind, title),
            { kind: 'list', items: names.map(([name, links]) => say`${code(name)}: ${join(links, ', ')}`) },
          ];
    }),
  };
}

/**
 * Returns the names of a kind that a page defines. Nested fields are on their own pages, unless their object is
 * unnamed.
 */
function namesOf(page: Page, kind: RowKind): { name: string; id: string }[] {
  return [...blocksOf(page)].flatMap((block) => {
    if (block.kind === 'fields')
      return block.fields.filter((field: Field) => field.kind === kind).map(({ name, id }) => ({ name, id }));
    if (block.kind === 'values' && kind === 'value')
      return block.values.flatMap(({ value, id }) =>
        id === undefined ? [] : [{ name: plainText(value), id }],
      );
    return [];
  });
}
