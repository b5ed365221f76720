import { expect, test } from 'vitest';
import type { Change } from '../../../scripts/diff/change.ts';
import { diffDocuments } from '../../../scripts/diff/diff-documents.ts';
import { formatMarkdown } from '../../../scripts/diff/format/markdown.ts';
import { formatText } from '../../../scripts/diff/format/text.ts';
import { compareDocuments } from '../../../scripts/diff/report.ts';
import { bothVersions } from './version-2-4.ts';

/** All changes between version 2.3 and version 2.4, as `kind level audience: place`. */
const EXPECTED: readonly string[] = [
  'media-type-version-changed breaking receives: every response',
  'enum-values-added breaking receives: getTab > response 200 > application/vnd.service.v2.4+json > type',
  'property-removed breaking receives: listAllocationPayments > response 2XX > application/vnd.service.v2.4+json > data[] > comments',
  'property-added breaking sends: recuseReviewer > body > application/json > reason',
  'limit-narrowed breaking sends: listAllocationPayments > query per_page',

  'gap-narrowed safe receives: getFund > response 200',
  'property-added safe receives: getFund > response 200 > application/vnd.service.v2.4+json > closed',
  'gap-narrowed safe both: getRound',
  'operation-added safe both: listAllocations',

  'documentation-changed documentation both: schemas > Fund > properties > budget',
  'documentation-changed documentation both: info',
  'documentation-changed documentation both: release > 2.4 (breaking)',
  'documentation-changed documentation both: release > 2.4',
];

/** Breaking changes that the changelog of version 2.4 doesn't mention. */
const FORGOTTEN: readonly string[] = ['limit-narrowed: listAllocationPayments > query per_page'];

function show({ kind, level, audience, where }: Change): string {
  return `${kind} ${level} ${audience}: ${kind === 'media-type-version-changed' ? 'every response' : where.path}`;
}

test('the diff reports every change from 2.3 to 2.4, including the version', () => {
  const { base, head } = bothVersions();
  expect(diffDocuments(base, head).map(show).toSorted()).toEqual(EXPECTED.toSorted());
});

function report() {
  const { base, head } = bothVersions();
  return compareDocuments({ document: base, label: '2.3' }, { document: head, label: '2.4' });
}

test('the diff reports a breaking change that the changelog lacks', () => {
  const { step } = report();
  expect(step).toMatchObject({ from: '2.3', to: '2.4' });
  expect(step?.forgotten.map(({ kind, where }) => `${kind}: ${where.path}`)).toEqual(FORGOTTEN);
  expect(formatText(report())).toContain("NOT IN THE INTERFACE'S CHANGELOG (1)");
});

test("the diff requires no changelog entry if the version doesn't change", () => {
  const { base, head } = bothVersions();
  (head['info'] as Record<string, unknown>)['version'] = '2.3';
  const same = compareDocuments({ document: base, label: 'a' }, { document: head, label: 'b' });
  expect(same.step).toBeUndefined();
});

test('the diff as Markdown is a migration guide', async () => {
  await expect(formatMarkdown(report())).toMatchFileSnapshot('migration-guide.md');
});
