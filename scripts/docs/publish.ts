import type { Model } from '../model/model.ts';
import { escapeHtml } from './site/html.ts';
import type { Page } from './site/page-model.ts';
import type { MarkdownPages } from './site/render-markdown.ts';

/** The order of page kinds in lists, and each list's title. */
const lists: readonly (readonly [title: string, kinds: readonly Page['kind'][]])[] = [
  ['Guides', ['guide']],
  ['Operations', ['operation', 'webhook']],
  ['Reference', ['register', 'download']],
  ['Resource groups', ['group']],
  ['Schemas', ['schema']],
  ['Optional', ['index']],
];

/** Builds `llms.txt`, which describes the site and links to its Markdown pages in the format of https://llmstxt.org. */
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

/** Builds `llms-full.txt`: all pages in one Markdown text, without page lists, samples and examples. */
export function llmsFull(pages: readonly Page[], texts: MarkdownPages): string {
  return pages
    .filter(({ kind }) => kind !== 'index')
    .map((page) => texts.part(page, 'llms-full'))
    .join('\n---\n\n');
}

/** Builds `sitemap.xml`, whose URLs have to be absolute. */
export function sitemap(pages: readonly Page[], base: string): string {
  const entries = pages.map(({ path }) => `<url><loc>${escapeHtml(`${base}${path}.html`)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/**
 * Reads the URL of the published site.
 *
 * @param text value of the environment variable, such as `https://docs.example.org/grants`
 * @returns the URL with a trailing slash, or undefined if not set
 * @throws Error if it isn't an HTTP URL
 */
export function readBase(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new Error(`DOCS_BASE_URL must be an http or https URL, but is ${text}`);
  }
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}
