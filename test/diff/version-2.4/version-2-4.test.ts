import { expect, test } from 'vitest';
import type { Change } from '../../../scripts/diff/change.ts';
import { diffDocuments } from '../../../scripts/diff/diff-documents.ts';
import { EXPECTED } from './expected.ts';
import { bothVersions } from './version-2-4.ts';

function show({ kind, level, audience, where }: Change): string {
  return `${kind} ${level} ${audience}: ${kind === 'media-type-version-changed' ? 'every response' : where.path}`;
}

test('a whole version 2.4 is told in its own changes, the version being one of them', () => {
  const { base, head } = bothVersions();
  expect(diffDocuments(base, head).map(show).toSorted()).toEqual(EXPECTED.toSorted());
});
