/** All static pages as text: links, URLs and Markdown versions. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteFile } from '../../scripts/docs/assets.ts';
import { buildSite, makePages } from '../../scripts/docs/build-site.ts';
import { release } from '../../scripts/docs/release.ts';
import { readBase } from '../../scripts/docs/publish.ts';
import { Model } from '../../scripts/model/model.ts';
import { parsedTexts } from '../../scripts/docs/markdown.ts';
import { Atlas } from '../../scripts/docs/pages/atlas.ts';
import { markdownOf } from '../../scripts/docs/site/phrase.ts';
import { readBundle } from '../support/generated.ts';
import { readPage, resolveLink } from './site-links.ts';

const document = readBundle();
/** Files written by other parts of the build. */
const elsewhere = new Set([
  ...Object.values(release.packages).map(({ file }) => file),
  'openapi.yaml',
  'openapi.json',
  'openapi-assumed-200.json',
  'openapi-3.0.json',
  'reference/index.html',
]);

let files: SiteFile[];
let texts: ReadonlyMap<string, string>;
let pages: [name: string, html: string][];

beforeAll(async () => {
  files = await buildSite(document, undefined);
  texts = new Map(files.map(({ name, text }) => [name, text]));
  pages = [...texts].filter(([name]) => name.endsWith('.html'));
});

/** Returns a page's link targets as `file#fragment`. */
const linksOf = (file: string): string[] =>
  readPage(texts.get(file) ?? '').links.map((link) => {
    const target = resolveLink(file, link);
    return `${target.file}#${target.fragment}`;
  });

/** Returns a register's IDs in page order. */
const entries = (file: string): string[] =>
  [...(texts.get(file) ?? '').matchAll(/<li id="((?:GAP|AMB)-\d+)"/g)].map(([, id = '']) => id);

describe('links', () => {
  it('all target existing pages and anchors', () => {
    const ids = new Map(pages.map(([name, html]) => [name, new Set(readPage(html).ids)]));
    const dead = pages.flatMap(([name, html]) => {
      const { links, files: loaded } = readPage(html);
      return [...links, ...loaded]
        .filter((link) => !/^(?:https?|data):/.test(link))
        .filter((link) => {
          const { file, fragment } = resolveLink(name, link);
          if (elsewhere.has(file)) return false;
          if (!texts.has(file)) return true;
          return fragment !== '' && ids.get(file)?.has(fragment) !== true;
        })
        .map((link) => `${name}: ${link}`);
    });
    expect(dead).toEqual([]);
  });

  it('use https for other hosts and never target a placeholder', () => {
    const outside = pages.flatMap(([, html]) => readPage(html).links.filter((link) => /^[a-z]+:/.test(link)));
    expect(outside).not.toEqual([]);
    expect(outside.filter((link) => !/^https:\/\/[^/]+(?<!\.invalid)(?:\/|$)/.test(link))).toEqual([]);
  });

  it('in Markdown target existing files and anchors', () => {
    const dead = [...texts]
      .filter(([name]) => name.endsWith('.md') || name.startsWith('llms'))
      .flatMap(([name, text]) =>
        [...text.matchAll(/\]\(([^)\s]+)\)/g)]
          .map(([, link = '']) => link)
          .filter((link) => !/^https?:/.test(link))
          .filter((link) => {
            const { file, fragment } = resolveLink(name, link);
            if (elsewhere.has(file)) return false;
            const target = texts.get(file);
            if (target === undefined) return true;
            return fragment !== '' && !target.includes(`<a id="${fragment}"></a>`);
          })
          .map((link) => `${name}: ${link}`),
      );
    expect(dead).toEqual([]);
  });

  it("in Markdown target a register's entry, as on the page", () => {
    expect(texts.get('operations/getFund.md')).toContain('(../not-shown.md#GAP-006)');
    expect(texts.get('llms-full.txt')).toContain('(not-shown.md#GAP-006)');
  });

  it('contain no unresolved target', () => {
    expect(
      [...texts]
        .filter(([, text]) => /(?<!\/\/[\w.-]*)\bsite:(?!\/\/)[\w/]/.test(text))
        .map(([name]) => name)
        .filter((name) => !name.startsWith('assets/')),
    ).toEqual([]);
  });
});

describe('URLs', () => {
  it('stay stable between releases; `npx vitest run --project slow whole-site -u` records new ones', async () => {
    const list = pages.flatMap(([name, html]) => [
      name,
      ...readPage(html)
        // Parts of the page shell and of panels aren't link targets. A nested field's ID follows from its parent's.
        .ids.filter(
          (id) =>
            !/^(?:i-.*|top|search-button|menu|content|status|kinds-name|samples-.*|(?:resources|drawing)-list|.*\..*\..*)$/.test(
              id,
            ),
        )
        // An entry's link target is in the register; its note may move between sections.
        .filter((id) => !/^(?:GAP|AMB)-\d+(?:-places)?$/.test(id) || name === 'not-shown.html')
        .map((id) => `${name}#${id}`),
    ]);
    await expect(`${list.toSorted().join('\n')}\n`).toMatchFileSnapshot('./anchors.txt');
  });

  it('are unique on each page', () => {
    const twice = pages.flatMap(([name, html]) => {
      const { ids } = readPage(html);
      return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${name}#${id}`);
    });
    expect(twice).toEqual([]);
  });

  it('differ in more than case, because of case-insensitive file systems', () => {
    const names = pages.map(([name]) => name.toLowerCase());
    expect(names.length - new Set(names).size).toBe(0);
  });
});

describe('every page', () => {
  it('has a title, a description, a canonical link, and a Markdown version with the same title', () => {
    for (const [name, html] of pages) {
      expect(html, name).toMatch(/<title>[^<]{5,}<\/title>/);
      expect(html, name).toMatch(/<meta name="description" content="[^"]{10,}" \/>/);
      expect(html, name).toMatch(/<link rel="canonical" href="[^"]+" \/>/);
      const title = /<h1>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll('<wbr>', '');
      expect(title, name).toBeDefined();
      // The landing page's title is a slogan; its Markdown has the product's name.
      if (name === 'index.html' || name === '404.html') continue;
      expect(texts.get(name.replace('.html', '.md'))?.split('\n')[0], name).toBe(`# ${title ?? ''}`);
    }
    const titles = pages.map(([, html]) => /<title>(.*?)<\/title>/.exec(html)?.[1]);
    expect(titles.length).toBeGreaterThan(60);
  });

  it("has no inline scripts or styles, and loads only the site's files", () => {
    for (const [name, html] of pages) {
      // Redoc's script sets styles, but Redoc isn't among these pages.
      expect(html, name).not.toContain('unsafe-inline');
      expect(html, name).not.toMatch(/<style|<script(?![^>]* src=)| on\w+="| style="/);
      expect(
        readPage(html).files.filter((file) => /^[a-z]+:|^\/\//.test(file)),
        name,
      ).toEqual([]);
    }
  });
});

/** Returns a page's menu. */
const menu = (file: string): string =>
  /<nav class="side menu".*?<\/nav>/s.exec(texts.get(file) ?? '')?.[0] ?? '';

it("each page contains the menu once, with its own group's pages and the titles of other groups", () => {
  for (const [name, html] of pages) expect(html.match(/<nav class="side menu"/g), name).toHaveLength(1);
  expect(menu('schemas/Fund.html')).not.toContain('operations/getAllocationPayment.html');
  expect(menu('schemas/Fund.html')).toContain('groups/allocation-payments.html');
  expect(menu('groups/allocation-payments.html')).toContain('operations/getAllocationPayment.html');
});

it('only links to Redoc open in a new tab', () => {
  const links = pages.flatMap(([, html]) => html.match(/<a\b[^>]*>/g) ?? []);
  const toRedoc = links.filter((link) => link.includes('reference/index.html'));
  expect(toRedoc.length).toBeGreaterThan(pages.length);
  expect(links.filter((link) => link.includes('target="_blank"'))).toEqual(toRedoc);
});

it('the 404 page has no copy button', () => {
  expect(texts.get('404.html')).not.toContain('data-copy-page');
  expect(texts.get('operations/getFund.html')).toContain('data-copy-page');
});

it('the error index lists each cause once', () => {
  const page = makePages(document).find(({ path }) => path === 'errors');
  const prose = (page?.blocks ?? []).flatMap((block) =>
    block.kind === 'prose' ? [markdownOf(block.text)] : [],
  );
  const twice = Model.of(document).conditions.filter(({ when }) => prose.join('\n').includes(`- ${when}`));
  expect(prose.length).toBeGreaterThan(0);
  expect(twice).toEqual([]);
});

describe('the page of unknowns', () => {
  it('links to every affected place, which links back', () => {
    const atlas = new Atlas(Model.of(document));
    const list = linksOf('not-shown.html');
    const model = Model.of(document);
    const missing = model.gaps.flatMap(({ id, everywhere }) =>
      model.nodesOf(id).flatMap((node) => {
        // Unknowns about the whole API are on one page only.
        if (everywhere && node !== '/info') return [];
        const { path, fragment } = atlas.find(node);
        const there = fragment === undefined ? `${path}.html#` : `${path}.html#${fragment}`;
        return [
          ...(list.includes(there) ? [] : [`${id} doesn't link to ${there}`]),
          ...(linksOf(`${path}.html`).includes(`not-shown.html#${id}`)
            ? []
            : [`${path} doesn't link to ${id} (${node})`]),
        ];
      }),
    );
    expect(missing).toEqual([]);
  });

  it('lists closed unknowns separately', () => {
    const changed = readBundle();
    const register = changed['x-gap-register'] ?? [];
    const open = register.filter(({ closed }) => closed === undefined);
    const [gap] = open;
    if (!gap) throw new Error('No unknown is open any more. Use an invented register.');
    gap.closed = { known: 'The addresses are listed.', source: 'version 2.4', date: '2026-01-31' };
    const page = makePages(changed).find(({ path }) => path === 'not-shown');
    expect(page?.description).toContain(`The ${open.length - 1} unknowns`);
    const remarks = page?.blocks.flatMap((block) =>
      block.kind === 'register' ? block.entries.flatMap((entry) => entry.remarks.map(markdownOf)) : [],
    );
    expect(
      remarks?.filter((remark) => remark.startsWith('**Known now:** The addresses are listed.')),
    ).toHaveLength(1);
  });

  it('lists every unknown and every assumption once', () => {
    const shown = entries('not-shown.html');
    expect(shown.filter((id) => id.startsWith('GAP')).toSorted()).toEqual(
      document['x-gap-register']?.map(({ id }) => id),
    );
    expect(shown.filter((id) => id.startsWith('AMB'))).toEqual(
      document['x-ambiguities']?.filter(({ internal }) => !internal).map(({ id }) => id),
    );
  });
});

describe('the machine-readable lists', () => {
  it('include every page', () => {
    for (const { path, kind } of makePages(document)) {
      expect(texts.get('llms.txt')).toContain(kind === 'start' ? document.info.title : `(${path}.md)`);
    }
  });

  it('contain every operation and unknown in one file', () => {
    // The site links an operation that a statement names.
    const full = (texts.get('llms-full.txt') ?? '').replaceAll(/\[(`\w+`)\]\([^)\n]*\)/g, '$1');
    for (const { id, statement } of document['x-gap-register'] ?? []) {
      expect(full).toContain(id);
      expect(full).toContain(statement);
    }
    for (const path of Object.keys(document.paths)) expect(full).toContain(path);
  });

  it("have absolute URLs if the site's URL is known, and no site map if it isn't", async () => {
    expect(texts.has('sitemap.xml')).toBe(false);
    const base = readBase('https://docs.invalid/grants');
    const published = await buildSite(document, base);
    const text = (name: string): string => published.find((file) => file.name === name)?.text ?? '';
    for (const { path } of makePages(document))
      expect(text('sitemap.xml')).toContain(`<loc>https://docs.invalid/grants/${path}.html</loc>`);
    expect(text('operations/getFund.html')).toContain(
      '<link rel="canonical" href="https://docs.invalid/grants/operations/getFund.html" />',
    );
    expect(text('llms.txt')).toContain('(https://docs.invalid/grants/operations/getFund.md)');
  });

  it.each(['docs.invalid', 'ftp://docs.invalid/', 'https://docs.invalid/?a=1', 'https://docs.invalid/#a'])(
    "don't accept %s as the site's URL",
    (text) => {
      expect(() => readBase(text)).toThrow('DOCS_BASE_URL');
    },
  );
});

/** Returns a text's words without link targets, which guides resolve before parsing. */
const words = (text: string): string => text.replaceAll(/\]\([^)\s]*\)/g, ']').replaceAll(/\s+/g, ' ');

it('only hand-written texts are parsed as Markdown', () => {
  const written: string[] = [];
  const collect = (node: unknown): void => {
    if (typeof node === 'string') written.push(words(node));
    else if (typeof node === 'object' && node !== null) Object.values(node).forEach(collect);
  };
  collect(document);
  const isWritten = (line: string): boolean => written.some((each) => each.includes(words(line).trim()));
  // Lines of a guide that were placeholders are now tables and lists of values.
  const unexpected = parsedTexts().filter(
    (text) => !isWritten(text) && !text.split('\n').some((line) => line.length > 20 && isWritten(line)),
  );
  expect(unexpected).toEqual([]);
});

it('two builds of the site have the same bytes', async () => {
  expect(await buildSite(readBundle(), undefined)).toEqual(files);
});
