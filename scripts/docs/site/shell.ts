import { contentSecurityPolicy } from '../reference/self-host.ts';
import { oncePer } from '../once-per.ts';
import { markup, Html } from './html.ts';
import { relativeAddress } from './links.ts';
import type { Page } from './model.ts';

/** The files that every page loads, by their names in the site. */
export interface Assets {
  style: string;
  colors: string;
  script: string;
  search: string;
}

/** A group of links in the navigation. */
export interface Menu {
  title: string;
  links: { title: string; path: string }[];
}

/** What surrounds the content of every page. */
export interface Shell {
  siteTitle: string;
  version: string;
  assets: Assets;
  menus: readonly Menu[];
  /** Address at which the site is published, with a slash at its end; undefined while it is not known. */
  base: string | undefined;
}

/**
 * A whole page.
 *
 * @param shell what surrounds every page
 * @param page the page
 * @param content its content as HTML
 */
export function renderPage(shell: Shell, page: Page, content: Html): string {
  const { siteTitle, version, assets, base } = shell;
  const to = (path: string): string => relativeAddress(page.path, path, '.html');
  const root = '../'.repeat(page.path.split('/').length - 1);
  const own = `${page.path}.html`;
  const canonical =
    base === undefined ? (own.split('/').at(-1) ?? own) : base + (own === 'index.html' ? '' : own);
  const title = page.path === 'index' ? `${siteTitle} ${version}` : `${page.title} · ${siteTitle}`;
  const twin = `${page.path.split('/').at(-1) ?? ''}.md`;
  return markup`<!doctype html>
    <html lang="en" data-root="${root}" data-search="${assets.search}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}" />
        <meta name="description" content="${page.description}" />
        <link rel="canonical" href="${canonical}" />
        <link rel="alternate" type="text/markdown" href="${twin}" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${to(assets.style)}" />
        <script src="${to(assets.colors)}"></script>
        <script src="${to(assets.script)}" defer></script>
      </head>
      <body id="top">
        <a class="skip" href="#content">Skip to the content</a>
        <header>
          <a class="menu-button" href="#menu">Menu</a><a class="brand" href="${to('index')}">${siteTitle} <span>${version}</span></a><span id="tools"><a id="search-button" class="tool" href="${to('names')}">Search <kbd>/</kbd></a></span>
        </header>
        <div class="frame">
          <nav id="menu" aria-label="Pages">
            <a class="close" href="#top">Close</a>${renderMenus(shell.menus, page)}
          </nav>
          <main id="content">
            ${contents(page)}
            <article>
              <h1>${page.title}</h1>
              ${content}
            </article>
          </main>
        </div>
        <footer>
          <p>
            <a href="${twin}">This page as Markdown</a> · <a href="${to('downloads')}">Downloads</a> ·
            <a href="${to('names')}">Index of names</a> · <a href="${to('not-shown')}">What is not shown</a>
          </p>
          <p id="status" role="status"></p>
        </footer>
      </body>
    </html>
`.text;
}

/** The menus as the pages of one folder have them, by folder: with many operations they are most of a page. */
const menusOfFolders = oncePer<readonly Menu[], Map<string, string>>(() => new Map());

/** The menus with the page itself marked. */
function renderMenus(menus: readonly Menu[], page: Page): Html {
  const to = (path: string): string => relativeAddress(page.path, path, '.html');
  const folder = page.path.split('/').slice(0, -1).join('/');
  const known = menusOfFolders(menus);
  const text = known.get(folder) ?? menus.map((menu) => renderMenu(menu, to).text).join('');
  known.set(folder, text);
  const own = markup`<a href="${to(page.path)}"`.text;
  return new Html(text.replaceAll(`${own}>`, () => `${own} aria-current="page">`));
}

function renderMenu({ title, links }: Menu, to: (path: string) => string): Html {
  return markup`<p>${title}</p>
    <ul>
      ${links.map(
        (link) =>
          markup`<li>
            <a href="${to(link.path)}">${link.title}</a>
          </li>`,
      )}
    </ul>`;
}

/** The sections of a page that has several. */
function contents(page: Page): Html | undefined {
  const headings = page.blocks.flatMap((block) =>
    block.kind === 'heading' && (block.level === 2 || (page.kind === 'operation' && block.level === 3))
      ? [block]
      : [],
  );
  if (headings.length < 3) return undefined;
  return markup`<nav class="contents" aria-label="On this page">
    <details>
      <summary>On this page</summary>
      <ul>
      ${headings.map(
        ({ id, text, level }) =>
          markup`<li class="l${level}"><a href="#${id}">${text.replaceAll('`', '')}</a></li>`,
      )}
      </ul>
    </details>
  </nav>`;
}
