import { describe, expect, test } from 'vitest';
import type { Change } from '../../scripts/diff/change.ts';
import { diffDocuments } from '../../scripts/diff/diff-documents.ts';
import { closeInRegister, fixtureBundle } from './bundle.ts';
import { MUTATIONS, REFACTORINGS } from './mutations/index.ts';
import type { Expected } from './mutations/vocabulary.ts';

function material(changes: readonly Change[]): string[] {
  return changes
    .filter(({ level }) => level !== 'documentation')
    .map(({ kind, level, audience }) => `${kind} ${level} ${audience}`)
    .toSorted();
}

function closes(expected: readonly Expected[]): boolean {
  return expected.some((each) => each.startsWith('gap-closed '));
}

describe.each(Object.entries(MUTATIONS))('a single mutation of the bundle (%s)', (_, mutations) => {
  test.each(mutations)(
    'is reported as expected: $name',
    ({ mutate, forward: there, backward: back, gaps = [] }) => {
      const base = fixtureBundle();
      const head = fixtureBundle();
      mutate(head);
      if (closes(there)) closeInRegister(head, gaps);
      if (closes(back)) closeInRegister(base, gaps);
      const forth = diffDocuments(base, head);
      expect(forth).not.toEqual([]);
      expect(material(forth)).toEqual(there.toSorted());
      expect(material(diffDocuments(head, base))).toEqual(back.toSorted());
      const named = new Set(
        forth.filter(({ level }) => level !== 'documentation').flatMap((change) => change.gaps),
      );
      expect([...named].toSorted()).toEqual(gaps);
    },
  );
});

const closing = Object.values(MUTATIONS)
  .flat()
  .filter(({ forward: there }) => closes(there));

test.each(closing)(
  'a fact narrows its unknown if the register still has it open: $name',
  ({ mutate, gaps }) => {
    const head = fixtureBundle();
    mutate(head);
    const changes = diffDocuments(fixtureBundle(), head);
    expect(changes.filter(({ kind }) => kind === 'gap-closed')).toEqual([]);
    const narrowed = changes.filter(({ kind }) => kind === 'gap-narrowed');
    expect([...new Set(narrowed.flatMap((change) => change.gaps))].toSorted()).toEqual(gaps);
    for (const { what } of narrowed) expect(what).not.toContain('closed');
  },
);

describe('a change with an equivalent result', () => {
  test.each(REFACTORINGS)("isn't reported: $name", ({ mutate }) => {
    const base = fixtureBundle();
    const head = fixtureBundle();
    mutate(head);
    expect(diffDocuments(base, head)).toEqual([]);
    expect(diffDocuments(head, base)).toEqual([]);
  });
});

test('there are at least 60 mutations, with unique names', () => {
  const rows = [...Object.values(MUTATIONS).flat(), ...REFACTORINGS];
  expect(rows.length).toBeGreaterThanOrEqual(60);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});
