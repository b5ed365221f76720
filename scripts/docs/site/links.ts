import type { Link } from 'mdast';
import { Html } from './html.ts';
import { link, type Phrase } from './phrase.ts';

/** A page of the site and a place on it. */
export interface Target {
  path: string;
  fragment?: string;
}

/** The pages of names that texts format as code: `getFund`, `GAP-006`. */
export type KnownNames = ReadonlyMap<string, Target>;

const SCHEME = 'site:';

/** Returns the link target of a page of the site. */
export function siteTarget(path: string, fragment?: string): string {
  return `${SCHEME}${path}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** Links to a page of the site. */
export function siteLink(text: Phrase, path: string, fragment?: string): Link {
  return link(text, siteTarget(path, fragment));
}

/** Returns a target's path and fragment; undefined if it isn't a page of the site. */
export function parseTarget(target: string): Target | undefined {
  if (!target.startsWith(SCHEME)) return undefined;
  const [path = '', fragment] = target.slice(SCHEME.length).split('#');
  return fragment === undefined ? { path } : { path, fragment };
}

/** Matches the site's root in the path of the 404 page, which has one because the page can be shown at any URL. */
const ROOTED = /^(?:[a-z]+:\/\/[^/]+)?\/(?:.*\/)?/;

/**
 * Returns the relative URL from one page to another.
 *
 * @param from path of the linking page; if it starts at a root, so do its links
 * @param to path of the page, or of a file if it has an extension, with or without a fragment
 * @param extension file extension of pages
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

/** The attributes of a link to Redoc, which opens in a new tab because it is a separate site with its own menu. */
export function newTab(path: string): Html {
  return new Html(path.startsWith('reference/') ? ' target="_blank"' : '');
}
