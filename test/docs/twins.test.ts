/** A page says the same as HTML and as Markdown. */
import { describe, expect, it } from 'vitest';
import { buildSite } from '../../scripts/docs/build-site.ts';
import { readBundle } from '../support/generated.ts';
import { wordsOfHtml, wordsOfMarkdown } from './page-words.ts';

const files = new Map(
  (await buildSite(readBundle(), undefined)).map(({ name, text }): [string, string] => [name, text]),
);
const names = [...files.keys()].filter((name) => name.endsWith('.html') && name !== '404.html');

/**
 * The names of languages and formats over blocks of code, which Markdown writes at the block itself, and the label of listed
 * values, which it leaves out.
 */
const labels = new Set(['http', 'json', 'known', 'python', 'shell', 'typescript']);
/** What heads a list that has no head of its own in HTML. */
const heads = new Set(['condition', 'example', 'examples', 'our']);

/** The words of the one that the other lacks. */
function lacking(
  name: string,
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  free: ReadonlySet<string>,
): string[] {
  return [...one].filter((word) => !other.has(word) && !free.has(word)).map((word) => `${name}: ${word}`);
}

describe('every page', () => {
  it('says as Markdown what it says as HTML', () => {
    const lost = names.flatMap((name) =>
      lacking(
        name,
        wordsOfHtml(files.get(name) ?? ''),
        wordsOfMarkdown(files.get(name.replace(/html$/, 'md')) ?? ''),
        labels,
      ),
    );
    expect(names.length).toBeGreaterThan(60);
    expect(lost).toEqual([]);
  });

  it('says as HTML what it says as Markdown', () => {
    const lost = names.flatMap((name) =>
      lacking(
        name,
        wordsOfMarkdown(files.get(name.replace(/html$/, 'md')) ?? ''),
        wordsOfHtml(files.get(name) ?? ''),
        heads,
      ),
    );
    expect(lost).toEqual([]);
  });
});

it('a word that one of the two lacks is seen', () => {
  const html = wordsOfHtml(
    '<main><p>Paid at <code class="name">date<wbr>_paid</code> &amp; <b>once</b></p></main>',
  );
  expect([...html]).toEqual(['paid', 'at', 'date_paid', 'once']);
  expect(lacking('a', wordsOfMarkdown('Paid at `date_paid` [twice](x.md)'), html, heads)).toEqual([
    'a: twice',
  ]);
});
