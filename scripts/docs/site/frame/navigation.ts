import { VALUES } from '../../pages/atlas.ts';
import type { Page } from '../page-model.ts';

/** An entry of the menu. */
export interface MenuLink {
  readonly title: string;
  readonly path: string;
  readonly method?: string;
  /** Whether it is a schema, whose name is written as code. */
  readonly schema?: boolean;
  /** Whether it stands in the menu only while its page is shown. */
  readonly quiet?: boolean;
}

/** Entries that fold together. */
export interface MenuGroup {
  /** Undefined for entries that stand by themselves. */
  readonly title: string | undefined;
  /** The page that the title leads to. */
  readonly head?: MenuLink;
  readonly links: readonly MenuLink[];
  /**
   * Whether pages outside the group show its title alone, or its first page where it is flat, so that a page does not
   * carry the whole menu.
   */
  readonly closes?: boolean;
  /** Whether its pages are listed without its title. */
  readonly flat?: boolean;
}

export interface MenuPart {
  readonly title: string;
  readonly groups: readonly MenuGroup[];
}

/** Where a page is: what leads to it, and what stands before and after it. */
export interface Position {
  readonly crumbs: readonly { readonly title: string; readonly path?: string }[];
  readonly previous: MenuLink | undefined;
  readonly next: MenuLink | undefined;
  readonly part: string | undefined;
}

/** The order of all pages: menu, breadcrumbs, previous and next. Operations keep the order of `paths` in spec/openapi.yaml, groups that of `tags`. */
export class SiteMap {
  readonly parts: readonly MenuPart[];
  readonly #positions = new Map<string, Position>();

  /**
   * @param pages all pages
   * @param groups the resource groups, and where each is described
   */
  constructor(pages: readonly Page[], groups: readonly MenuLink[]) {
    this.parts = makeParts(pages, groups);
    this.#place(pages);
  }

  /** Where a page is; pages outside the order, such as the landing page, are nowhere. */
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
          const at = order.indexOf(link);
          this.#positions.set(link.path, {
            crumbs: crumbsOf(part, group, titles.get(link.path) ?? link.title, link),
            // What the menu does not show all the time is no step on the way from page to page.
            previous: whole(order.slice(0, at).findLast(({ quiet }) => !quiet)),
            next: whole(order.slice(at + 1).find(({ quiet }) => !quiet)),
            part: part.title,
          });
        }
    }
  }
}

/** The pages of a group, from the one that its title leads to. */
function linksOf({ head, links }: MenuGroup): readonly MenuLink[] {
  return head ? [head, ...links] : links;
}

function crumbsOf(part: MenuPart, group: MenuGroup, title: string, link: MenuLink): Position['crumbs'] {
  const index = { Guides: 'guides/index', Resources: 'operations/index' }[part.title];
  const first = {
    title: part.title === 'Resources' ? 'Operations' : part.title,
    ...(index && { path: index }),
  };
  // The list that a part begins with stands below the start.
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

/** An entry of a resource group. Schemas that no operation sends or returns stand there only while they are shown. */
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
