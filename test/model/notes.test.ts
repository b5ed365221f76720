/** Tests the notes in the published document, which loading removes. */
import { expect, it } from 'vitest';
import type { OpenApiDocument } from '../../scripts/model/document.ts';
import { parseBundle, withNotes, withoutNotes } from '../../scripts/model/notes.ts';
import { readBundle } from '../support/generated.ts';

const document = readBundle();
const published = JSON.stringify(withNotes(document));
const gaps = document['x-gap-register'] ?? [];

it('loading removes notes completely', () => {
  expect(parseBundle(published)).toEqual(document);
  expect(withoutNotes(document)).toEqual(document);
});

it('publishing adds a note to every node that has an unknown and may have a description', () => {
  const noted: string[] = [];
  const wanted: string[] = [];
  const walk = (node: unknown, keys: readonly string[]): void => {
    if (typeof node !== 'object' || node === null) return;
    const { 'x-gap': ids, description } = node as { 'x-gap'?: unknown; description?: unknown };
    const path = keys.join('/');
    if (typeof description === 'string')
      for (const [, id] of description.matchAll(/Unknown \((GAP-\d+)\): /g))
        noted.push(`${path} ${id ?? ''}`);
    const isMediaType = keys.at(-2) === 'content';
    if (Array.isArray(ids) && !isMediaType && !keys.includes('x-changelog'))
      for (const id of ids)
        if (keys[0] === 'info' || !gaps.find((gap) => gap.id === id)?.everywhere)
          wanted.push(`${path} ${String(id)}`);
    for (const [key, value] of Object.entries(node))
      if (keys.length > 0 || !key.startsWith('x-')) walk(value, [...keys, key]);
  };
  walk(JSON.parse(published), []);
  expect(wanted.length).toBeGreaterThan(100);
  expect(noted.toSorted()).toEqual(wanted.toSorted());
});

it('the notes mention unknowns that apply everywhere only once', () => {
  const everywhere = gaps.filter(({ everywhere: holds, closed }) => holds && closed === undefined);
  expect(everywhere.length).toBeGreaterThan(0);
  for (const { id } of everywhere) expect(published.split(`Unknown (${id})`)).toHaveLength(2);
});

it("loading keeps a note about an ID that isn't in the register", () => {
  const older = structuredClone(document) as OpenApiDocument;
  older.info.description = "As before.\n\nUnknown (GAP-999): an ID that isn't in the register.";
  expect(withoutNotes(older)).toEqual(older);
});
