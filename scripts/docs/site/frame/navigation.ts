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
  /** Whether it is open on pages of the part that it belongs to. */
  readonly opens: boolean;
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

  constructor(pages: readonly Page[]) {
    this.parts = makeParts(pages);
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
  const [head] = linksOf(group);
  const middle =
    group.title !== undefined && group.title !== part.title && head && head.path !== link.path
      ? [{ title: group.title, path: head.path }]
      : [];
  return [first, ...middle, { title }];
}

const link = (page: Page, more: Partial<MenuLink> = {}): MenuLink => ({
  title: page.title,
  path: page.path,
  ...more,
});

function makeParts(pages: readonly Page[]): MenuPart[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const one = (path: string, title?: string): MenuLink[] => {
    const page = byPath.get(path);
    return page ? [link(page, title === undefined ? {} : { title })] : [];
  };
  const guides: MenuGroup = {
    title: 'Guides',
    opens: true,
    links: [
      ...one('guides/index', 'All guides').map((entry) => ({ ...entry, quiet: true })),
      ...pages.filter(({ kind }) => kind === 'guide').map((page) => link(page)),
    ],
  };
  const operations = pages.filter(({ kind }) => kind === 'operation');
  const schemas = pages.filter(({ kind }) => kind === 'schema');
  const groups = pages.filter(({ kind }) => kind === 'group');
  const placed = groups.filter(({ title }) => operations.some(({ group }) => group === title));
  const unplaced = groups.filter((page) => !placed.includes(page));
  const resources: MenuGroup[] = [
    { title: undefined, opens: true, links: one('operations/index', 'All operations') },
    ...placed.map((page): MenuGroup => ({
      title: page.title,
      opens: true,
      head: link(page),
      links: [
        ...operations
          .filter(({ group }) => group === page.title)
          .map((operation) => link(operation, { method: methodOf(operation) })),
        ...schemas
          .filter(({ group }) => group === page.title)
          .map((schema) =>
            link(schema, { title: nameOf(schema), schema: true, quiet: schema.prominent !== true }),
          ),
        ...pages
          .filter(({ kind, group }) => kind === 'webhook' && group === page.title)
          .map((webhook) => link(webhook)),
      ],
    })),
    {
      title: `${unplaced.length} groups without a path`,
      opens: false,
      links: [
        ...one('groups/index', 'All resource groups').map((entry) => ({ ...entry, quiet: true })),
        ...unplaced.flatMap((page) => [
          link(page),
          ...schemas
            .filter(({ group }) => group === page.title)
            .map((schema) => link(schema, { title: nameOf(schema), schema: true, quiet: true })),
        ]),
      ],
    },
    {
      title: 'Shared schemas',
      opens: false,
      links: [
        ...one('schemas/index', 'All schemas').map((entry) => ({ ...entry, quiet: true })),
        ...schemas
          .filter(({ group }) => group === undefined)
          .map((schema) => link(schema, { title: nameOf(schema), schema: true })),
      ],
    },
  ];
  const lookUp: MenuGroup = {
    title: undefined,
    opens: true,
    links: [
      ...pages.filter(({ kind }) => kind === 'register').map((page) => link(page)),
      ...one('groups/index'),
      ...one('schemas/index'),
      ...one('names'),
      ...one('downloads'),
      { title: 'Interactive reference', path: 'reference/index.html' },
    ],
  };
  return [
    { title: 'Guides', groups: [guides] },
    { title: 'Resources', groups: resources.filter(({ links }) => links.length > 0) },
    { title: 'Look up', groups: [lookUp] },
  ];
}

function methodOf(page: Page): string {
  const address = (page.intro ?? []).find((block) => block.kind === 'address');
  return address?.kind === 'address' ? address.method : '';
}

function nameOf(page: Page): string {
  return page.path.split('/').at(-1) ?? page.title;
}
