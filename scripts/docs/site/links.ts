import type { Link } from 'mdast';
import { Html } from './html.ts';
import { link, type Phrase } from './phrase.ts';

/** A page of the site, and a place on it. */
export interface Target {
  path: string;
  fragment?: string;
}

/** Where a name that stands in a text as code has its page: `getFund`, `GAP-006`. */
export type KnownNames = ReadonlyMap<string, Target>;

const SCHEME = 'site:';

/** The target of a link to a page of the site. */
export function siteTarget(path: string, fragment?: string): string {
  return `${SCHEME}${path}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** A link to a page of the site. */
export function siteLink(text: Phrase, path: string, fragment?: string): Link {
  return link(text, siteTarget(path, fragment));
}

/** Path and fragment of a target, or undefined when it does not lead to a page of the site. */
export function parseTarget(target: string): Target | undefined {
  if (!target.startsWith(SCHEME)) return undefined;
  const [path = '', fragment] = target.slice(SCHEME.length).split('#');
  return fragment === undefined ? { path } : { path, fragment };
}

/** A page that stands in the place of others does not know its own address: its path holds that of the site's root. */
const ROOTED = /^(?:[a-z]+:\/\/[^/]+)?\/(?:.*\/)?/;

/**
 * The relative address of one page from another.
 *
 * @param from path of the page that holds the link; one that starts at a root gets addresses that do so too
 * @param to path of the page, or of a file when it has an ending, with a fragment or without
 * @param extension ending of pages
 */
export function relativeAddress(from: string, to: string, extension: string): string {
  const [path = '', fragment] = to.split('#');
  const file = `${/\.\w+$/.test(path) ? path : `${path}${extension}`}${fragment === undefined ? '' : `#${fragment}`}`;
  const root = ROOTED.exec(from)?.[0];
  if (root !== undefined) return root + file;
  const source = from.split('/').slice(0, -1);
  const target = file.split('/');
  while (source.length > 0 && target.length > 1 && source[0] === target[0]) {
    source.shift();
    target.shift();
  }
  return [...source.map(() => '..'), ...target].join('/');
}

/** The attribute of a link to Redoc, which is another site with a menu of its own: it opens in a new tab. */
export function newTab(path: string): Html {
  return new Html(path.startsWith('reference/') ? ' target="_blank"' : '');
}
