import { expect, test } from 'vitest';
import type { Change } from '../../../scripts/diff/change.ts';
import { diffDocuments } from '../../../scripts/diff/diff-documents.ts';
import { formatMarkdown } from '../../../scripts/diff/format/markdown.ts';
import { formatText } from '../../../scripts/diff/format/text.ts';
import { compareDocuments } from '../../../scripts/diff/report.ts';
import { EXPECTED, FORGOTTEN } from './expected.ts';
import { bothVersions } from './version-2-4.ts';

function show({ kind, level, audience, where }: Change): string {
  return `${kind} ${level} ${audience}: ${kind === 'media-type-version-changed' ? 'every response' : where.path}`;
}

test('a whole version 2.4 is told in its own changes, the version being one of them', () => {
  const { base, head } = bothVersions();
  expect(diffDocuments(base, head).map(show).toSorted()).toEqual(EXPECTED.toSorted());
});

function report() {
  const { base, head } = bothVersions();
  return compareDocuments({ document: base, label: '2.3' }, { document: head, label: '2.4' });
}

test('what breaks and is not in the history of the interface is told', () => {
  const { step } = report();
  expect(step).toMatchObject({ from: '2.3', to: '2.4' });
  expect(step?.forgotten.map(({ kind, where }) => `${kind}: ${where.path}`)).toEqual(FORGOTTEN);
  expect(formatText(report())).toContain('NOT IN THE CHANGELOG OF THE INTERFACE (1)');
});

test('corrections that leave the version as it is ask for no entry there', () => {
  const { base, head } = bothVersions();
  (head['info'] as Record<string, unknown>)['version'] = '2.3';
  const same = compareDocuments({ document: base, label: 'a' }, { document: head, label: 'b' });
  expect(same.step).toBeUndefined();
});

test('as Markdown it is a migration guide', async () => {
  await expect(formatMarkdown(report())).toMatchFileSnapshot('migration-guide.md');
});
