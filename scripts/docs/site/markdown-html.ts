import MarkdownIt from 'markdown-it';
import { escapeHtml, Html } from './html.ts';
import { type KnownNames, parseTarget, relativeAddress, type Target } from './links.ts';

/** HTML of the Markdown in pages. Markup inside a text is shown and never taken as markup. */
export class MarkdownHtml {
  readonly #markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
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
      if (!site) return `<a href="${escapeHtml(target)}">`;
      return openLink(pageOf(env), site);
    };
    rules['link_close'] = () => {
      inLink -= 1;
      return '</a>';
    };
    rules['code_inline'] = (tokens, index, _options, env) => {
      const name = tokens[index]?.content ?? '';
      const code = `<code>${escapeHtml(name)}</code>`;
      const known = inLink > 0 ? undefined : names.get(name);
      if (!known || (known.path === pageOf(env) && known.fragment === undefined)) return code;
      return `${openLink(pageOf(env), known)}${code}</a>`;
    };
    rules['table_open'] = () => '<div class="table"><table>';
    rules['table_close'] = () => '</table></div>';
    rules['fence'] = (tokens, index) => {
      const token = tokens[index];
      return codeHtml(token?.content ?? '', token?.info.trim() ?? '').text;
    };
  }

  /** A Markdown text of several paragraphs. */
  block(text: string, page: string): Html {
    return new Html(this.#markdown.render(text, { page }).trim());
  }

  /** A Markdown text inside a line; line breaks count as spaces. */
  inline(text: string, page: string): Html {
    const line = text.trim().replaceAll(/\s*\n\s*/g, ' ');
    return new Html(this.#markdown.renderInline(line, { page }));
  }
}

/** Path of the page that holds a text. */
function pageOf(env: unknown): string {
  return typeof env === 'object' && env !== null && 'page' in env ? String(env.page) : '';
}

/** Code as a figure, which gets a copy button where scripts run. */
export function codeHtml(text: string, language: string, label = language): Html {
  return new Html(
    `<figure class="code"><figcaption>${escapeHtml(label)}</figcaption>` +
      `<pre><code>${escapeHtml(text.replace(/\n$/, ''))}</code></pre></figure>`,
  );
}

/** The start of a link to a page; what it leads to decides how it looks. */
function openLink(from: string, { path, fragment }: Target): string {
  const address = path === from && fragment !== undefined ? '' : relativeAddress(from, path, '.html');
  const looks: Record<string, string> = { 'not-shown': 'gap', ambiguities: 'reading', changelog: 'since' };
  const look = fragment === undefined ? undefined : looks[path];
  const attributes = look === undefined ? '' : ` class="${look}"`;
  return `<a${attributes} href="${escapeHtml(address)}${fragment === undefined ? '' : `#${escapeHtml(fragment)}`}">`;
}
