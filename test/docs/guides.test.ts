import { describe, expect, it } from 'vitest';
import { makePages } from '../../scripts/docs/build-site.ts';
import { guidePages } from '../../scripts/docs/pages/guides.ts';
import { type Page, prose } from '../../scripts/docs/site/page-model.ts';
import type { Guide, OpenApiDocument } from '../../scripts/model/document.ts';
import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';

/** Returns the bundle with these guides instead. */
function withGuides(...contents: string[]): OpenApiDocument {
  const guides: Guide[] = contents.map((content, index) => ({
    id: `g${index}`,
    title: `Guide ${index}`,
    content,
  }));
  return { ...readBundle(), 'x-guides': guides };
}

/** Returns the guides' text and headings, with links as on the pages. */
const textOf = (pages: readonly Page[]): string =>
  pages
    .flatMap(({ lead = '', blocks }) => [...(lead === '' ? [] : [prose(lead)]), ...blocks])
    .flatMap((block) => {
      if (block.kind === 'heading') return [`${'#'.repeat(block.level)} ${block.text} {#${block.id}}`];
      return block.kind === 'prose' ? [block.text] : [];
    })
    .join('\n\n');

const compose = (...contents: string[]): string => textOf(guidePages(Model.of(withGuides(...contents))));

/** Returns the languages of each program in a guide. */
const samplesIn = (content: string): string[][] =>
  guidePages(Model.of(withGuides(content))).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'samples' ? [block.samples.map(({ id }) => id)] : [])),
  );

describe('placeholders', () => {
  const unplaced = readBundle()['x-unplaced']?.operations.find(({ tag }) => tag);

  it.each([
    ['<!-- table: unplaced -->', `| \`${unplaced?.operationId}\` | ${unplaced?.tag} |`],
    ['<!-- table: addresses -->', '| Hong Kong |'],
    ['<!-- table: limits -->', '1 to 100, default 10 |'],
    ['<!-- bounds: TabSettings -->', '| `max_filesize` |'],
    ['<!-- enum: LocaleCode -->', '`ar_AR`, `bg_BG`'],
    ['<!-- enum: KnownWebhookEventKind -->', '`AllocationWasCreated`'],
    ['<!-- schema: PaginationEnvelope -->', '| `current_page` | integer |'],
  ])('insert a fact for %s', (placeholder, text) => {
    expect(compose(`Before\n\n${placeholder}\n\nAfter`)).toContain(text);
  });

  it.each([
    ['<!-- table: nothing -->', 'no table "nothing"'],
    ['<!-- enum: Nothing -->', 'there is no schema "Nothing"'],
    ['<!-- enum: TabSettings -->', 'has no enum values'],
    ['<!-- bounds: LocaleCode -->', 'has no limits'],
    ['<!-- picture: LocaleCode -->', 'there is no placeholder kind "picture"'],
    ['<!-- todo -->', 'not a placeholder'],
  ])("throw an error with the guide's name for %s", (placeholder, message) => {
    expect(() => compose('fine', `line\n\n${placeholder}`)).toThrow(/guide g1: .*in the line: <!--/);
    expect(() => compose(placeholder)).toThrow(message);
  });

  it("aren't replaced in code", () => {
    expect(compose('```html\n<!-- anything -->\n## no heading\n[x](./nowhere.md)\n```')).toContain(
      '<!-- anything -->',
    );
  });

  it("insert an operation's samples in every language", () => {
    const bundle = withGuides('Before\n\n<!-- samples: getFund -->');
    const page = makePages(bundle).find(({ path }) => path === 'guides/g0');
    const samples = page?.blocks.find((block) => block.kind === 'samples');
    expect(samples?.kind === 'samples' && samples.samples.map(({ id }) => id)).toContain('python');
    expect(() => makePages(withGuides('Before\n\n<!-- samples: getNothing -->'))).toThrow(/getNothing/);
  });

  it('insert a part of the diagram by ID', () => {
    const drawn = makePages(withGuides('Before\n\n<!-- drawing: payments -->')).find(
      ({ path }) => path === 'guides/g0',
    );
    expect(drawn?.blocks.some(({ kind }) => kind === 'diagram')).toBe(true);
    expect(() => makePages(withGuides('Before\n\n<!-- drawing: nothing -->'))).toThrow(/column "nothing"/);
  });

  it('escape cells that would break their row', () => {
    const tables =
      textOf(makePages(readBundle()).filter(({ kind }) => kind === 'guide')).match(/(?:^\|.*\n)+/gm) ?? [];
    const broken = tables.filter((table) => {
      const rows = table.trim().split('\n');
      return new Set(rows.map((row) => row.replaceAll('\\|', '').split('|').length)).size > 1;
    });
    expect(tables.length).toBeGreaterThan(6);
    expect(broken).toEqual([]);
  });
});

describe('consecutive code blocks', () => {
  it('form one program if each is in a different language', () => {
    expect(samplesIn('A.\n\n## B\n\n```ts\na();\n```\n\n```python\na()\n```\n')).toEqual([
      ['fetch', 'python'],
    ]);
  });

  it.each([
    ['with text between them', 'A.\n\n```ts\na();\n```\n\nThen:\n\n```python\na()\n```\n'],
    ['if they are in the same language', 'A.\n\n```sh\na\n```\n\n```sh\nb\n```\n'],
  ])('stay separate %s', (_, content) => {
    expect(samplesIn(content)).toEqual([]);
  });
});

describe('links', () => {
  it('can target guides and their headings', () => {
    const markdown = compose(
      '[a](./g1.md) [b](./g1.md#two-words-401) [c](#own) [d](https://x.invalid/)\n\n## Own',
      '## Two `words`: 401!',
    );
    expect(markdown).toContain(
      '[a](site:guides/g1) [b](site:guides/g1#two-words-401) [c](site:guides/g0#own) [d](https://x.invalid/)',
    );
    expect(markdown).toContain('## Two `words`: 401! {#two-words-401}');
  });

  it('distinguish headings with the same text', () => {
    expect(compose('## A\n\n## A\n')).toBe('## A {#a}\n\n## A {#a-1}');
  });

  it.each(['./g9.md', './g0.md#nowhere', '#nowhere', '../README.md', 'g0.md', '/g0'])(
    'are refused if broken: %s',
    (target) => {
      expect(() => compose(`[x](${target})`)).toThrow(/guide g0: the link .* is broken/);
    },
  );
});
