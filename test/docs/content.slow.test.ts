/** The content of the built site's pages. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { release } from '../../scripts/docs/release.ts';
import { Model } from '../../scripts/model/model.ts';
import { generated, readBundle } from '../support/generated.ts';
import { readPage, resolveLink } from './site-links.ts';

const folder = join(generated, 'docs');
const names = (await readdir(folder, { recursive: true })).filter((name) => !name.startsWith('reference/'));
const read = async (name: string): Promise<string> => readFile(join(folder, name), 'utf8');
const pages = new Map(
  await Promise.all(
    names.filter((name) => name.endsWith('.html')).map(async (name) => [name, await read(name)] as const),
  ),
);
const texts = new Map(
  await Promise.all(
    names.filter((name) => name.endsWith('.md')).map(async (name) => [name, await read(name)] as const),
  ),
);
const guides = [...pages].filter(([name]) => name.startsWith('guides/'));
const operations = [...texts].filter(([name]) => /^operations\/(?!index)/.test(name));

/** Returns a page's content without code. */
function prose(html: string): string {
  return html
    .slice(html.indexOf('<main'), html.indexOf('<footer'))
    .replaceAll('<wbr>', '')
    .replaceAll(/<(pre|code|aside|figure)\b.*?<\/\1>/gs, '`')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'");
}

it('each page shows the release and licence, with a link to the source if there is one', () => {
  for (const [name, html] of pages) {
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
    expect(footer, name).toContain(`Release ${release.version}`);
    expect(footer, name).toContain('licence.txt"');
    expect(footer.includes('>Source<'), name).toBe(release.repository !== undefined);
  }
});

describe('sample requests and responses', () => {
  it('use the same record', () => {
    const withBody = new Set(
      Model.of(readBundle())
        .operations.filter(({ success }) => success?.schema)
        .map(({ id }) => `operations/${id}.md`),
    );
    const slugs = operations.flatMap(([name, text]) => {
      const requested =
        /"\$GRANT_MANAGEMENT_URL\/(?:tab|fund|webhook|contributor|allocation-payment)\/(\w{8})"/.exec(
          text,
        )?.[1];
      const shown = /^Example of 2\w\w: .*?"slug": "(\w{8})"/ms.exec(text)?.[1];
      return requested === undefined || !withBody.has(name) ? [] : [{ name, requested, shown }];
    });
    expect(slugs.length).toBeGreaterThan(4);
    expect(slugs.filter(({ requested, shown }) => requested !== shown)).toEqual([]);
  });

  it('use the default language, since the sample requests choose none', () => {
    const examples = operations.map(([name, text]) => {
      expect(text, name).not.toMatch(/^curl[^`]*x-api-language/m);
      return /^Example of 2\w\w: .*?\n```json\n(.*?)^```/ms.exec(text)?.[1] ?? '{}';
    });
    const maps = examples.flatMap((text) => mapsIn(JSON.parse(text)));
    expect(maps.length).toBeGreaterThan(10);
    expect(maps.filter((map) => Object.keys(map).length !== 1)).toEqual([]);
  });
});

/** Returns the translated texts in a value. */
function mapsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const isMap = Object.keys(value).some((key) => /^[a-z]{2}_[A-Z]{2}$/.test(key));
  return isMap ? [value] : Object.values(value).flatMap(mapsIn);
}

describe('links', () => {
  it('to event kinds on the event page name only WebhookEventKind', () => {
    const html = pages.get('webhooks/eventDelivery.html') ?? '';
    const [facts = ''] = /<dl class="facts".*?<\/dl>/s.exec(html) ?? [];
    const kinds = /Event kinds<\/dt><dd>(.*?)<\/dd>/s.exec(facts)?.[1] ?? '';
    expect(
      [...kinds.matchAll(/<code[^>]*>(.*?)<\/code>/g)].map(([, name = '']) => name.replaceAll('<wbr>', '')),
    ).toEqual(['WebhookEventKind']);
  });

  it("in the webhook guide don't mistake a prefix of event kinds for a schema", () => {
    const targets = readPage(pages.get('guides/webhooks.html') ?? '').links.map((link) =>
      resolveLink('guides/webhooks.html', link),
    );
    expect(targets.filter(({ file }) => file.startsWith('schemas/AllocationPayment'))).toEqual([]);
  });
});

describe('texts', () => {
  it('format identifiers as code', () => {
    const plain = guides.flatMap(([name, html]) =>
      [
        ...prose(html).matchAll(
          /\b(?:[A-Z]+_[A-Z_]+|[a-z]+(?:_[a-z]+)+)\b|\bX-[A-Z][\w-]+|\bmock-key-\S*|\bx-[a-z]+-[a-z]+/g,
        ),
      ].map(([word]) => `${name}: ${word}`),
    );
    expect(plain).toEqual([]);
  });

  it('have no double spaces and no counts of zero', () => {
    for (const [name, text] of texts) {
      const words = text.replaceAll(/^```.*?^```$/gms, '').replaceAll(/^ +/gm, '');
      expect(words, name).not.toMatch(/[^\s|]  +[^\s|]/);
      expect(words, name).not.toMatch(/^- [^:]+: 0$/m);
      expect(words, name).not.toMatch(/beyond those on this page|number of the status/);
    }
  });

  it('use one term per concept', () => {
    const others =
      /\b(?:not shown|not stated|base address|as good as|is told|whoever|interactive reference|in a clone of)\b/i;
    // The page about other tools quotes them.
    const checked = [...texts].filter(([name]) => !name.includes('other-tools'));
    const lines = checked.flatMap(([name, text]) =>
      text
        .replaceAll(/^```.*?^```$/gms, '')
        .split('\n')
        .filter((line) => others.test(line.replaceAll(/"not shown"|not-shown|`[^`]*`/g, '')))
        .map((line) => `${name}: ${line.slice(0, 120)}`),
    );
    expect(lines).toEqual([]);
  });
});

it('each operation page has at most 20 marks, because unknowns about all operations are marked elsewhere', () => {
  const marks = [...pages]
    .filter(([name]) => /^operations\/(?!index)/.test(name))
    .map(([name, html]) => [name, html.split('class="ref').length - 1] as const);
  expect(marks.filter(([, count]) => count > 20)).toEqual([]);
});

it('the pages of operations and schemas list their sections', () => {
  for (const name of ['operations/getTab.html', 'schemas/Tab.html']) {
    const html = pages.get(name) ?? '';
    const [here = ''] = /<aside class="here".*?<\/aside>/s.exec(html) ?? [];
    expect(readPage(here).links.length, name).toBeGreaterThan(1);
    for (const link of readPage(here).links) expect(html).toContain(` id="${link.slice(1)}"`);
  }
});
