/** The registers of the bundle: nothing in them that the facts do not know, and links that lead both ways. */
import { describe, expect, test } from 'vitest';
import { loadBundle } from './lookup.ts';
import { registerOf } from './places.ts';
import { AMBIGUITIES, GAPS } from './registers.facts.ts';

/** The ids that nodes of a document name. */
function idsNamed(document: unknown, key: string): ReadonlySet<unknown> {
  const ids = new Set<unknown>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [name, value] of Object.entries(node)) {
      if (name === 'value') continue; // of an example
      if (name === key && Array.isArray(value)) for (const id of value) ids.add(id);
      else visit(value);
    }
  };
  visit(document);
  return ids;
}

describe.each([
  {
    register: 'x-gap-register',
    key: 'x-gap',
    known: GAPS.map(([number]) => `GAP-${String(number).padStart(3, '0')}`),
  },
  {
    register: 'x-ambiguities',
    key: 'x-amb',
    known: AMBIGUITIES.map(([number]) => `AMB-${String(number).padStart(2, '0')}`),
  },
])('$register', ({ register, key, known }) => {
  const entries = registerOf(loadBundle(), register);

  test('has the entries that the facts know, and no other', () => {
    expect(entries.map(({ id }) => id)).toEqual(known);
  });

  test('has an entry for each id that a node names, and a node for each open entry', () => {
    const named = idsNamed(loadBundle(), key);
    const open = entries.filter(({ closed }) => closed === undefined).map(({ id }) => id);
    expect([...named].toSorted()).toEqual(open.toSorted());
  });
});
