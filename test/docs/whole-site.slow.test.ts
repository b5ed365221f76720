/** The static pages as text: every link, every address, every twin. */
import { beforeAll, describe, expect, it } from 'vitest';
import { committedAnchors, siteAnchors } from '../../scripts/docs/anchors.ts';
import type { SiteFile } from '../../scripts/docs/assets.ts';
import { buildSite, makePages } from '../../scripts/docs/build-site.ts';
import { release } from '../../scripts/docs/release.ts';
import { readBase } from '../../scripts/docs/publish.ts';
import { Model } from '../../scripts/model/model.ts';
import { Atlas } from '../../scripts/docs/pages/atlas.ts';
import { readBundle } from '../support/generated.ts';
import { readPage, resolveLink } from './site-links.ts';

const document = readBundle();
/** Files of the site that other parts of the build write. */
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
}, 60_000);

/** Where the links of a page lead, as `file#fragment`. */
const linksOf = (file: string): string[] =>
  readPage(texts.get(file) ?? '').links.map((link) => {
    const target = resolveLink(file, link);
    return `${target.file}#${target.fragment}`;
  });

/** Ids of the entries of a register, in the order of the page. */
const entries = (file: string): string[] =>
  [...(texts.get(file) ?? '').matchAll(/<li id="((?:GAP|AMB)-\d+)"/g)].map(([, id = '']) => id);

describe('links', () => {
  it('all lead to a page and a place that exist', () => {
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

  it('lead to other hosts over https alone, and to no placeholder', () => {
    const outside = pages.flatMap(([, html]) => readPage(html).links.filter((link) => /^[a-z]+:/.test(link)));
    expect(outside).not.toEqual([]);
    expect(outside.filter((link) => !/^https:\/\/[^/]+(?<!\.invalid)(?:\/|$)/.test(link))).toEqual([]);
  });

  it('in the Markdown lead to files and places that exist, and to the place when the page does', () => {
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

  it('lead in the Markdown to the entry of a register, as on the page', () => {
    expect(texts.get('operations/getFund.md')).toContain('(../not-shown.md#GAP-006)');
    expect(texts.get('llms-full.txt')).toContain('(not-shown.md#GAP-006)');
  });

  it('are all made: no address of the kind that is resolved later is left', () => {
    expect(
      [...texts]
        .filter(([, text]) => /(?<!\/\/[\w.-]*)\bsite:(?!\/\/)[\w/]/.test(text))
        .map(([name]) => name)
        .filter((name) => !name.startsWith('assets/')),
    ).toEqual([]);
  });
});

describe('addresses', () => {
  it('stay from release to release, and new ones join the list (npm run anchors)', async () => {
    const [now, known] = [await siteAnchors(document), await committedAnchors()];
    const [nowSet, knownSet] = [new Set(now), new Set(known)];
    expect({
      lost: known.filter((anchor) => !nowSet.has(anchor)),
      notListed: now.filter((anchor) => !knownSet.has(anchor)),
    }).toEqual({ lost: [], notListed: [] });
  });

  it('are unique on each page', () => {
    const twice = pages.flatMap(([name, html]) => {
      const { ids } = readPage(html);
      return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${name}#${id}`);
    });
    expect(twice).toEqual([]);
  });

  it('differ in more than the case of letters, for file systems that do not tell it apart', () => {
    const names = pages.map(([name]) => name.toLowerCase());
    expect(names.length - new Set(names).size).toBe(0);
  });
});

describe('every page', () => {
  it('has a title, a description, a canonical link, and a Markdown twin with the same title', () => {
    for (const [name, html] of pages) {
      expect(html, name).toMatch(/<title>[^<]{5,}<\/title>/);
      expect(html, name).toMatch(/<meta name="description" content="[^"]{10,}" \/>/);
      expect(html, name).toMatch(/<link rel="canonical" href="[^"]+" \/>/);
      const title = /<h1>(.*?)<\/h1>/.exec(html)?.[1];
      expect(title, name).toBeDefined();
      // The landing page promises in its title what its Markdown calls by name.
      if (name === 'index.html') continue;
      expect(texts.get(name.replace('.html', '.md'))?.split('\n')[0], name).toBe(`# ${title ?? ''}`);
    }
    const titles = pages.map(([, html]) => /<title>(.*?)<\/title>/.exec(html)?.[1]);
    expect(titles.length).toBeGreaterThan(110);
  });

  it('has no script and no style inside, and asks for files of the site only', () => {
    for (const [name, html] of pages) {
      // Only Redoc, whose page is not among these, sets styles from its script.
      expect(html, name).not.toContain('unsafe-inline');
      expect(html, name).not.toMatch(/<style|<script(?![^>]* src=)| on\w+="| style="/);
      expect(
        readPage(html).files.filter((file) => /^[a-z]+:|^\/\//.test(file)),
        name,
      ).toEqual([]);
    }
  });
});

it('the error index says each cause once', () => {
  const page = makePages(document).find(({ path }) => path === 'errors');
  const prose = (page?.blocks ?? []).flatMap((block) => (block.kind === 'prose' ? [block.text] : []));
  const twice = Model.of(document).conditions.filter(({ when }) => prose.join('\n').includes(`- ${when}`));
  expect(prose.length).toBeGreaterThan(0);
  expect(twice).toEqual([]);
});

describe('what is not shown', () => {
  it('is linked to every place that it touches, and from each of them', () => {
    const atlas = new Atlas(Model.of(document));
    const list = linksOf('not-shown.html');
    const model = Model.of(document);
    const missing = model.gaps.flatMap(({ id, everywhere }) =>
      model.nodesOf(id).flatMap((node) => {
        // What holds for the whole interface is said on one page.
        if (everywhere && node !== '/info') return [];
        const { path, fragment } = atlas.find(node);
        const there = fragment === undefined ? `${path}.html#` : `${path}.html#${fragment}`;
        return [
          ...(list.includes(there) ? [] : [`${id} does not lead to ${there}`]),
          ...(linksOf(`${path}.html`).includes(`not-shown.html#${id}`)
            ? []
            : [`${path} does not lead to ${id} (${node})`]),
        ];
      }),
    );
    expect(missing).toEqual([]);
  });

  it('says apart what is known by now', () => {
    const changed = readBundle();
    const open = (changed['x-gap-register'] ?? []).filter(({ closed }) => closed === undefined);
    const [gap] = open;
    if (!gap) throw new Error('No gap is open any more; close one of a made-up register instead.');
    gap.closed = { known: 'The addresses are listed.', source: 'version 2.4', date: '2026-01-31' };
    const page = makePages(changed).find(({ path }) => path === 'not-shown');
    const text = JSON.stringify(page?.blocks);
    expect(page?.description).toContain(`The ${open.length - 1} unknowns`);
    expect(/Documented since: [^"]*/.exec(text)?.[0]).toContain(`[${gap.id}](site:not-shown#${gap.id})`);
    expect(text).toContain('**Documented since:** The addresses are listed.');
    expect(text.split(`(site:not-shown#${gap.id})`)).toHaveLength(2);
  });

  it('has every gap and every ambiguity once', () => {
    expect(entries('not-shown.html').toSorted()).toEqual(document['x-gap-register']?.map(({ id }) => id));
    expect(entries('ambiguities.html')).toEqual(
      document['x-ambiguities']?.filter(({ internal }) => !internal).map(({ id }) => id),
    );
  });
});

describe('the lists for programs', () => {
  it('name every page', () => {
    for (const { path, kind } of makePages(document)) {
      expect(texts.get('sitemap.xml')).toContain(`<loc>${path}.html</loc>`);
      expect(texts.get('llms.txt')).toContain(kind === 'start' ? document.info.title : `(${path}.md)`);
    }
  });

  it('hold every operation and gap in one text', () => {
    const full = texts.get('llms-full.txt') ?? '';
    for (const { id, statement } of document['x-gap-register'] ?? []) {
      expect(full).toContain(id);
      expect(full).toContain(statement);
    }
    for (const path of Object.keys(document.paths)) expect(full).toContain(path);
  });

  it('have whole addresses when the address of the site is known', async () => {
    const base = readBase('https://docs.invalid/grants');
    const published = await buildSite(document, base);
    const text = (name: string): string => published.find((file) => file.name === name)?.text ?? '';
    expect(text('sitemap.xml')).toContain('<loc>https://docs.invalid/grants/operations/getFund.html</loc>');
    expect(text('operations/getFund.html')).toContain(
      '<link rel="canonical" href="https://docs.invalid/grants/operations/getFund.html" />',
    );
    expect(text('llms.txt')).toContain('(https://docs.invalid/grants/operations/getFund.md)');
  });

  it.each(['docs.invalid', 'ftp://docs.invalid/', 'https://docs.invalid/?a=1', 'https://docs.invalid/#a'])(
    'refuse %s as an address',
    (text) => {
      expect(() => readBase(text)).toThrow('DOCS_BASE_URL');
    },
  );
});

it('is the same, byte for byte, when it is made again', async () => {
  expect(await buildSite(readBundle(), undefined)).toEqual(files);
});
