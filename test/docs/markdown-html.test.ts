import { expect, test } from 'vitest';
import { MarkdownHtml, type Place } from '../../scripts/docs/site/html/markdown.ts';

const names = new Map([
  ['Fund', { path: 'schemas/Fund' }],
  ['GAP-001', { path: 'not-shown', fragment: 'GAP-001' }],
]);

const on = (page: string, ...entries: string[]): Place => ({ page, entries: new Set(entries) });

test('links are resolved relative to each page, even in text that several pages share', () => {
  const markdown = new MarkdownHtml(names);
  const text = 'See `Fund` and `GAP-001`.';
  const from = (page: string): string => markdown.inline(text, on(page)).text;
  const inSchemas = `See <a href="Fund.html"><code>Fund</code></a> and\u{A0}<a class="ref" href="../not-shown.html#GAP-001">GAP-001</a>.`;
  expect(from('schemas/Tab')).toBe(inSchemas);
  expect(from('schemas/Account')).toBe(inSchemas);
  expect(from('schemas/Fund')).toContain('See <code>Fund</code> and');
  expect(from('schemas/Tab')).toBe(inSchemas);
  expect(from('not-shown')).toContain('href="#GAP-001"');
  expect(from('index')).toContain('href="schemas/Fund.html"');
});

test('an ID links to its note on the page if there is one', () => {
  const markdown = new MarkdownHtml(names);
  const text = 'Not shown (`GAP-001`).';
  expect(markdown.inline(text, on('schemas/Tab')).text).toContain('href="../not-shown.html#GAP-001"');
  expect(markdown.inline(text, on('schemas/Fund', 'GAP-001')).text).toBe(
    'Not shown\u{A0}<a class="ref" href="#GAP-001">GAP-001</a>.',
  );
  expect(markdown.inline(text, on('schemas/Tab')).text).toContain('href="../not-shown.html#GAP-001"');
});
