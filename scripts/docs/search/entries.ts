import { plainText } from '../pages/plain-text.ts';
import type { Block, Page, RowKind } from '../site/model.ts';
import type { Entry } from './engine.ts';

const pageKinds: Record<Page['kind'], string> = {
  start: 'start',
  guide: 'guide',
  operation: 'operation',
  webhook: 'webhook',
  schema: 'schema',
  group: 'resource group',
  register: 'page',
  index: 'list',
  download: 'downloads',
};

const rowKinds: Record<RowKind, string> = {
  field: 'field',
  value: 'value',
  parameter: 'parameter',
  header: 'header',
  condition: 'error',
  gap: 'not shown',
  ambiguity: 'reading',
  change: 'change',
};

/** The words of a Markdown text: without code blocks, and without the marks of tables and lists. */
function wordsOf(markdown: string): string {
  return markdown
    .replaceAll(/^(`{3,}|~{3,})[^]*?^\1.*$/gm, '')
    .replaceAll(/^\|(?: *:?-+:? *\|)+ *$/gm, '')
    .replaceAll(
      /^\| *(.*?) *\| *$/gm,
      (_, row: string) => `${row.replaceAll(/\s+\|\s+/g, ' · ').replace(/\.$/, '')}.`,
    )
    .replaceAll(/^ *(?:[-*]|\d+\.|#+) +/gm, '');
}

/**
 * What can be found on a page: the page, each of its sections, and each row that has an address. A list of pages is
 * found by its title alone.
 */
export function entriesOf(page: Page): Omit<Entry, 'id'>[] {
  const whole: Section = {
    fragment: '',
    title: page.title,
    kind: pageKinds[page.kind],
    texts: [page.description],
  };
  const sections: Section[] = [whole];
  if (page.kind !== 'index') collect(page.blocks, sections, page);
  return sections.map(({ fragment, title, kind, texts }) => ({
    path: page.path,
    fragment,
    title,
    page: page.title,
    kind,
    // A name that a page is about, such as that of an operation, is part of its address.
    name: fragment === '' ? page.path.split('/').slice(1).join(' ') : '',
    text: plainText(texts.map(wordsOf).join(' ')),
  }));
}

interface Section {
  fragment: string;
  title: string;
  kind: string;
  texts: string[];
}

function collect(blocks: readonly Block[], sections: Section[], page: Page): void {
  const say = (...texts: string[]): void => void sections.at(-1)?.texts.push(...texts);
  for (const block of blocks) {
    switch (block.kind) {
      case 'heading':
        sections.push({
          fragment: block.id,
          title: plainText(block.text),
          kind: headingKind(block.id) ?? pageKinds[page.kind],
          texts: [],
        });
        break;
      case 'prose':
      case 'note':
        say(block.text);
        break;
      case 'endpoint':
        say(`${block.method.toUpperCase()} ${block.address}`);
        break;
      case 'table': {
        const holder = sections.at(-1);
        for (const { id, kind, cells } of block.rows) {
          const [name = '', ...rest] = cells;
          if (isShared(page, id, kind)) continue;
          // On the page of an operation the fields of its records are words of the section: they have pages of their own.
          if (id === undefined || kind === undefined || (kind === 'field' && page.kind !== 'schema')) {
            holder?.texts.push(cells.join(' · '));
          } else {
            const texts = [rest.filter((cell) => cell !== '').join(' · ')];
            sections.push({ fragment: id, title: plainText(name), kind: rowKinds[kind], texts });
          }
        }
        if (holder && sections.at(-1) !== holder) sections.push({ ...holder, texts: [] });
        break;
      }
      case 'fold':
        if (page.kind !== 'operation') collect(block.blocks, sections, page);
        else
          for (const inner of block.blocks)
            if (inner.kind === 'table') for (const row of inner.rows) say(row.cells[0] ?? '');
        break;
      case 'examples':
        say(...block.cases.map(({ title }) => title));
        break;
      case 'diagram':
        say(block.title);
        break;
      case 'code':
      case 'samples':
      case 'cards':
        break;
    }
  }
  // A section that a table cut in two and in which nothing follows is not found twice.
  for (let index = sections.length - 1; index > 0; index -= 1) {
    const section = sections[index];
    if (
      section &&
      section.texts.length === 0 &&
      sections.some((other) => other !== section && other.fragment === section.fragment)
    )
      sections.splice(index, 1);
  }
}

/**
 * Whether a row of an operation's page says what the page on requests says for all of them. It is found there, once, and
 * not once for each operation.
 */
function isShared(page: Page, id: string | undefined, kind: RowKind | undefined): boolean {
  const shared = kind === 'header' || (kind === 'parameter' && id?.startsWith('parameter-') === true);
  return shared && (page.kind === 'operation' || page.path === 'errors');
}

function headingKind(id: string): string | undefined {
  if (/^GAP-\d/.test(id)) return 'not shown';
  if (/^AMB-\d/.test(id)) return 'reading';
  return undefined;
}
