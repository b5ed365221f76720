import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../scripts/model/document.ts';
import { diffDocuments } from '../../scripts/diff/diff-documents.ts';
import { EXCUSED } from '../../scripts/diff/gaps.ts';
import { objectOf } from '../../scripts/diff/json.ts';
import { documentOf, show } from './documents.ts';
import { object } from './schema-rules.ts';
import { CLOSED, close, closeInRegister, fixtureBundle, listAt, objectAt } from './bundle.ts';

/** A newly documented fact for each aspect in `EXCUSED`. */
const STEPS: Record<string, { before: Json; after: Json }> = {
  unconstrained: { before: {}, after: { type: 'string' } },
  members: { before: { type: 'object' }, after: { type: 'object', properties: { a: {} }, required: ['a'] } },
  presence: {
    before: { type: 'object', properties: { a: {} } },
    after: { type: 'object', properties: { a: {} }, required: ['a'] },
  },
  values: { before: { type: 'string' }, after: { type: 'string', enum: ['a'] } },
  types: { before: { type: 'string' }, after: { type: ['string', 'number'] } },
  limit: { before: { type: 'string' }, after: { type: 'string', maxLength: 3 } },
};

/** Changes from one statement to another, which no unknown excuses. */
const STATEMENTS: Record<string, { before: Json; after: Json }> = {
  'another type': { before: { type: 'string' }, after: { type: 'number' } },
  'another pattern': { before: { type: 'string', pattern: '^a' }, after: { type: 'string', pattern: '^b' } },
  'a narrower bound': { before: { type: 'string', maxLength: 9 }, after: { type: 'string', maxLength: 3 } },
  'a removed value': { before: { enum: ['a', 'b'] }, after: { enum: ['a'] } },
  'a removed property': { before: { type: 'object', properties: { a: {} } }, after: { type: 'object' } },
  'another format': { before: { type: 'string', format: 'date' }, after: { type: 'string', format: 'uri' } },
  'a removed type': { before: { type: ['string', 'number'] }, after: { type: 'string' } },
  'removed null': { before: { type: ['string', 'null'] }, after: { type: 'string' } },
  'no pattern': { before: { type: 'string', pattern: '^a' }, after: { type: 'string' } },
  'no format': { before: { type: 'string', format: 'date' }, after: { type: 'string' } },
  'no bound': { before: { type: 'string', maxLength: 9 }, after: { type: 'string' } },
  'no list of values': { before: { type: 'string', enum: ['a'] }, after: { type: 'string' } },
  'any type': { before: { type: 'string' }, after: {} },
  'other properties': { before: { type: 'object', additionalProperties: false }, after: { type: 'object' } },
  'no default': { before: { type: 'string', default: 'a' }, after: { type: 'string' } },
  'another default': { before: { type: 'string', default: 'a' }, after: { type: 'string', default: 'b' } },
};

function withGap(schema: Json, isOpen: boolean): JsonObject {
  return { ...objectOf(schema), ...(isOpen ? { 'x-gap': ['GAP-1'] } : {}) };
}

function closing(
  kind: string,
  { before, after }: { before: Json; after: Json },
  sides: readonly ('sends' | 'receives')[] = ['sends'],
): string[] {
  const entry = { id: 'GAP-1', kind };
  const closed = [{ ...entry, closed: CLOSED }];
  const all = (schema: JsonObject): JsonObject => Object.fromEntries(sides.map((side) => [side, schema]));
  const base = documentOf({ ...all(withGap(before, true)), 'x-gap-register': [entry] });
  const head = documentOf({ ...all(withGap(after, false)), 'x-gap-register': closed });
  return diffDocuments(base, head).map(show);
}

describe.each(Object.keys(EXCUSED))('closing an unknown of kind %s', (kind) => {
  const aspects = EXCUSED[kind] ?? [];
  test.each(Object.entries(STEPS))('excuses %s only if EXCUSED lists it', (aspect, step) => {
    const isExcused = (aspects as readonly string[]).includes(aspect);
    // An added type breaks receivers, all other steps break senders.
    const changes = closing(kind, step, [aspect === 'types' ? 'receives' : 'sends']);
    expect(changes).toContain('gap-closed safe');
    expect(changes.some((line) => line.endsWith('breaking'))).toBe(!isExcused);
  });

  test.each(Object.entries(STATEMENTS))("doesn't excuse %s", (_, step) => {
    const changes = closing(kind, step, ['sends', 'receives']);
    expect(changes.some((line) => line.endsWith('breaking'))).toBe(true);
  });
});

test('EXCUSED has every kind of unknown in the register', () => {
  const register = fixtureBundle()['x-gap-register'];
  const kinds = (Array.isArray(register) ? register : []).flatMap((gap) =>
    String(objectOf(gap)['kind']).split('+'),
  );
  expect(kinds.length).toBeGreaterThan(0);
  expect(kinds.filter((kind) => !(kind in EXCUSED))).toEqual([]);
});

test("an ID that isn't in any register excuses nothing", () => {
  const base = documentOf({ sends: { 'x-gap': ['GAP-1'] } });
  const head = documentOf({ sends: { type: 'string' } });
  expect(diffDocuments(base, head).map(show)).toEqual(['type-restricted breaking', 'gap-closed safe']);
});

describe('a newly referenced unknown', () => {
  const documented = { type: 'string' };

  test('is reopened if something documented is removed', () => {
    const base = documentOf({ receives: documented });
    const head = documentOf({
      receives: { 'x-gap': ['GAP-1'] },
      'x-gap-register': [{ id: 'GAP-1', kind: 'shape' }],
    });
    const [change] = diffDocuments(base, head);
    expect(change).toMatchObject({ kind: 'gap-reopened', level: 'breaking', gaps: ['GAP-1'] });
    expect(change?.details).toEqual(['It was a string and is now unconstrained.']);
  });

  test('is reopened if it was closed in the register', () => {
    const register = { 'x-gap-register': [{ id: 'GAP-1', kind: 'presence', closed: 'It is known.' }] };
    const base = documentOf({ receives: documented, ...register });
    const head = documentOf({ receives: { ...documented, 'x-gap': ['GAP-1'] }, ...register });
    expect(diffDocuments(base, head).map(show)).toEqual(['gap-reopened breaking']);
  });

  test('is documentation if it is new and nothing was removed', () => {
    const base = documentOf({ receives: documented });
    const head = documentOf({ receives: { ...documented, 'x-gap': ['GAP-1'] } });
    expect(diffDocuments(base, head).map(show)).toEqual(['gap-recorded documentation']);
  });

  test('excuses only the aspects that it covers', () => {
    const base = documentOf({ receives: documented });
    const register = { 'x-gap-register': [{ id: 'GAP-1', kind: 'limit' }] };
    const head = documentOf({ receives: { type: 'number', 'x-gap': ['GAP-1'] }, ...register });
    expect(diffDocuments(base, head).map(show).toSorted()).toEqual([
      'documentation-changed documentation',
      'gap-recorded documentation',
      'type-changed breaking',
    ]);
  });
});

test('a removed type is breaking even if the unknown about types closes', () => {
  const base = fixtureBundle();
  const head = fixtureBundle();
  closeInRegister(head, ['GAP-029']);
  const input = objectAt(head, '/components/schemas/ContributorFieldInput');
  close(input, 'GAP-029');
  input['anyOf'] = listAt(head, '/components/schemas/ContributorFieldInput', 'anyOf').filter(
    (branch) => objectOf(branch)['type'] !== 'boolean',
  );
  expect(diffDocuments(base, head).map(show)).toContain('type-removed breaking');
});

function alternative(name: string, more: JsonObject = {}): JsonObject {
  return { title: name, type: 'object', properties: { [name]: {}, z: {} }, required: [name], ...more };
}

/** The same alternative, but with one more required property. */
function needsMore(name: string): JsonObject {
  return alternative(name, { required: [name, 'z'] });
}

function unionOf(kind: string, ...oneOf: JsonObject[]): JsonObject {
  const register = { 'x-gap-register': [{ id: 'GAP-1', kind }] };
  return documentOf({ sends: { oneOf }, receives: { oneOf }, ...register });
}

describe('an unknown that a node still references', () => {
  const entry = { id: 'GAP-1', kind: 'shape' };
  const between = (after: JsonObject): string[] => {
    const base = documentOf({ receives: object({ a: { 'x-gap': ['GAP-1'] } }), 'x-gap-register': [entry] });
    return diffDocuments(base, documentOf(after))
      .filter(({ kind }) => kind === 'gap-narrowed')
      .map(({ what }) => what);
  };
  const text = { type: 'string', 'x-gap': ['GAP-1'] };

  test('is reported as open if it is open in the register', () => {
    expect(between({ receives: object({ a: text }), 'x-gap-register': [entry] })).toEqual([
      'More is documented here. GAP-1 is still open.',
    ]);
  });

  test.each([
    ['the node itself', text],
    ['something inside the node', object({ b: text })],
  ])("isn't reported as open if it is closed in the register: %s", (_, schema) => {
    const register = { 'x-gap-register': [{ ...entry, closed: CLOSED }] };
    expect(between({ receives: object({ a: schema }), ...register })).toEqual([
      'More is documented here. GAP-1 is closed in the register, but still marked here.',
    ]);
  });
});

describe('an unknown that one alternative references', () => {
  test.each(['shape', 'presence'])('excuses nothing in another alternative: kind %s', (kind) => {
    const base = unionOf(kind, alternative('a', { 'x-gap': ['GAP-1'] }), alternative('b'));
    const head = unionOf(kind, alternative('a'), needsMore('b'));
    expect(diffDocuments(base, head).map(show)).toContain('now-required breaking');
  });

  test('excuses what is documented in that alternative', () => {
    const base = unionOf('presence', alternative('a', { 'x-gap': ['GAP-1'] }), alternative('b'));
    const head = unionOf('presence', needsMore('a'), alternative('b'));
    expect(diffDocuments(base, head).map(show)).not.toContain('now-required breaking');
  });

  describe('if the alternatives are reordered', () => {
    const [string, integer] = [{ type: 'string' }, { type: 'integer' }];
    const unknown = { 'x-gap': ['GAP-1'] };

    test("excuses nothing in the alternative that is now at its alternative's old position", () => {
      const base = unionOf('values', string, { ...integer, ...unknown });
      const head = unionOf('values', integer, { ...string, pattern: 'x' });
      expect(diffDocuments(base, head).map(show)).toContain('pattern-added breaking');
    });

    test("excuses nothing in the alternative that was at its alternative's new position", () => {
      const base = unionOf('values', integer, { ...string, pattern: 'x' });
      const head = unionOf('values', string, { ...integer, ...unknown });
      expect(diffDocuments(base, head).map(show)).toContain('pattern-removed breaking');
    });

    test.each([
      ['its own type', { type: 'object' }, {}],
      ['the type of the union', {}, { type: 'object' }],
    ])('excuses what is documented in its own alternative, with %s', (_, typed, shared) => {
      const [a, b] = ['a', 'b'].map((name) => ({ ...typed, properties: { kind: { const: name } } }));
      const of = (...oneOf: JsonObject[]): JsonObject =>
        documentOf({
          sends: { ...shared, oneOf, required: ['kind'] },
          'x-gap-register': [{ id: 'GAP-1', kind: 'shape' }],
        });
      const properties = { kind: { const: 'a' }, z: {} };
      const base = of({ ...a, ...unknown }, { ...b });
      const head = of({ ...b }, { ...typed, properties, required: ['z'] });
      expect(diffDocuments(base, head).map(show)).toEqual(['gap-narrowed safe']);
    });
  });
});

function operation(fields: JsonObject): JsonObject {
  const get = { operationId: 'getThing', responses: { 200: { description: 'Ok.' } }, ...fields };
  const register = { 'x-gap-register': [{ id: 'GAP-1', kind: 'parameter-name' }] };
  return { ...documentOf(register), paths: { '/thing': { get } } };
}

test('a parameter that turns out to be required is breaking, although its name was unknown', () => {
  const schema = { enum: ['a', 'b'] };
  const base = operation({
    'x-unnamed-parameters': [{ role: 'mode', in: 'query', schema, 'x-gap': ['GAP-1'] }],
  });
  const named = (required: boolean): JsonObject =>
    operation({ parameters: [{ name: 'mode', in: 'query', required, schema }] });
  expect(diffDocuments(base, named(false)).map(show)).toEqual(['gap-narrowed safe']);
  expect(diffDocuments(base, named(true)).map(show)).toEqual([
    'parameter-added breaking',
    'gap-narrowed safe',
  ]);
  expect(diffDocuments(named(false), base).map(show)).toEqual(['gap-reopened breaking']);
});

test('naming a parameter narrows an unknown that it still references', () => {
  const schema = { enum: ['a', 'b'] };
  const base = operation({
    'x-unnamed-parameters': [{ role: 'mode', in: 'query', schema, 'x-gap': ['GAP-1'] }],
  });
  const head = operation({ parameters: [{ name: 'mode', in: 'query', schema, 'x-gap': ['GAP-1'] }] });
  expect(diffDocuments(base, head).map(show)).toEqual(['gap-narrowed safe']);
});

test("a parameter with another schema isn't matched with the unnamed one", () => {
  const unnamed = { role: 'mode', in: 'query', schema: { enum: ['a', 'b'] }, 'x-gap': ['GAP-1'] };
  const base = operation({ 'x-unnamed-parameters': [unnamed] });
  const head = operation({ parameters: [{ name: 'size', in: 'query', schema: { type: 'integer' } }] });
  expect(diffDocuments(base, head).map(show)).toEqual([
    'unnamed-parameter-removed safe',
    'parameter-added safe',
  ]);
});
