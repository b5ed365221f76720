import { siteLink } from '../site/links.ts';
import { say } from '../site/phrase.ts';
import { type Page, prose } from '../site/page-model.ts';

/**
 * The 404 page, under the name that file servers look for. It is shown at any URL, so its links start at the site's
 * root.
 *
 * @param root URL of the root, with a trailing slash
 */
export function lostPage(root: string): Page {
  return {
    path: `${root}404`,
    title: 'Page not found',
    description: 'This documentation has no page at this URL.',
    kind: 'index',
    lead: 'This documentation has no page at this URL.',
    blocks: [
      prose(
        say`Search, or try the ${siteLink('home page', 'index')}, the ${siteLink('index of names', 'names')}, the ${siteLink('operations', 'operations/index')} or the ${siteLink('guides', 'guides/index')}.`,
      ),
    ],
  };
}
