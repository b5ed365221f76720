import { Html, markup } from '../html.ts';
import { breakable } from '../html/breakable.ts';
import { methodHtml } from '../html/methods.ts';
import { icon } from '../html/icons.ts';
import { newTab, relativeAddress } from '../links.ts';
import type { MenuGroup, MenuLink, SiteMap } from './navigation.ts';

/** Letters of a schema's name that the menu has room for. */
const ROOM = 20;

/** A group with more pages than this shows the one that is read; its head leads to the list of all. */
const MANY = 80;

/** The menu as one page has it: its own entry is marked, and what belongs to it is open. */
export function menuHtml(map: SiteMap, path: string): Html {
  // An entry stands in two places at most; the first one is "here".
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
    const holds = [group.head, ...group.links].some((link) => link?.path === path);
    if (group.title === undefined || group.flat)
      return listHtml('flat', holds || !group.closes ? group.links : group.links.slice(0, 1));
    if (!holds && group.closes) return listHtml('flat', group.head ? [group.head] : []);
    const head = group.head && linkHtml(group.head);
    const links = listHtml(
      '',
      group.links.length > MANY ? group.links.filter((each) => each.path === path) : group.links,
    );
    if (!head)
      return markup`<details${holds ? new Html(' open') : ''}><summary>${group.title}${icon('chevron')}</summary>${links}</details>`;
    // Beside the summary, not in it: what opens and closes may hold nothing that is pressed itself.
    return markup`<div class="led">${head}<details open><summary><span class="vh">Pages of ${group.title}</span>${icon('chevron')}</summary>${links}</details></div>`;
  };
  const listHtml = (look: string, links: readonly MenuLink[]): Html =>
    markup`<ul${look !== '' && markup` class="${look}"`}>${links.map(linkHtml).map((html) => html && markup`<li>${html}</li>`)}</ul>`;
  return markup`${map.parts.map(
    ({ title, groups }) =>
      markup`<p class="cap">${title === 'Guides' ? 'Learn' : title}</p>${groups.map(groupHtml)}`,
  )}`;
}
