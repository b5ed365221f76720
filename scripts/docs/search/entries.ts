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

/** The words of a Markdown text: without code blocks, and without the marks of tables and lists. */
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
 * What can be found on a site. What several schemas have from the same one, a field or a section, is found where it
 * stands with the fewest other fields: there it comes from.
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
  return all.flat().filter((entry) => !mayRepeat(entry) || origins.get(keyOf(entry))?.path === entry.path);
}

function mayRepeat({ kind, fragment }: Omit<Entry, 'id'>): boolean {
  return kind === rowKinds.field || (kind === pageKinds.schema && fragment !== '');
}

function keyOf({ title, text }: Omit<Entry, 'id'>): string {
  return `${title} ${text}`;
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
    // A section of a page that gathers many subjects is found as a page of its own.
    const isSubject = gathering.has(page.path) && kind === kindOf(page) && fragment !== '';
    // A name that a page is about, such as that of an operation, is part of its address.
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

/** Whether the description of a page says its lead already, so that an excerpt would repeat itself. */
function isSaid({ description, lead = '' }: Page): boolean {
  return plainText(description).includes(plainText(lead).slice(0, 60));
}

/** The languages of samples, so that who asks for one finds where it is shown. */
function languagesOf({ samples }: Samples): string {
  return samples.map(({ label }) => label).join(' · ');
}

/** Pages whose sections are about different things. */
const gathering: ReadonlySet<string> = new Set([VALUES, GROUPS]);

/** What the sections of a page are. */
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
        for (const { id, title, text, remarks, places } of block.entries)
          sections.push({
            fragment: id,
            title: plainText(title),
            kind: headingKind(id) ?? pageKinds[page.kind],
            texts: [text, ...remarks, ...places],
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
            // Names without a word of their own are what the schema is about.
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
      case 'diagram':
        say(block.title);
        break;
      case 'samples':
        say(languagesOf(block));
        break;
      case 'facts':
        for (const { text } of block.facts) say(text);
        break;
      // Entries of registers are found in their registers, and lists of links by the pages that they lead to.
      case 'unknowns':
      case 'code':
      case 'shelf':
      case 'operations':
      case 'hero':
      case 'ways':
        break;
    }
  }
}

/** Lets blocks make entries of their own, and goes on with the section that they stand in. */
function withOwnEntries(sections: Section[], work: () => void): void {
  const holder = sections.at(-1);
  work();
  const last = sections.at(-1);
  // The section goes on behind its entries; it is the same section, so it is found once.
  if (holder && last !== holder) {
    sections.splice(sections.indexOf(holder), 1);
    sections.push(holder);
  }
}

function collectFields(fields: readonly Field[], sections: Section[], page: Page): void {
  const holder = sections.at(-1);
  for (const { id, kind, name, type, meaning, rules, values, fold } of fields) {
    const text = join(
      [type, meaning, rules, ...values.map((value) => join([value.value, value.meaning]))],
      ' · ',
    );
    // On the page of an operation the fields of its records are words of the section: they have pages of their own.
    if (isShared(page, id, kind)) holder?.texts.push(kind === 'parameter' ? join([name, rules]) : name);
    else if (kind === 'field' && page.kind !== 'schema') holder?.texts.push(name);
    else sections.push({ fragment: id, title: name, kind: rowKinds[kind], texts: [text] });
    // The fields of fields have pages of their own as well.
    if (fold && page.kind === 'schema') holder?.texts.push(...fold.fields.map((inner) => inner.name));
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
  if (/^GAP-\d/.test(id)) return 'unknown';
  if (/^AMB-\d/.test(id)) return 'assumption';
  return undefined;
}
