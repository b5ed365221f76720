import { Html, markup } from '../html.ts';
import { breakable } from '../html/breakable.ts';
import { methodHtml } from '../html/methods.ts';
import { icon } from '../html/icons.ts';
import { newTab, relativeAddress } from '../links.ts';
import type { MenuGroup, MenuLink, SiteMap } from './navigation.ts';

/** Maximum length of a schema name in the menu, in characters. */
const ROOM = 20;

/** Larger groups only show the current page; their heading links to the full list. */
const MANY = 80;

/** Renders the menu for one page, with the current entry highlighted and its group open. */
export function menuHtml(map: SiteMap, path: string): Html {
  // An entry appears at most twice; only the first one is marked as current.
  let marked = false;
  const linkHtml = (link: MenuLink): Html | undefined => {
    const here = link.path === path && !marked;
    if (link.quiet && !here) return undefined;
    if (here) marked = true;
    const title = link.schema
      ? markup`<code>${new Html(breakable(link.title, ROOM))}</code>`
      : markup`${link.title}`;
    const sign = link.method ? methodHtml(link.method) : '';
    return markup`<a${link.schema ? new Html(' class="s"') : ''} href="${relativeAddress(path, link.path, '.html')}"${newTab(link.path)}${here ? new Html(' aria-current="page"') : ''}>${title}${sign}</a>`;
  };
  const groupHtml = (group: MenuGroup): Html => {
    const isOpen = [group.head, ...group.links].some((link) => link?.path === path);
    if (group.title === undefined || group.flat)
      return listHtml('flat', isOpen || !group.closes ? group.links : group.links.slice(0, 1));
    if (!isOpen && group.closes) return listHtml('flat', group.head ? [group.head] : []);
    const head = group.head && linkHtml(group.head);
    const links = listHtml(
      '',
      group.links.length > MANY ? group.links.filter((each) => each.path === path) : group.links,
    );
    if (!head)
      return markup`<details${isOpen ? new Html(' open') : ''}><summary>${group.title}${icon('chevron')}</summary>${links}</details>`;
    // Next to the summary, not inside it, because a summary must not contain interactive elements.
    return markup`<div class="led">${head}<details open><summary><span class="vh">Pages of ${group.title}</span>${icon('chevron')}</summary>${links}</details></div>`;
  };
  const listHtml = (look: string, links: readonly MenuLink[]): Html =>
    markup`<ul${look !== '' && markup` class="${look}"`}>${links.map(linkHtml).map((html) => html && markup`<li>${html}</li>`)}</ul>`;
  return markup`${map.parts.map(
    ({ title, groups }) =>
      markup`<p class="cap">${title === 'Guides' ? 'Learn' : title}</p>${groups.map(groupHtml)}`,
  )}`;
}
