import { markdownTable } from '../markdown.ts';
import { type KnownNames, parseTarget, relativeAddress, siteTarget } from './links.ts';
import type { Block, ExampleCase, Page } from './model.ts';

/**
 * Writes the pages of a site as Markdown. Links lead to the Markdown of other pages. Markdown has no ids of its own, so
 * the places that some page links to are marked by empty elements.
 */
export class MarkdownPages {
  readonly #linked: ReadonlySet<string>;
  readonly #texts = new Map<Page, string>();

  readonly #names: KnownNames;

  /**
   * @param pages all pages, whose links say which places have to be marked
   * @param names where the names are told of that become links where they stand as code
   */
  constructor(pages: readonly Page[], names: KnownNames) {
    this.#names = names;
    const targets = JSON.stringify(pages.map(({ blocks }) => blocks)).matchAll(
      /site:([^)\s"#\\]+#[^)\s"\\]+)/g,
    );
    this.#linked = new Set([
      ...[...targets].map(([, target = '']) => target),
      ...[...names.values()].map(({ path, fragment }) => `${path}#${fragment ?? ''}`),
    ]);
  }

  /** A page as the text at its own address. */
  page(page: Page): string {
    return resolveLinks(this.#textOf(page), page.path);
  }

  /**
   * A page as a part of another text, without the marks of its places.
   *
   * @param from path of that text
   */
  part(page: Page, from: string): string {
    return resolveLinks(this.#textOf(page).replaceAll(/<a id="[^"]*"><\/a>\n*/g, ''), from);
  }

  /** A page with its links unresolved; it is written twice, at its own address and among all pages. */
  #textOf(page: Page): string {
    const known = this.#texts.get(page);
    if (known !== undefined) return known;
    const mark = (id: string | undefined): string =>
      id !== undefined && this.#linked.has(`${page.path}#${id}`) ? `<a id="${id}"></a>` : '';
    const text = [`# ${page.title}`, ...page.blocks.map((block) => renderBlock(block, mark))].join('\n\n');
    const linked = linkNames(text, page.path, this.#names);
    const trimmed = `${linked.replaceAll(/\n{3,}/g, '\n\n').trim()}\n`;
    this.#texts.set(page, trimmed);
    return trimmed;
  }
}

/** Marks a place when something links to it. */
type Mark = (id: string | undefined) => string;

function renderBlock(block: Block, mark: Mark): string {
  switch (block.kind) {
    case 'heading':
      return `${mark(block.id)}\n\n${'#'.repeat(block.level)} ${block.text}`;
    case 'prose':
      return block.text.trim();
    case 'table':
      return markdownTable(
        block.head,
        block.rows.map(({ id, cells: [first = '', ...cells] }) => [mark(id) + first, ...cells]),
      );
    case 'code':
      return fence(block.language, block.text);
    case 'endpoint':
      return `**${block.method.toUpperCase()}** \`${block.address}\``;
    case 'samples':
      return block.samples
        .map(({ label, language, text }) => `${label}:\n\n${fence(language, text)}`)
        .join('\n\n');
    case 'examples':
      return block.cases.map((example) => `${mark(example.id)}\n\n${renderExample(example)}`).join('\n\n');
    case 'note':
      return block.text
        .trim()
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    case 'diagram':
      return `${mark(block.id)}\n\n**${block.title}**\n\n${block.alternative}`;
    case 'fold':
      return [
        mark(block.id),
        `**${block.title}**`,
        ...block.blocks.map((inner) => renderBlock(inner, mark)),
      ].join('\n\n');
    case 'cards':
      return block.cards.map(({ title, target, text }) => `- [${title}](${target}): ${text}`).join('\n');
  }
}

function renderExample({ title, text, sides }: ExampleCase): string {
  const codes = sides.map((side) => `${side.label}:\n\n${fence(side.language, side.text)}`);
  return [`Example: ${title}`, ...(text === undefined ? [] : [text]), ...codes].join('\n\n');
}

function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text.replace(/\n$/, '')}\n\`\`\``;
}

/** Makes links of names that stand as code in the text, but not in headings, in code blocks or in what is a link already. */
function linkNames(text: string, page: string, names: KnownNames): string {
  return text
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part) =>
      part.startsWith('```')
        ? part
        : part.replaceAll(/^#.*$|\[[^\]]*\]\([^)]*\)|`([^`\n]+)`/gm, (whole, name: string | undefined) => {
            const known = name === undefined ? undefined : names.get(name);
            if (!known || (known.path === page && known.fragment === undefined)) return whole;
            return `[${whole}](${siteTarget(known.path, known.fragment)})`;
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
