/** Every page has the same content in HTML and in Markdown. */
import { describe, expect, it } from 'vitest';
import { buildSite } from '../../scripts/docs/build-site.ts';
import { readBundle } from '../support/generated.ts';
import { wordsOfHtml, wordsOfMarkdown } from './page-words.ts';

const files = new Map(
  (await buildSite(readBundle(), undefined)).map(({ name, text }): [string, string] => [name, text]),
);
const names = [...files.keys()].filter((name) => name.endsWith('.html') && name !== '404.html');

/**
 * Labels in HTML that the Markdown doesn't have: the language or format above a code block, which Markdown has in the
 * block itself, and the label of listed values.
 */
const labels = new Set(['http', 'json', 'known', 'python', 'shell', 'typescript']);
/** Returns a page without the captions of its diagrams, because Markdown lists what they show. */
const withoutCaptions = (html: string): string =>
  html.replaceAll(/<figcaption><p class="key">.*?<\/figcaption>/gs, '');
/** Column titles of lists that have no titles in HTML. */
const heads = new Set(['condition', 'example', 'examples', 'name', 'our']);

/** Returns words of one version that the other lacks. */
function missingWords(
  name: string,
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  free: ReadonlySet<string>,
): string[] {
  return [...one].filter((word) => !other.has(word) && !free.has(word)).map((word) => `${name}: ${word}`);
}

describe('every page', () => {
  it('has its HTML content in Markdown', () => {
    const lost = names.flatMap((name) =>
      missingWords(
        name,
        wordsOfHtml(withoutCaptions(files.get(name) ?? '')),
        wordsOfMarkdown(files.get(name.replace(/html$/, 'md')) ?? ''),
        labels,
      ),
    );
    expect(names.length).toBeGreaterThan(60);
    expect(lost).toEqual([]);
  });

  it('has its Markdown content in HTML', () => {
    const lost = names.flatMap((name) =>
      missingWords(
        name,
        wordsOfMarkdown(files.get(name.replace(/html$/, 'md')) ?? ''),
        wordsOfHtml(files.get(name) ?? ''),
        heads,
      ),
    );
    expect(lost).toEqual([]);
  });
});

it('a word that one version lacks is detected', () => {
  const html = wordsOfHtml(
    '<main><p>Paid at <code class="name">date<wbr>_paid</code> &amp; <b>once</b></p></main>',
  );
  expect([...html]).toEqual(['paid', 'at', 'date_paid', 'once']);
  expect(missingWords('a', wordsOfMarkdown('Paid at `date_paid` [twice](x.md)'), html, heads)).toEqual([
    'a: twice',
  ]);
});
