/** The published document has the extensions listed in spec/README.md, and no redundant ones. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publishedForm } from '../../scripts/bundle/published-form.ts';
import { readBundle } from '../support/generated.ts';

const published = publishedForm(readBundle());

/** Names of extensions, except in examples. */
function extensionsIn(node: unknown, extensions = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return extensions;
  for (const [key, child] of Object.entries(node)) {
    if (key.startsWith('x-')) extensions.add(key);
    if (key !== 'value' && key !== 'example') extensionsIn(child, extensions);
  }
  return extensions;
}

it('the document uses exactly the extensions in the table of spec/README.md', () => {
  const readme = readFileSync(new URL('../../spec/README.md', import.meta.url), 'utf8');
  const rows = [...readme.matchAll(/^\| (`x-[^|]*)\|.*$/gm)].filter(
    ([row]) => !row.includes('not published'),
  );
  const listed = rows.flatMap(([, names = '']) => [...names.matchAll(/x-[\w-]+/g)].map(([name]) => name));
  expect([...extensionsIn(published)].toSorted()).toEqual(listed.toSorted());
});

it('the document lists error conditions only in the register', () => {
  expect(JSON.stringify(published).split('"x-conditions"')).toHaveLength(2);
  expect(published['x-conditions']?.filter((condition) => 'operations' in condition)).toEqual([]);
});
