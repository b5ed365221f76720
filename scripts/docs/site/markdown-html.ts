import MarkdownIt from 'markdown-it';
import { breakable } from './breakable.ts';
import { escapeHtml, Html } from './html.ts';
import { type KnownNames, parseTarget, relativeAddress, type Target } from './links.ts';
import { labelCells } from './table-labels.ts';

/** HTML of the Markdown in pages. Markup inside a text is shown and never taken as markup. */
export class MarkdownHtml {
  readonly #markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
  readonly #known = new Map<string, Rendered>();

  /** @param names names that become links where they stand as code */
  constructor(names: KnownNames) {
    const { rules } = this.#markdown.renderer;
    let inLink = 0;
    this.#markdown.validateLink = (url) => /^(?:site:|https?:|#|\.{0,2}\/)/i.test(url);
    this.#markdown.normalizeLink = (url) => url;
    rules['link_open'] = (tokens, index, _options, env) => {
      inLink += 1;
      const target = String(tokens[index]?.attrGet('href') ?? '');
      const site = parseTarget(target);
      return site ? openLink(env, site) : `<a href="${escapeHtml(target)}">`;
    };
    rules['link_close'] = () => {
      inLink -= 1;
      return '</a>';
    };
    rules['code_inline'] = (tokens, index, _options, env) => {
      const name = tokens[index]?.content ?? '';
      const code = `<code>${breakable(name)}</code>`;
      const known = inLink > 0 ? undefined : names.get(name);
      if (!known) return code;
      const link = openLink(env, known);
      return known.path === pageOf(env) && known.fragment === undefined ? code : `${link}${code}</a>`;
    };
    rules['text'] = (tokens, index) => breakable(tokens[index]?.content ?? '');
    labelCells(this.#markdown);
    rules['table_open'] = () => '<div class="table"><table>';
    rules['table_close'] = () => '</table></div>';
    rules['fence'] = (tokens, index) => {
      const token = tokens[index];
      return codeHtml(token?.content ?? '', token?.info.trim() ?? '').text;
    };
  }

  /** A Markdown text of several paragraphs. */
  block(text: string, page: string): Html {
    return this.#render('block', text, page);
  }

  /** A Markdown text inside a line; line breaks count as spaces. */
  inline(text: string, page: string): Html {
    return this.#render('inline', text, page);
  }

  /**
   * Renders a text, once for all pages of a folder that have it: the same descriptions stand on many pages, and only
   * links tell the pages apart, by their folder or by leading to the page itself.
   */
  #render(form: 'block' | 'inline', text: string, page: string): Html {
    const key = `${form} ${text}`;
    const inFolder = `${folderOf(page)} ${key}`;
    const known = this.#known.get(key) ?? this.#known.get(inFolder);
    if (known && !known.targets.has(page)) return known.html;
    const env: Env = { page, targets: new Set() };
    const html = new Html(
      form === 'block'
        ? this.#markdown.render(text, env).trim()
        : this.#markdown.renderInline(text.trim().replaceAll(/\s*\n\s*/g, ' '), env),
    );
    const { targets } = env;
    if (!targets.has(page)) this.#known.set(targets.size === 0 ? key : inFolder, { html, targets });
    return html;
  }
}

/** A text as HTML, and the pages that it leads to. */
interface Rendered {
  readonly html: Html;
  readonly targets: ReadonlySet<string>;
}

/** What the rules of the renderer know of a text: the page that holds it. They add the pages that it leads to. */
// A type and not an interface, which markdown-it would refuse.
type Env = {
  readonly page: string;
  readonly targets: Set<string>;
};

function isEnv(env: unknown): env is Env {
  return typeof env === 'object' && env !== null && 'page' in env && 'targets' in env;
}

/** Path of the page that holds a text. */
function pageOf(env: unknown): string {
  return isEnv(env) ? env.page : '';
}

function folderOf(page: string): string {
  return page.slice(0, page.lastIndexOf('/') + 1);
}

/** Code as a figure, which gets a copy button where scripts run. */
export function codeHtml(text: string, language: string, label = language): Html {
  return new Html(
    `<figure class="code"><figcaption>${escapeHtml(label)}</figcaption>` +
      `<pre><code>${escapeHtml(text.replace(/\n$/, ''))}</code></pre></figure>`,
  );
}

/** The start of a link to a page; what it leads to decides how it looks. */
function openLink(env: unknown, { path, fragment }: Target): string {
  const from = pageOf(env);
  if (isEnv(env)) env.targets.add(path);
  const address = path === from && fragment !== undefined ? '' : relativeAddress(from, path, '.html');
  const looks: Record<string, string> = { 'not-shown': 'gap', ambiguities: 'reading', changelog: 'since' };
  const look = fragment === undefined ? undefined : looks[path];
  const attributes = look === undefined ? '' : ` class="${look}"`;
  return `<a${attributes} href="${escapeHtml(address)}${fragment === undefined ? '' : `#${escapeHtml(fragment)}`}">`;
}
