import { expect, test } from 'vitest';
import { MarkdownHtml } from '../../scripts/docs/site/html/markdown.ts';

const names = new Map([
  ['Fund', { path: 'schemas/Fund' }],
  ['GAP-001', { path: 'not-shown', fragment: 'GAP-001' }],
]);

test('one text leads from each page to the right place, however often it was rendered before', () => {
  const markdown = new MarkdownHtml(names);
  const text = 'See `Fund` and `GAP-001`.';
  const from = (page: string): string => markdown.inline(text, page).text;
  const inSchemas = `See <a href="Fund.html"><code>Fund</code></a> and <a class="gap" href="../not-shown.html#GAP-001"><code>GAP-001</code></a>.`;
  expect(from('schemas/Tab')).toBe(inSchemas);
  expect(from('schemas/Account')).toBe(inSchemas);
  expect(from('schemas/Fund')).toContain('See <code>Fund</code> and');
  expect(from('schemas/Tab')).toBe(inSchemas);
  expect(from('not-shown')).toContain('href="#GAP-001"');
  expect(from('index')).toContain('href="schemas/Fund.html"');
});
