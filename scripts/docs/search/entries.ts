import { isEmpty, join, markdownOf, type Phrase } from '../site/phrase.ts';
import { GROUPS, VALUES } from '../pages/atlas.ts';
import { plainText } from '../pages/plain-text.ts';
import type { Block, Field, Page, RowKind, Samples } from '../site/page-model.ts';
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
  gap: 'unknown',
  ambiguity: 'assumption',
  change: 'change',
};

/** Returns the words of a Markdown text, without code blocks, table syntax and list markers. */
function wordsOf(phrase: Phrase): string {
  return markdownOf(phrase)
    .replaceAll(/^(`{3,}|~{3,})[^]*?^\1.*$/gm, '')
    .replaceAll(/^\|(?: *:?-+:? *\|)+ *$/gm, '')
    .replaceAll(
      /^\| *(.*?) *\| *$/gm,
      (_, row: string) => `${row.replaceAll(/\s+\|\s+/g, ' · ').replace(/\.$/, '')}.`,
    )
    .replaceAll(/^ *(?:[-*]|\d+\.|#+) +/gm, '');
}

/**
 * Returns a site's searchable entries. A field or section that several schemas inherit is indexed at the schema with
 * the fewest other fields, which is where it comes from.
 */
export function entriesOfSite(pages: readonly Page[]): Omit<Entry, 'id'>[] {
  const all = pages.map((page) => entriesOf(page));
  const origins = new Map<string, { path: string; among: number }>();
  for (const entries of all) {
    const among = entries.filter(({ kind }) => kind === rowKinds.field).length;
    for (const entry of entries.filter(mayRepeat)) {
      const before = origins.get(keyOf(entry));
      if (!before || among < before.among) origins.set(keyOf(entry), { path: entry.path, among });
    }
  }
  // The list of groups has a section for each, also for those with a page.
  const groupsWithPage = new Set(pages.flatMap(({ kind, title }) => (kind === 'group' ? [title] : [])));
  return all
    .flat()
    .filter((entry) => !mayRepeat(entry) || origins.get(keyOf(entry))?.path === entry.path)
    .filter(
      ({ kind, fragment, title }) =>
        kind !== pageKinds.group || fragment === '' || !groupsWithPage.has(title),
    );
}

function mayRepeat({ kind, fragment }: Omit<Entry, 'id'>): boolean {
  return kind === rowKinds.field || (kind === pageKinds.schema && fragment !== '');
}

function keyOf({ title, text }: Omit<Entry, 'id'>): string {
  return `${title} ${text}`;
}

/**
 * Returns a page's searchable entries: the page, its sections, and its linkable rows. A list of pages is only indexed
 * by title.
 */
export function entriesOf(page: Page): Omit<Entry, 'id'>[] {
  const whole: Section = {
    fragment: '',
    title: page.title,
    kind: pageKinds[page.kind],
    texts: [page.description, isSaid(page) ? '' : (page.lead ?? '')],
  };
  const sections: Section[] = [whole];
  if (page.kind !== 'index') collect([...(page.intro ?? []), ...page.blocks], sections, page);
  for (const pane of page.panes ?? []) {
    if (pane.kind === 'views')
      whole.texts.push(...pane.groups.flatMap(({ cases }) => cases.map(({ title }) => title)));
    if (pane.kind === 'samples') whole.texts.push(languagesOf(pane));
  }
  return sections.map(({ fragment, title, kind, texts }) => {
    // Index a section of a page with many subjects like a separate page.
    const isSubject = gathering.has(page.path) && kind === kindOf(page) && fragment !== '';
    // The name that a page is about, such as an operationId, is part of its URL.
    const named = isSubject || headingKind(fragment) ? fragment : '';
    return {
      path: page.path,
      fragment,
      title,
      page: isSubject ? title : page.title,
      kind,
      name: fragment === '' ? page.path.split('/').slice(1).join(' ') : named,
      text: plainText(texts.map(wordsOf).join(' ')),
    };
  });
}

/** True if a page's description already contains its lead, so that an excerpt would repeat it. */
function isSaid({ description, lead = '' }: Page): boolean {
  return plainText(description).includes(plainText(lead).slice(0, 60));
}

/** Returns the languages of samples, so that a search for a language finds them. */
function languagesOf({ samples }: Samples): string {
  return samples.map(({ label }) => label).join(' · ');
}

/** Pages whose sections are about different things. */
const gathering: ReadonlySet<string> = new Set([VALUES, GROUPS]);

/** Returns the kind of a page's sections. */
function kindOf({ path, kind }: Page): string {
  return path === VALUES ? 'value type' : pageKinds[kind];
}

interface Section {
  fragment: string;
  title: string;
  kind: string;
  texts: Phrase[];
}

function collect(blocks: readonly Block[], sections: Section[], page: Page): void {
  const say = (...texts: Phrase[]): void => void sections.at(-1)?.texts.push(...texts);
  for (const block of blocks) {
    switch (block.kind) {
      case 'heading':
        sections.push({
          fragment: block.id,
          title: plainText(join([block.status?.code, block.text])),
          kind: headingKind(block.id) ?? kindOf(page),
          texts: [],
        });
        break;
      case 'register':
        for (const { id, title, text, remarks } of block.entries)
          sections.push({
            fragment: id,
            title: plainText(title),
            kind: headingKind(id) ?? pageKinds[page.kind],
            texts: [text, ...remarks],
          });
        break;
      case 'prose':
      case 'note':
        say(block.text);
        break;
      case 'list':
        say(...block.items);
        break;
      case 'address':
        say(`${block.method.toUpperCase()} ${block.path}`);
        break;
      case 'table':
        for (const { cells } of block.rows) say(join(cells, ' · '));
        break;
      case 'fields':
        withOwnEntries(sections, () => collectFields(block.fields, sections, page));
        break;
      case 'values': {
        const holder = page.path === VALUES ? sections.at(-1) : sections[0];
        withOwnEntries(sections, () => {
          for (const { value, meaning, id } of block.values) {
            if (id === undefined || page.kind !== 'schema') {
              say(join([value, meaning], ' · '));
              continue;
            }
            sections.push({ fragment: id, title: plainText(value), kind: rowKinds.value, texts: [meaning] });
            // Values without a description are terms for the schema itself.
            if (isEmpty(meaning)) holder?.texts.push(value);
          }
        });
        break;
      }
      case 'conditions':
        for (const { id, when, operations } of block.conditions)
          sections.push({ fragment: id, title: id, kind: rowKinds.condition, texts: [when, operations] });
        break;
      case 'errors':
        for (const { status, when } of block.rows) say(`${status} · ${when}`);
        break;
      case 'fold':
        collect(block.blocks, sections, page);
        break;
      case 'samples':
        say(languagesOf(block));
        break;
      case 'facts':
        for (const { text } of block.facts) say(text);
        break;
      // Register entries are found in their register, and lists of links through the pages they link to.
      case 'unknowns':
      case 'code':
      case 'diagram':
      case 'shelf':
      case 'operations':
      case 'hero':
      case 'ways':
        break;
    }
  }
}

/** Lets blocks create separate entries, then continues with the enclosing section. */
function withOwnEntries(sections: Section[], work: () => void): void {
  const holder = sections.at(-1);
  work();
  const last = sections.at(-1);
  // The section continues after those entries. It is the same section, so index it once.
  if (holder && last !== holder) {
    sections.splice(sections.indexOf(holder), 1);
    sections.push(holder);
  }
}

function collectFields(fields: readonly Field[], sections: Section[], page: Page): void {
  const holder = sections.at(-1);
  for (const { id, kind, name, type, meaning, rules, values } of fields) {
    const text = join(
      [type, meaning, rules, ...values.map((value) => join([value.value, value.meaning]))],
      ' · ',
    );
    // On an operation's page, index the fields of its records as words of the section; they have their own pages.
    if (isShared(page, id, kind) || (kind === 'field' && page.kind !== 'schema')) holder?.texts.push(name);
    else sections.push({ fragment: id, title: name, kind: rowKinds[kind], texts: [text] });
  }
}

/**
 * Returns true if a row on an operation's page repeats the page on requests, so that search finds it only there.
 */
function isShared(page: Page, id: string | undefined, kind: RowKind | undefined): boolean {
  const shared = kind === 'header' || (kind === 'parameter' && id?.startsWith('parameter-') === true);
  return shared && (page.kind === 'operation' || page.path === 'errors');
}

function headingKind(id: string): string | undefined {
  if (/^GAP-\d/.test(id)) return 'unknown';
  if (/^AMB-\d/.test(id)) return 'assumption';
  return undefined;
}
