import { siteLink } from '../site/links.ts';
import { type Page, prose } from '../site/model.ts';

/** What file servers show for an address that leads nowhere, by the name that they look for. */
export const lostPage: Page = {
  path: '404',
  title: 'There is no such page',
  description: 'The address leads to no page of this documentation.',
  kind: 'index',
  blocks: [
    prose('The address leads to no page of this documentation.'),
    prose(
      `Start at the ${siteLink('landing page', 'index')}, search, or look into the ${siteLink('index of names', 'names')}, the ${siteLink('operations', 'operations/index')} or the ${siteLink('guides', 'guides/index')}.`,
    ),
  ],
};
