import { fence, markdownTable } from '../markdown.ts';
import { isEmpty, join, markdownOf, type Phrase } from './phrase.ts';
import { hasCode, sampleNote } from './html/panels.ts';
import { type KnownNames, parseTarget, relativeAddress, siteLink, siteTarget } from './links.ts';
import {
  type Block,
  type Field,
  MANY_PLACES,
  type Page,
  type Pane,
  type RegisterEntry,
  type Value,
} from './page-model.ts';

/**
 * Renders a site's pages as Markdown. Links point to the Markdown of other pages. Markdown has no IDs, so link targets
 * are marked with empty elements.
 */
export class MarkdownPages {
  readonly #linked: ReadonlySet<string>;

  readonly #names: KnownNames;

  /**
   * @param pages all pages, whose links determine which places to mark
   * @param names where names formatted as code link to
   */
  constructor(pages: readonly Page[], names: KnownNames) {
    this.#names = names;
    const targets = JSON.stringify(pages).matchAll(/site:([^)\s"#\\]+#[^)\s"\\]+)/g);
    this.#linked = new Set([
      ...[...targets].map(([, target = '']) => target),
      ...[...names.values()].map(({ path, fragment }) => `${path}#${fragment ?? ''}`),
    ]);
  }

  /** Renders a page as a separate file. */
  page(page: Page): string {
    const mark = (id: string | undefined): string =>
      id !== undefined && this.#linked.has(`${page.path}#${id}`) ? `<a id="${id}"></a>` : '';
    return resolveLinks(this.#textOf(page, page.panes ?? [], mark), page.path);
  }

  /**
   * Renders a page as part of another text, without link targets, samples and examples.
   *
   * @param from path of that text
   */
  part(page: Page, from: string): string {
    return resolveLinks(
      this.#textOf(page, [], () => ''),
      from,
    );
  }

  /** Renders a page with unresolved links. */
  #textOf(page: Page, panes: readonly Pane[], mark: Mark): string {
    const text = [
      `# ${page.title}`,
      markdownOf(page.lead ?? ''),
      ...(page.intro ?? []).map((block) => renderBlock(block, mark)),
      ...panes.filter(({ kind }) => kind === 'samples').map((pane) => renderPane(pane, mark)),
      ...page.blocks.map((block) => renderBlock(block, mark)),
      ...(panes.some(({ kind }) => kind === 'views') ? ['## Examples'] : []),
      ...panes.filter(({ kind }) => kind !== 'samples').map((pane) => renderPane(pane, mark)),
    ].join('\n\n');
    const linked = linkNames(text, page.path, this.#names);
    return `${linked.replaceAll(/\n{3,}/g, '\n\n').trim()}\n`;
  }
}

/** Marks a place if something links to it. */
type Mark = (id: string | undefined) => string;

function renderBlock(block: Block, mark: Mark): string {
  switch (block.kind) {
    case 'heading': {
      const status = block.status === undefined ? '' : `${block.status.code} `;
      return `${mark(block.id)}\n\n${'#'.repeat(block.level)} ${status}${markdownOf(block.text)}`;
    }
    case 'prose':
      return markdownOf(block.text).trim();
    case 'list':
      return block.items
        .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${inLine(item)}`)
        .join('\n');
    case 'table':
      return markdownTable(
        block.head,
        block.rows.map(({ id, cells: [first = '', ...cells] }) => [
          mark(id) + markdownOf(first),
          ...cells.map(markdownOf),
        ]),
      );
    case 'code':
      return fence(block.language, block.text);
    case 'samples':
      return renderPane(block, mark);
    case 'address':
      return `**${block.method.toUpperCase()}** \`{base_url}${block.path}\``;
    case 'facts':
      return block.facts
        .map(({ term, text, bare }) => `- ${bare ? '' : `${term}: `}${markdownOf(text)}`)
        .join('\n');
    case 'fields':
      return fieldLines(block.fields, mark, '').join('\n');
    case 'values':
      return valueLines(block.values, mark).join('\n');
    case 'errors':
      return markdownTable(
        ['Status', 'When', 'Condition (our name)'],
        block.rows.map(({ id, status, when, condition }) => [
          mark(id) + status,
          when,
          condition === undefined ? '' : markdownOf(siteLink(condition, 'errors', condition)),
        ]),
      );
    case 'conditions':
      return block.conditions
        .map(({ id, when, operations }) => `- ${mark(id)}${when} Condition: ${id}. ${markdownOf(operations)}`)
        .join('\n');
    case 'unknowns':
      return [
        `**${block.title}**`,
        block.entries
          .map(({ id, text, also = [] }) => {
            const ids = [id, ...also].map((each) => `${mark(each === id ? undefined : each)}\`${each}\``);
            return `- ${mark(id)}${text} (${ids.join(', ')})`;
          })
          .join('\n'),
      ].join('\n\n');
    case 'register':
      return block.entries.map((entry) => registerEntry(entry, mark)).join('\n\n');
    case 'note':
      return [`**${block.title}**`, '', ...markdownOf(block.text).trim().split('\n')]
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    case 'diagram':
      // Without the caption, which describes the drawing.
      return `${mark(block.id)}\n\n${block.entries.map(({ title, text }) => `- ${markdownOf(title)}: ${markdownOf(text)}`).join('\n')}`;
    case 'fold':
      return [
        mark(block.id),
        `**${block.title}**`,
        ...block.blocks.map((inner) => renderBlock(inner, mark)),
      ].join('\n\n');
    case 'shelf':
      return block.links
        .map(
          ({ title, target, text }, index) =>
            `${block.ordered ? `${index + 1}.` : '-'} [${title}](${target}): ${text}`,
        )
        .join('\n');
    case 'operations':
      return block.operations
        .map(
          ({ method, title, target, path }) =>
            `- [${title}](${target}): ${method === undefined ? `\`${path}\`, method and path unknown` : `\`${method.toUpperCase()} ${path}\``}`,
        )
        .join('\n');
    case 'hero':
      return [
        `**${block.promise}.**`,
        markdownOf(block.lead),
        block.actions.map(({ title, target }) => `- [${title}](${target})`).join('\n'),
        ...block.panes.map((pane) => renderPane(pane, mark)),
      ].join('\n\n');
    case 'ways':
      return block.ways
        .map(({ title, text, links }) =>
          [`### ${title}`, text, links.map((link) => `- [${link.title}](${link.target})`).join('\n')].join(
            '\n\n',
          ),
        )
        .join('\n\n');
  }
}

function registerEntry({ id, title, text, remarks, source, places }: RegisterEntry, mark: Mark): string {
  const count = places.length > MANY_PLACES ? ` ${places.length} places` : '';
  const affected = places.length === 0 ? '' : ` Affects${count}: ${markdownOf(join(places, ', '))}.`;
  return [
    mark(id),
    `### ${id}: ${title}`,
    ...[text, ...remarks].map(markdownOf),
    `${markdownOf(source)}${affected}`,
  ].join('\n\n');
}

function renderPane(pane: Pane, mark: Mark): string {
  switch (pane.kind) {
    case 'samples':
      return [
        mark(pane.id),
        ...pane.samples.map(({ label, language, text }) => `${label}:\n\n${fence(language, text)}`),
      ].join('\n\n');
    case 'views':
      return [
        ...(hasCode(pane) ? [sampleNote] : []),
        ...pane.groups.flatMap(({ status, cases }) =>
          cases.map(({ id, title, text, sides }) =>
            [
              `${mark(id)}Example${status === undefined ? '' : ` of ${status.code}`}: ${title}`,
              ...(text === undefined ? [] : [markdownOf(text)]),
              ...sides.map((side) => fence(side.format, side.text)),
            ].join('\n\n'),
          ),
        ),
      ].join('\n\n');
    case 'card':
      return [
        `**${pane.title}**`,
        pane.entries
          .map(
            ({ term, remark, text }) =>
              `- ${markdownOf(term)}${remark === undefined ? '' : ` (${remark})`}: ${markdownOf(text)}`,
          )
          .join('\n'),
      ].join('\n\n');
  }
}

/** Renders fields as a list, with nested fields indented. */
function fieldLines(fields: readonly Field[], mark: Mark, indent: string): string[] {
  return fields.flatMap(({ id, name, look, type, chips, meaning, rules, values, valuesLabel, fold }) => {
    const title = look === 'words' ? `*${name}*` : `\`${name}\``;
    const marks = chips.map((chip) => {
      if (chip.kind === 'unplaced') return 'method and path unknown';
      return chip.kind === 'since'
        ? markdownOf(siteLink(`since ${chip.version}`, 'changelog', `v${chip.version}`))
        : chip.kind;
    });
    const explained = values.some((value) => !isEmpty(value.meaning));
    const listed =
      values.length === 0 || explained
        ? ''
        : `${valuesLabel}: ${values.map(({ value }) => markdownOf(value)).join(', ')}.`;
    const text = inLine(join([meaning, rules, listed]));
    return [
      `${indent}- ${mark(id)}${title} (${[markdownOf(type), ...marks].join(', ')}): ${text}`.trimEnd(),
      ...(explained ? valueLines(values, mark).map((line) => `${indent}  ${line}`) : []),
      ...(fold ? fieldLines(fold.fields, mark, `${indent}  `) : []),
    ];
  });
}

function valueLines(values: readonly Value[], mark: Mark): string[] {
  return values.map(({ value, meaning, id }) =>
    inLine([`- ${mark(id)}`, value, ...(isEmpty(meaning) ? [] : [': ', meaning])]),
  );
}

/** Renders a phrase as Markdown on one line. */
function inLine(phrase: Phrase): string {
  return markdownOf(phrase).replaceAll(/\s*\n\s*/g, ' ');
}

/** Links names formatted as code, except in headings, code blocks and existing links. */
function linkNames(text: string, page: string, names: KnownNames): string {
  return text
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part) =>
      part.startsWith('```')
        ? part
        : part.replaceAll(/^#.*$|\[[^\]]*\]\([^)]*\)|`([^`\n]+)`/gm, (whole, name: string | undefined) => {
            const place = name === undefined ? undefined : names.get(name);
            if (!place || (place.path === page && place.fragment === undefined)) return whole;
            return `[${whole}](${siteTarget(place.path, place.fragment)})`;
          }),
    )
    .join('');
}

function resolveLinks(text: string, from: string): string {
  return text.replaceAll(/\]\((site:[^)\s]+)\)/g, (whole, target: string) => {
    const site = parseTarget(target);
    if (!site) return whole;
    const fragment = site.fragment === undefined ? '' : `#${site.fragment}`;
    const address = site.path === from && fragment !== '' ? '' : relativeAddress(from, site.path, '.md');
    return `](${address}${fragment})`;
  });
}
