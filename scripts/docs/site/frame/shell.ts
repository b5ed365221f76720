import type { Release } from '../../release.ts';
import { Html, markup } from '../html.ts';
import type { PageHtml } from '../html/blocks.ts';
import { plainText } from '../../pages/plain-text.ts';
import { breakable } from '../html/breakable.ts';
import { icon, iconSymbols, mark, usedIcons } from '../html/icons.ts';
import { relativeAddress } from '../links.ts';
import type { Block, Heading, Page } from '../page-model.ts';
import { menuHtml } from './menu-html.ts';
import { pagePolicy } from './policy.ts';
import type { Position, SiteMap } from './navigation.ts';

/** The files that every page loads, by their names on the site. */
export interface Assets {
  /** The style sheet of every page, and those of pages with a special layout. */
  styles: Readonly<Record<'site' | 'landing' | 'drawings' | 'registers', string>>;
  script: string;
  search: string;
}

/** The data for the header, menu and footer around every page. */
export interface Shell {
  release: Release;
  siteTitle: string;
  version: string;
  assets: Assets;
  map: SiteMap;
  /** URL of the published site, with a trailing slash; undefined if unknown. */
  base: string | undefined;
}

/** The site's sections, for the header. */
const sections = [
  { title: 'Guides', path: 'guides/index', part: 'Guides' },
  { title: 'Client', path: 'guides/typescript-client', part: undefined },
  { title: 'Mock', path: 'guides/mock-server', part: undefined },
  { title: 'Operations', path: 'operations/index', part: 'Resources' },
  { title: 'Schemas', path: 'schemas/index', part: undefined },
  { title: 'Errors', path: 'errors', part: undefined },
  { title: 'Changelog', path: 'changelog', part: undefined },
] as const;

/**
 * Renders a whole page.
 *
 * @param shell the parts common to all pages
 * @param page the page's data
 * @param parts the page's content as HTML
 */
export function renderPage(shell: Shell, page: Page, parts: PageHtml): string {
  const to = (path: string): string => relativeAddress(page.path, path, '.html');
  const position = shell.map.of(page.path);
  const wide = page.kind === 'start';
  // Beside the page on wide screens, a popover on narrow ones.
  const menu = markup`<nav class="side menu" id="menu" aria-label="Pages" popover><div class="menu-head">${shell.siteTitle}<button class="tool close" type="button" popovertarget="menu" popovertargetaction="hide" aria-label="Close the menu">${icon('close')}</button></div>${menuHtml(shell.map, page.path)}</nav>`;
  const body = markup`<a class="skip" href="#content">Skip to the content</a>
${headerHtml(shell, page, position)}
${
  wide
    ? markup`${menu}<main id="content" class="land">${parts.sections}${footHtml(shell, page, to)}</main>`
    : markup`<div class="frame">${menu}${mainHtml(shell, page, parts, position, to)}</div>`
}
<p class="vh" role="status" id="status"></p>`;
  const html = markup`<!doctype html>
    <html lang="en" data-root="${rootOf(page)}" data-search="${shell.assets.search}">
      ${headHtml(shell, page, to)}
      <body id="top">${iconSymbols(usedIcons(`${body.text} #i-link" #i-plus" #i-close"`))}
      ${body}</body>
    </html>
`;
  return html.text;
}

/** Returns the URL of the site's root, relative to a page. */
function rootOf(page: Page): string {
  return relativeAddress(page.path, 'index', '.html').replace(/index\.html$/, '');
}

/** True for the 404 page. */
function isLost({ path }: Page): boolean {
  return path.split('/').at(-1) === '404';
}

function markdownPathOf(page: Page): string {
  return `${page.path.split('/').at(-1) ?? ''}.md`;
}

function headHtml(shell: Shell, page: Page, to: (path: string) => string): Html {
  const { siteTitle, version, base, assets } = shell;
  const file = `${isLost(page) ? '404' : page.path}.html`;
  const canonical =
    base === undefined ? (file.split('/').at(-1) ?? file) : base + (file === 'index.html' ? '' : file);
  const title = page.path === 'index' ? `${siteTitle} ${version}` : `${page.title} · ${siteTitle}`;
  return markup`<head>
<meta charset="utf-8" />
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta http-equiv="Content-Security-Policy" content="${new Html(pagePolicy)}" />
<meta name="description" content="${page.description}" />
<meta name="color-scheme" content="light dark" />
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
<meta name="theme-color" content="#0e1413" media="(prefers-color-scheme: dark)" />
<meta property="og:title" content="${title}" />
<meta property="og:description" content="${page.description}" />
<meta property="og:type" content="website" />
<meta property="og:site_name" content="${siteTitle}" />
<meta name="twitter:card" content="summary" />
<link rel="canonical" href="${canonical}" />
${!isLost(page) && markup`<link rel="alternate" type="text/markdown" href="${markdownPathOf(page)}" />\n`}<link rel="alternate" type="text/plain" title="All pages for language models" href="${to('llms.txt')}" />
<link rel="icon" href="${to('assets/icon.svg')}" />
${stylesOf(page, assets).map((name) => markup`<link rel="stylesheet" href="${to(name)}" />\n`)}<script src="${to(assets.script)}"></script>
</head>`;
}

function stylesOf({ kind, blocks }: Page, { styles }: Assets): string[] {
  const has = (wanted: Block['kind']): boolean => blocks.some((block) => block.kind === wanted);
  return [
    styles.site,
    ...(kind === 'start' ? [styles.landing] : []),
    ...(has('diagram') ? [styles.drawings] : []),
    ...(has('conditions') || has('register') ? [styles.registers] : []),
  ];
}

function headerHtml({ siteTitle, version, map }: Shell, page: Page, position: Position): Html {
  const to = (path: string): string => relativeAddress(page.path, path, '.html');
  const [first, ...rest] = siteTitle.split(' ');
  // A description may have no guides.
  const shown = sections.filter(({ path }) => map.of(path).part !== undefined);
  const exact = shown.some(({ path }) => path === page.path);
  const name =
    rest.length === 0 ? markup`${siteTitle}` : markup`${first}<span class="long"> ${rest.join(' ')}</span>`;
  return markup`<header class="bar"><div class="bar-in">
<button class="tool menu-button" type="button" popovertarget="menu" aria-label="Menu">${icon('menu')}</button>
<a class="brand" href="${to('index')}">${mark}<span>${name}</span> <span class="v">${version}</span></a>
<nav class="top" aria-label="Sections">${shown.map(({ title, path, part }) => {
    const here = page.path === path || (!exact && part !== undefined && part === position.part);
    return markup`<a href="${to(path)}"${here ? new Html(' aria-current="true"') : ''}>${title}</a>`;
  })}</nav>
<a class="find" id="search-button" href="${to('names')}" aria-label="Search">${icon('search')}<span>Search</span><kbd>/</kbd></a>
<button class="tool js-only" type="button" data-colours aria-label="Change the theme">${icon('half')}</button>
</div></header>`;
}

function mainHtml(
  shell: Shell,
  page: Page,
  parts: PageHtml,
  position: Position,
  to: (path: string) => string,
): Html {
  const head = markup`${crumbsHtml(position, to)}<h1>${new Html(breakable(page.title, ROOM))}</h1>${parts.lead}`;
  const end = markup`${turnHtml(position, to)}${footHtml(shell, page, to)}`;
  if (parts.panes)
    return markup`<main id="content"><article class="sheet"><div class="intro">${head}${parts.intro}${hereHtml(page)}</div><div class="code${page.panes?.length === 1 ? ' single' : ''}">${parts.panes}</div><div class="text">${parts.sections}</div></article>${end}</main>`;
  const contents = contentsHtml(page);
  return markup`<main id="content" class="guide"><article class="prose">${head}${parts.intro}${parts.sections}${end}</article>${contents}</main>`;
}

function crumbsHtml({ crumbs }: Position, to: (path: string) => string): Html | undefined {
  if (crumbs.length < 2) return undefined;
  return markup`<nav class="crumbs" aria-label="Breadcrumb"><ol>${crumbs.map(({ title, path }, index) =>
    index === crumbs.length - 1
      ? markup`<li><span aria-current="page">${title}</span></li>`
      : markup`<li>${path === undefined ? title : markup`<a href="${to(path)}">${title}</a>`}</li>`,
  )}</ol></nav>`;
}

/** Maximum length of a title that fits next to another on a phone, in characters. */
const ROOM = 10;

function turnHtml({ previous, next }: Position, to: (path: string) => string): Html | undefined {
  if (!previous && !next) return undefined;
  return markup`<nav class="turn" aria-label="Previous and next">${
    previous &&
    markup`<a href="${to(previous.path)}" rel="prev"><span>Previous</span>${new Html(breakable(previous.title, ROOM))}</a>`
  }${next && markup`<a class="next" href="${to(next.path)}" rel="next"><span>Next</span>${new Html(breakable(next.title, ROOM))}</a>`}</nav>`;
}

function footHtml({ release }: Shell, page: Page, to: (path: string) => string): Html {
  const copy =
    !isLost(page) &&
    markup`<button class="js-only link" type="button" data-copy-page>${icon('copy')}Copy this page as Markdown</button><a href="${markdownPathOf(page)}">This page as Markdown</a>`;
  const reference =
    page.kind === 'operation' &&
    markup`<a href="${to('reference/index.html')}${referencePlace(page)}" target="_blank">In Redoc</a>`;
  return markup`<footer class="end">${copy}${reference}<a href="${to('downloads')}">Downloads</a><a href="${to('llms.txt')}">llms.txt</a>${releaseHtml(release, to)}</footer>`;
}

/** Shows the release, its licence, and where to find the source and report problems. */
function releaseHtml({ version, date, licence, repository }: Release, to: (path: string) => string): Html {
  return markup`<span>Release ${version}${date === undefined ? '' : ` of ${date}`}</span><a href="${to('licence.txt')}">${licence} licence</a>${
    repository !== undefined &&
    markup`<a href="${repository}">Source</a><a href="${repository}/issues">Report a problem</a>`
  }`;
}

/** Returns an operation's URL in Redoc, whose routes are fragments. */
function referencePlace(page: Page): string {
  const id = page.path.split('/').at(-1) ?? '';
  return page.group === undefined
    ? ''
    : `#/${page.group.toLowerCase().replaceAll(' ', '-')}/${id.toLowerCase()}`;
}

/** With more sections than this, a page has no list of sections. */
const MANY = 32;

function sectionsOf({ blocks }: Page): Heading[] {
  return blocks.filter((block) => block.kind === 'heading').filter(({ level }) => level === 2);
}

/** Lists the sections of a page with code panels in one line, with a button that opens all folds. */
function hereHtml(page: Page): Html | undefined {
  const headings = sectionsOf(page);
  if (headings.length < 2) return undefined;
  return markup`<aside class="here" aria-label="On this page"><span>On this page</span>${headings.map(
    ({ id, text, status }) =>
      markup`<a href="#${id}">${status === undefined ? plainText(text) : status.code}</a>`,
  )}<button class="js-only link" type="button" data-expand hidden>Expand all</button></aside>`;
}

/** Lists the sections of a prose page that has several. */
function contentsHtml(page: Page): Html | undefined {
  const headings = sectionsOf(page);
  if (headings.length < 3 || headings.length > MANY) return undefined;
  return markup`<aside class="toc" aria-label="On this page"><h2>On this page</h2>${headings.map(
    ({ id, text, status, count }) =>
      markup`<a href="#${id}">${status === undefined ? '' : `${status.code} `}${new Html(breakable(plainText(text)))}${count === undefined ? '' : markup` <span class="count">${count}</span>`}</a>`,
  )}</aside>`;
}
