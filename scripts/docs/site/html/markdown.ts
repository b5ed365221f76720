import type { Nodes, Parent, PhrasingContent, Root, RootContent, Table, TableRow } from 'mdast';
import { parseInline, parseMarkdown, plainText } from '../../markdown.ts';
import { escapeHtml, Html } from '../html.ts';
import { type KnownNames, newTab, parseTarget, relativeAddress, type Target } from '../links.ts';
import { nodesOf, type Phrase } from '../phrase.ts';
import { breakable } from './breakable.ts';
import { colouredCode } from './code.ts';
import { icon } from './icons.ts';
import { tableHtml } from './tables.ts';

/** Register IDs, which are rendered as small marks instead of code. */
const ENTRY = /^(?:GAP|AMB)-\d+$/;

/** The context of a text: its page, and the register entries on that page. */
export interface Place {
  readonly page: string;
  readonly entries: ReadonlySet<string>;
}

/** Renders the Markdown in pages as HTML. Markup inside a text is shown literally. */
export class MarkdownHtml {
  readonly #names: KnownNames;
  readonly #cache = new Map<string, Rendered>();

  /** @param names names that become links if they are formatted as code */
  constructor(names: KnownNames) {
    this.#names = names;
  }

  /** Renders Markdown with all its paragraphs, or a phrase as one paragraph. */
  block(text: Phrase, place: Place): Html {
    if (typeof text === 'string') return this.#render('block', text, place);
    return new Html(`<p>${this.inline(text, place).text}</p>`);
  }

  /** Renders inline text; line breaks count as spaces. */
  inline(text: Phrase, place: Place): Html {
    if (typeof text === 'string') return this.#render('inline', text, place);
    return new Html(new Writer(this.#names, place).phrases(nodesOf(text)));
  }

  /**
   * Renders a text once for all pages of a folder, because many pages contain the same descriptions. The output only
   * depends on the page through links: by folder, by links to the page itself, and by links to entries that only some
   * pages have.
   */
  #render(form: 'block' | 'inline', text: string, place: Place): Html {
    const key = `${form} ${text}`;
    const inFolder = `${folderOf(place.page)} ${key}`;
    const cached = this.#cache.get(key) ?? this.#cache.get(inFolder);
    if (cached && !cached.targets.has(place.page)) return cached.html;
    const writer = new Writer(this.#names, place);
    const html = new Html(
      form === 'block' ? writer.root(parseMarkdown(text)) : writer.phrases(parseInline(text)),
    );
    if (!writer.targets.has(place.page) && !writer.marksEntries)
      this.#cache.set(writer.targets.size === 0 ? key : inFolder, { html, targets: writer.targets });
    return html;
  }
}

/** A text as HTML, and the pages it links to. */
interface Rendered {
  readonly html: Html;
  readonly targets: ReadonlySet<string>;
}

class Writer {
  readonly targets = new Set<string>();
  /** True if the text contains a register ID. */
  marksEntries = false;
  readonly #names: KnownNames;
  readonly #place: Place;

  constructor(names: KnownNames, place: Place) {
    this.#names = names;
    this.#place = place;
  }

  root(root: Root): string {
    return root.children.map((node) => this.#block(node)).join('');
  }

  phrases(nodes: readonly PhrasingContent[], inLink = false): string {
    return withMarksAtWords(withoutBrackets(nodes))
      .map((node) => this.#phrase(node, inLink))
      .join('');
  }

  #block(node: RootContent): string {
    switch (node.type) {
      case 'paragraph':
        return `<p>${this.phrases(node.children)}</p>`;
      case 'heading':
        return `<h${node.depth}>${this.phrases(node.children)}</h${node.depth}>`;
      case 'list': {
        const tag = node.ordered ? 'ol' : 'ul';
        const start = node.ordered && (node.start ?? 1) !== 1 ? ` start="${node.start ?? 1}"` : '';
        const items = node.children.map((item) => {
          const inner = item.children.map((child) =>
            // A tight list has no paragraphs.
            child.type === 'paragraph' && !node.spread && !item.spread
              ? this.phrases(child.children)
              : this.#block(child),
          );
          return `<li>${inner.join('')}</li>`;
        });
        return `<${tag}${start}>${items.join('')}</${tag}>`;
      }
      case 'blockquote':
        return `<blockquote>${node.children.map((child) => this.#block(child)).join('')}</blockquote>`;
      case 'code':
        return codePanel(node.value, node.lang ?? '').text;
      case 'table':
        return this.#table(node);
      case 'thematicBreak':
        return '<hr />';
      default:
        return isParent(node) ? this.phrases(node.children as PhrasingContent[]) : escapeHtml(textOf(node));
    }
  }

  #table(table: Table): string {
    const [head, ...rows] = table.children;
    const cells = (row: TableRow): Html[] =>
      row.children.map((cell) => new Html(this.phrases(cell.children)));
    return tableHtml({
      label: undefined,
      head: (head?.children ?? []).map(({ children }) => ({
        html: new Html(this.phrases(children)),
        text: plainText(children),
      })),
      rows: rows.map((row) => ({ cells: cells(row) })),
    }).text;
  }

  #phrase(node: PhrasingContent, inLink: boolean): string {
    switch (node.type) {
      case 'text':
        return breakable(node.value.replaceAll(/\s*\n\s*/g, ' '));
      case 'strong':
        return `<strong>${this.phrases(node.children, inLink)}</strong>`;
      case 'emphasis':
        // Unknowns look the same everywhere: as a type, in a cell, in a sentence.
        return plainText(node.children) === 'unknown'
          ? '<span class="unknown">unknown</span>'
          : `<em>${this.phrases(node.children, inLink)}</em>`;
      case 'inlineCode':
        return this.#code(node.value, inLink);
      case 'link': {
        const text = this.phrases(node.children, true);
        const site = parseTarget(node.url);
        if (site) return `${this.#open(site)}${text}</a>`;
        return /^(?:https?:|#|\.{0,2}\/)/i.test(node.url)
          ? `<a href="${escapeHtml(node.url)}">${text}</a>`
          : text;
      }
      case 'break':
        return '<br />';
      default:
        return isParent(node)
          ? this.phrases(node.children as PhrasingContent[], inLink)
          : escapeHtml(textOf(node));
    }
  }

  #code(name: string, inLink: boolean): string {
    const place = inLink ? undefined : this.#names.get(name);
    if (place && ENTRY.test(name)) return this.#entry(name, place);
    // Keep a short name on one line, although a browser would break it at its hyphens.
    const whole = name.length <= 24 && /\w-\w/.test(name) ? ' class="nb"' : '';
    const code = `<code${whole}>${breakable(name)}</code>`;
    if (!place || (place.path === this.#place.page && place.fragment === undefined)) return code;
    return `${this.#open(place)}${code}</a>`;
  }

  /** Renders the mark of an unknown or assumption, linked to the note on the page or to the register. */
  #entry(id: string, target: Target): string {
    this.marksEntries = true;
    const href = this.#place.entries.has(id) ? `#${id}` : this.#address(target);
    return `<a class="ref${id.startsWith('AMB') ? ' read' : ''}" href="${escapeHtml(href)}">${id}</a>`;
  }

  #open(target: Target): string {
    return `<a href="${escapeHtml(this.#address(target))}"${newTab(target.path).text}>`;
  }

  #address({ path, fragment }: Target): string {
    const from = this.#place.page;
    this.targets.add(path);
    const address = path === from && fragment !== undefined ? '' : relativeAddress(from, path, '.html');
    return fragment === undefined ? address : `${address}#${fragment}`;
  }
}

const isEntry = (node: PhrasingContent | undefined): boolean =>
  node?.type === 'inlineCode' && ENTRY.test(node.value);

/** Removes the brackets around register IDs, because the marks don't need them. */
function withoutBrackets(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const result = nodes.map((node) => ({ ...node }));
  for (let start = 0; start < result.length; start += 1) {
    const before = result[start];
    if (before?.type !== 'text' || !before.value.endsWith('(') || !isEntry(result[start + 1])) continue;
    let end = start + 2;
    while (end < result.length) {
      const node = result[end];
      if (isEntry(node) || (node?.type === 'text' && /^\s*(?:,|and)?\s*$/.test(node.value))) end += 1;
      else break;
    }
    const after = result[end];
    if (after?.type !== 'text' || !after.value.startsWith(')')) continue;
    // Keep the mark on the same line as the previous word.
    before.value = before.value.replace(/\s*\($/, '\u{A0}');
    after.value = after.value.slice(1);
    for (let index = start + 2; index < end; index += 1) {
      const node = result[index];
      if (node?.type === 'text') node.value = ' ';
    }
  }
  return result;
}

/** Keeps marks on the same line as the previous word, and the second of two with the first. */
function withMarksAtWords(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.map((node, index) =>
    node.type === 'text' &&
    isEntry(nodes[index + 1]) &&
    !(isEntry(nodes[index - 1]) && isEntry(nodes[index - 3]))
      ? { ...node, value: node.value.replace(/ $/, '\u{A0}') }
      : node,
  );
}

function isParent(node: Nodes): node is Nodes & Parent {
  return 'children' in node;
}

function textOf(node: Nodes): string {
  return 'value' in node && typeof node.value === 'string' ? node.value : '';
}

function folderOf(page: string): string {
  return page.slice(0, page.lastIndexOf('/') + 1);
}

/** Language names shown above code. */
const languages: Readonly<Record<string, string>> = {
  sh: 'Shell',
  ts: 'TypeScript',
  json: 'JSON',
  xml: 'XML',
  http: 'HTTP',
  yaml: 'YAML',
  python: 'Python',
  php: 'PHP',
  ruby: 'Ruby',
  go: 'Go',
  java: 'Java',
};

/** Renders code in a panel, with a copy button if scripts run. */
export function codePanel(text: string, language: string): Html {
  const label = languages[language] ?? (language === '' ? 'Text' : language);
  return new Html(
    `<div class="panel"><div class="panel-head"><span class="t">${escapeHtml(label)}</span>${copyButton(`Copy the code, ${label}`).text}</div>` +
      `<pre tabindex="0" role="group" aria-label="${escapeHtml(label)}"><code>${colouredCode(text, language).text}</code></pre></div>`,
  );
}

/** A button that copies its panel's content. */
export function copyButton(name: string, text = ''): Html {
  return new Html(
    `<button class="tool js-only" type="button" data-copy="${escapeHtml(text)}" aria-label="${escapeHtml(name)}">${icon('copy').text}</button>`,
  );
}
