/** The registers of the bundle: nothing in them that the facts do not know, and links that lead both ways. */
import { describe, expect, test } from 'vitest';
import { toPointer, type PathSegment } from '../../scripts/model/pointer.ts';
import { loadBundle } from './lookup.ts';
import { registerOf } from './places.ts';
import { AMBIGUITIES, GAPS } from './registers.facts.ts';

/** The pointers of the nodes that name each entry, by its id. */
function nodesNaming(document: unknown, key: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const visit = (node: unknown, path: readonly PathSegment[]): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [name, value] of Object.entries(node)) {
      if (name === 'value') continue; // of an example
      if (name === key && Array.isArray(value))
        for (const id of value) found.set(id, (found.get(id) ?? new Set()).add(toPointer(path)));
      else visit(value, [...path, name]);
    }
  };
  visit(document, []);
  return found;
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

  test('lists the nodes that name each entry, at least one for an open entry', () => {
    const named = nodesNaming(loadBundle(), key);
    const listed = new Set(entries.map(({ id }) => id));
    expect([...named.keys()].filter((id) => !listed.has(id))).toEqual([]);
    for (const { id, nodes, closed } of entries) {
      const naming = named.get(String(id)) ?? new Set();
      expect({ id, nodes: new Set(nodes as string[]) }).toEqual({ id, nodes: naming });
      expect({ id, linked: naming.size > 0 }).toEqual({ id, linked: closed === undefined });
    }
  });
});
