import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSite } from '../../scripts/docs/build-site.ts';
import { escapeHtml, Html, markup } from '../../scripts/docs/site/html.ts';
import { MarkdownHtml, type Place } from '../../scripts/docs/site/html/markdown.ts';
import { relativeAddress } from '../../scripts/docs/site/links.ts';
import { readBundle } from '../support/generated.ts';

const markdown = new MarkdownHtml(new Map([['getFund', { path: 'operations/getFund' }]]));

/** The context of a page without unknowns or assumptions. */
const on = (page: string): Place => ({ page, entries: new Set() });

it('markup in text is escaped', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']/);
      expect(markup`<p title="${text}">${text}</p>`.text.match(/[<>]/g)).toHaveLength(4);
    }),
  );
  expect(markup`<b>${new Html('<i>x</i>')}${undefined}${false}${['<', 1]}</b>`.text).toBe(
    '<b><i>x</i>&lt;1</b>',
  );
});

it('Markdown may have only known kinds of links, and no raw HTML', () => {
  expect(
    markdown.block('[x](javascript:alert(1)) <img src=x onerror=alert(1)>', on('index')).text,
  ).not.toMatch(/<a|<img/);
  expect(markdown.inline('[x](site:operations/getFund#responses)', on('guides/errors')).text).toBe(
    '<a href="../operations/getFund.html#responses">x</a>',
  );
  expect(markdown.inline('`getFund` and `other`', on('index')).text).toBe(
    '<a href="operations/getFund.html"><code>getFund</code></a> and <code>other</code>',
  );
  expect(markdown.inline('[`getFund`](site:index)', on('index')).text).toBe(
    '<a href="index.html"><code>getFund</code></a>',
  );
});

it('a hostile description is never rendered as markup', async () => {
  const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)> " onload="alert(1)';
  const poison = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      const isText = [
        'description',
        'summary',
        'title',
        'statement',
        'when',
        'reading',
        'ambiguity',
        'section',
      ].includes(key);
      if (typeof child === 'string' && isText) Object.assign(node, { [key]: `${child} ${hostile}` });
      else poison(child);
    }
  };
  const document = readBundle();
  poison(document);
  const pages = (await buildSite(document, undefined)).filter(({ name }) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(60);
  for (const { name, text } of pages) {
    expect(text, name).not.toMatch(/<script>|<img|<[^<>]*" onload=/);
    expect(text, name).toContain('&lt;script&gt;');
  }
});

describe('relative URLs', () => {
  const path = fc
    .array(fc.stringMatching(/^[a-z]{1,3}$/), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join('/'));

  it('link any page to any other', () => {
    fc.assert(
      fc.property(path, path, (from, to) => {
        const address = relativeAddress(from, to, '.html');
        expect(new URL(address, `http://x/${from}.html`).pathname).toBe(`/${to}.html`);
      }),
    );
  });
});
