import { siteLink } from '../site/links.ts';
import { say } from '../site/phrase.ts';
import { type Page, prose } from '../site/page-model.ts';

/**
 * What file servers show for an address that leads nowhere, by the name that they look for. It stands in the place of any
 * address, so its own links start at the root of the site.
 *
 * @param root address of the root, with a slash at its end
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
