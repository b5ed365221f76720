import type { Nodes, Parent, PhrasingContent, Root, RootContent, Table, TableRow } from 'mdast';
import { parseInline, parseMarkdown, plainText } from '../../markdown.ts';
import { escapeHtml, Html } from '../html.ts';
import { type KnownNames, newTab, parseTarget, relativeAddress, type Target } from '../links.ts';
import { nodesOf, type Phrase } from '../phrase.ts';
import { breakable } from './breakable.ts';
import { colouredCode } from './code.ts';
import { icon } from './icons.ts';
import { tableHtml } from './tables.ts';

/** Ids of registers, which are written as small marks and not as code. */
const ENTRY = /^(?:GAP|AMB)-\d+$/;

/** Where a text stands: on which page, and which entries of registers that page has itself. */
export interface Place {
  readonly page: string;
  readonly entries: ReadonlySet<string>;
}

/** HTML of the Markdown in pages. Markup inside a text is shown and never taken as markup. */
export class MarkdownHtml {
  readonly #names: KnownNames;
  readonly #known = new Map<string, Rendered>();

  /** @param names names that become links where they stand as code */
  constructor(names: KnownNames) {
    this.#names = names;
  }

  /** An author's Markdown with all its paragraphs, or a phrase as one paragraph. */
  block(text: Phrase, place: Place): Html {
    if (typeof text === 'string') return this.#render('block', text, place);
    return new Html(`<p>${this.inline(text, place).text}</p>`);
  }

  /** A text inside a line; line breaks count as spaces. */
  inline(text: Phrase, place: Place): Html {
    if (typeof text === 'string') return this.#render('inline', text, place);
    return new Html(new Writer(this.#names, place).phrases(nodesOf(text)));
  }

  /**
   * Renders a text, once for all pages of a folder that have it: the same descriptions stand on many pages, and only
   * links tell the pages apart, by their folder, by leading to the page itself, or by leading to an entry that a page has
   * and another has not.
   */
  #render(form: 'block' | 'inline', text: string, place: Place): Html {
    const key = `${form} ${text}`;
    const inFolder = `${folderOf(place.page)} ${key}`;
    const known = this.#known.get(key) ?? this.#known.get(inFolder);
    if (known && !known.targets.has(place.page)) return known.html;
    const writer = new Writer(this.#names, place);
    const html = new Html(
      form === 'block' ? writer.root(parseMarkdown(text)) : writer.phrases(parseInline(text)),
    );
    if (!writer.targets.has(place.page) && !writer.marksEntries)
      this.#known.set(writer.targets.size === 0 ? key : inFolder, { html, targets: writer.targets });
    return html;
  }
}

/** A text as HTML, and the pages that it leads to. */
interface Rendered {
  readonly html: Html;
  readonly targets: ReadonlySet<string>;
}

/** Writes one text. */
class Writer {
  readonly targets = new Set<string>();
  /** Whether an id of a register stands in the text. */
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
        // What is not known looks so wherever it stands: as a type, in a cell, in a sentence.
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
    const known = inLink ? undefined : this.#names.get(name);
    if (known && ENTRY.test(name)) return this.#entry(name, known);
    // A short name keeps together what a browser would part at its hyphens.
    const whole = name.length <= 24 && /\w-\w/.test(name) ? ' class="nb"' : '';
    const code = `<code${whole}>${breakable(name)}</code>`;
    if (!known || (known.path === this.#place.page && known.fragment === undefined)) return code;
    return `${this.#open(known)}${code}</a>`;
  }

  /** The mark of something that is not shown or was read in one of two ways: to the note on the page, or the register. */
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

/** Texts put the ids of registers in brackets; the marks that they become need none. */
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
    // The mark stays in the line of the word before it.
    before.value = before.value.replace(/\s*\($/, '\u{A0}');
    after.value = after.value.slice(1);
    for (let index = start + 2; index < end; index += 1) {
      const node = result[index];
      if (node?.type === 'text') node.value = ' ';
    }
  }
  return result;
}

/** A mark stays in the line of the word before it, and so does the second of two. */
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

/** What a language is called above its code. */
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

/** Code in a panel of its own, which gets a copy button where scripts run. */
export function codePanel(text: string, language: string): Html {
  const label = languages[language] ?? (language === '' ? 'Text' : language);
  return new Html(
    `<div class="panel"><div class="panel-head"><span class="t">${escapeHtml(label)}</span>${copyButton(`Copy the code, ${label}`).text}</div>` +
      `<pre tabindex="0" role="group" aria-label="${escapeHtml(label)}"><code>${colouredCode(text, language).text}</code></pre></div>`,
  );
}

/** A button that copies what its panel shows. */
export function copyButton(name: string, text = ''): Html {
  return new Html(
    `<button class="tool js-only" type="button" data-copy="${escapeHtml(text)}" aria-label="${escapeHtml(name)}">${icon('copy').text}</button>`,
  );
}
