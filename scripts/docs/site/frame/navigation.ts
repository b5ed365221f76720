import { VALUES } from '../../pages/atlas.ts';
import type { Page } from '../page-model.ts';

export interface MenuLink {
  readonly title: string;
  readonly path: string;
  readonly method?: string;
  /** True for a schema, whose name is formatted as code. */
  readonly schema?: boolean;
  /** True if the entry only appears in the menu while its page is shown. */
  readonly quiet?: boolean;
}

/** A collapsible group of entries. */
export interface MenuGroup {
  /** Undefined for entries without a group. */
  readonly title: string | undefined;
  /** The page that the title links to. */
  readonly head?: MenuLink;
  readonly links: readonly MenuLink[];
  /**
   * True if pages outside the group only show its title (or its first page if it is flat), so that not every page
   * contains the whole menu.
   */
  readonly closes?: boolean;
  /** True if its pages are listed without its title. */
  readonly flat?: boolean;
}

export interface MenuPart {
  readonly title: string;
  readonly groups: readonly MenuGroup[];
}

/** A page's position: its parents, and the previous and next page. */
export interface Position {
  readonly crumbs: readonly { readonly title: string; readonly path?: string }[];
  readonly previous: MenuLink | undefined;
  readonly next: MenuLink | undefined;
  readonly part: string | undefined;
}

/**
 * The order of all pages for menu, breadcrumbs, previous and next. Operations follow the order of `paths` in
 * spec/openapi.yaml, groups that of `tags`.
 */
export class SiteMap {
  readonly parts: readonly MenuPart[];
  readonly #positions = new Map<string, Position>();

  /**
   * @param pages all pages
   * @param groups the resource groups, and the page that describes each
   */
  constructor(pages: readonly Page[], groups: readonly MenuLink[]) {
    this.parts = makeParts(pages, groups);
    this.#place(pages);
  }

  /** Returns a page's position; empty for pages outside the order, such as the landing page. */
  of(path: string): Position {
    return this.#positions.get(path) ?? { crumbs: [], previous: undefined, next: undefined, part: undefined };
  }

  #place(pages: readonly Page[]): void {
    const titles = new Map(pages.map(({ path, title }) => [path, title]));
    for (const part of this.parts) {
      const order = part.groups.flatMap(linksOf).filter(({ path }) => titles.has(path));
      const whole = (link: MenuLink | undefined): MenuLink | undefined =>
        link && {
          ...link,
          title: `${titles.get(link.path) ?? link.title}${link.schema ? ' (schema)' : ''}`,
        };
      for (const group of part.groups)
        for (const link of linksOf(group)) {
          if (!titles.has(link.path)) continue;
          const index = order.indexOf(link);
          this.#positions.set(link.path, {
            crumbs: crumbsOf(part, group, titles.get(link.path) ?? link.title, link),
            // Skip pages that the menu doesn't always show.
            previous: whole(order.slice(0, index).findLast(({ quiet }) => !quiet)),
            next: whole(order.slice(index + 1).find(({ quiet }) => !quiet)),
            part: part.title,
          });
        }
    }
  }
}

/** Returns the pages of a group, starting with the one that its title links to. */
function linksOf({ head, links }: MenuGroup): readonly MenuLink[] {
  return head ? [head, ...links] : links;
}

function crumbsOf(part: MenuPart, group: MenuGroup, title: string, link: MenuLink): Position['crumbs'] {
  const index = { Guides: 'guides/index', Resources: 'operations/index' }[part.title];
  const first = {
    title: part.title === 'Resources' ? 'Operations' : part.title,
    ...(index && { path: index }),
  };
  // A section's index page is directly below the start page.
  if (link.path === index) return [{ title: 'Documentation', path: 'index' }, { title }];
  const { head } = group;
  const middle = head && head.path !== link.path ? [{ title: head.title, path: head.path }] : [];
  return [first, ...middle, { title }];
}

const link = (page: Page, more: Partial<MenuLink> = {}): MenuLink => ({
  title: page.title,
  path: page.path,
  ...more,
});

function makeParts(pages: readonly Page[], groups: readonly MenuLink[]): MenuPart[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const one = (path: string, title?: string): MenuLink[] => {
    const page = byPath.get(path);
    return page ? [link(page, title === undefined ? {} : { title })] : [];
  };
  const guides: MenuGroup = {
    title: 'Guides',
    links: [
      ...one('guides/index', 'All guides').map((entry) => ({ ...entry, quiet: true })),
      ...pages.filter(({ kind }) => kind === 'guide').map((page) => link(page)),
    ],
  };
  const operations = pages.filter(({ kind }) => kind === 'operation');
  const schemas = pages.filter(({ kind }) => kind === 'schema');
  const resourcesOf = (name: string): Page[] =>
    [operations, schemas, pages.filter(({ kind }) => kind === 'webhook')].flatMap((kind) =>
      kind.filter(({ group }) => group === name),
    );
  const documented = groups.filter(({ title }) => operations.some(({ group }) => group === title));
  const resources: MenuGroup[] = [
    { title: undefined, links: one('operations/index', 'All operations') },
    ...documented.map((group): MenuGroup => ({
      title: group.title,
      closes: true,
      flat: !byPath.has(group.path),
      head: group,
      links: resourcesOf(group.title).map(linkInGroup),
    })),
    {
      title: 'Schemas',
      closes: true,
      ...(byPath.has('schemas/index') && { head: { title: 'Schemas', path: 'schemas/index' } }),
      links: schemas
        .filter(({ group }) => !documented.some(({ title }) => title === group))
        .map((schema) => ({ ...linkInGroup(schema), quiet: false })),
    },
  ];
  const lookUp: MenuGroup = {
    title: undefined,
    links: [
      ...pages.filter(({ kind }) => kind === 'register').map((page) => link(page)),
      ...one('groups/index'),
      ...one('names'),
      ...one('downloads'),
      { title: 'Single-page reference', path: 'reference/index.html' },
    ],
  };
  return [
    { title: 'Guides', groups: [guides] },
    { title: 'Resources', groups: resources.filter(({ links }) => links.length > 0) },
    { title: 'Look up', groups: [lookUp] },
  ];
}

/** Builds the menu entry of a page in a resource group. Schemas that aren't bodies only appear while they are shown. */
function linkInGroup(page: Page): MenuLink {
  if (page.kind === 'operation') return link(page, { method: methodOf(page) });
  if (page.kind !== 'schema' || page.path === VALUES) return link(page);
  return link(page, { title: nameOf(page), schema: true, quiet: page.prominent !== true });
}

function methodOf(page: Page): string {
  const address = (page.intro ?? []).find((block) => block.kind === 'address');
  return address?.kind === 'address' ? address.method : '';
}

function nameOf(page: Page): string {
  return page.path.split('/').at(-1) ?? page.title;
}
