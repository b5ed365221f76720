import type { Model } from '../model/model.ts';
import { escapeHtml } from './site/html.ts';
import type { Page } from './site/page-model.ts';
import type { MarkdownPages } from './site/render-markdown.ts';

/** The order in which kinds of pages are listed, and what each list is called. */
const lists: readonly (readonly [title: string, kinds: readonly Page['kind'][]])[] = [
  ['Guides', ['guide']],
  ['Operations', ['operation', 'webhook']],
  ['Reference', ['register', 'download']],
  ['Resource groups', ['group']],
  ['Schemas', ['schema']],
  ['Optional', ['index']],
];

/** `llms.txt`: what the site is and where its Markdown pages are, as https://llmstxt.org lays it out. */
export function llmsList(
  { title, version, summary }: Model,
  pages: readonly Page[],
  base: string | undefined,
): string {
  const parts = lists.flatMap(([name, kinds]) => {
    const links = pages
      .filter(({ kind }) => kinds.includes(kind))
      .map((page) => `- [${page.title}](${base ?? ''}${page.path}.md): ${page.description}`);
    return links.length === 0 ? [] : [`## ${name}\n\n${links.join('\n')}`];
  });
  return `${[`# ${title} ${version}`, `> ${summary}`, "Anything that isn't documented is marked with an ID, and never guessed.", ...parts].join('\n\n')}\n`;
}

/** `llms-full.txt`: all pages in one Markdown text, without the lists of pages, the samples and the examples. */
export function llmsFull(pages: readonly Page[], texts: MarkdownPages): string {
  return pages
    .filter(({ kind }) => kind !== 'index')
    .map((page) => texts.part(page, 'llms-full'))
    .join('\n---\n\n');
}

/**
 * `sitemap.xml`. The protocol wants whole addresses; while the address of the site is not known they are relative, and
 * the file says so.
 */
export function sitemap(pages: readonly Page[], base: string | undefined): string {
  const remark =
    base === undefined ? '<!-- Relative: build with DOCS_BASE_URL set to get absolute URLs. -->\n' : '';
  const entries = pages.map(({ path }) => `<url><loc>${escapeHtml(`${base ?? ''}${path}.html`)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${remark}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/**
 * The address at which the site will be published.
 *
 * @param text what the environment says, such as `https://docs.example.org/grants`
 * @returns the address with a slash at its end, or undefined when nothing is said
 * @throws Error when it is no address of a web site
 */
export function readBase(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new Error(`DOCS_BASE_URL has to be the URL of a website: ${text}`);
  }
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}
