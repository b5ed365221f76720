/** The one table that decides about a request. */
import { describe, expect, it } from 'vitest';
import { readInterfaceFacts } from '../../scripts/mock/interface-facts.ts';
import type { InterfaceFacts } from '../../scripts/mock/runtime/interface-facts.ts';
import { conditionOfKey, isKeyKind } from '../../scripts/mock/runtime/keys.ts';
import {
  type Attempt,
  firstFinding,
  onRequestOnly,
  order,
  wellKnownSlugs,
} from '../../scripts/mock/runtime/order.ts';
import { ownConditions } from '../../scripts/mock/runtime/own-conditions.ts';
import { Store } from '../../scripts/mock/runtime/store.ts';
import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';

const facts = readInterfaceFacts(Model.of(readBundle()), {});

/** A request to an operation that is in order. */
function attemptAt(from: InterfaceFacts, id: string, change: Partial<Attempt> = {}): Attempt {
  const operation = from.operations.find((each) => each.id === id);
  return {
    isHead: false,
    operation,
    others: operation ? [operation] : [],
    methods: [],
    facts: from,
    settings: { latency: 0, rateLimit: 1, maintenance: false, keys: {}, languages: [], faults: [] },
    store: new Store({}, [], Date.now),
    stateful: true,
    fault: undefined,
    preference: null,
    keyMissing: false,
    rateExceeded: false,
    mediaType: from.jsonMediaType,
    languages: undefined,
    slugs: [],
    body: { kind: 'none' },
    repeated: [],
    violations: () => [],
    ...change,
  };
}

const found = (attempt: Attempt, ...forced: string[]): string | undefined =>
  firstFinding(attempt, new Set(forced))?.condition;

it('has a row for every condition, and no row that nothing can meet', () => {
  expect(onRequestOnly(facts)).toEqual([]);
  const known = new Set([...facts.conditions.map(({ id }) => id), ...Object.keys(ownConditions), 'Prefer']);
  expect(order.filter((id) => !known.has(id))).toEqual([]);
  expect(new Set(order).size).toBe(order.length);
});

it('knows keys and slugs for conditions of the bundle alone', () => {
  const known = new Set(facts.conditions.map(({ id }) => id));
  for (const condition of wellKnownSlugs.values()) expect(known).toContain(condition);
  const pattern = new RegExp(facts.slugPattern);
  for (const slug of wellKnownSlugs.keys()) expect(slug).toMatch(pattern);
  expect([isKeyKind('valid'), isKeyKind('toString')]).toEqual([true, false]);
});

describe('a condition without a row', () => {
  const strike = { id: 'strike', status: 409, when: 'Nobody works.', operations: ['getFund'] };
  const changed: InterfaceFacts = {
    ...facts,
    conditions: [...facts.conditions, strike],
    operations: facts.operations.map((operation) =>
      operation.id === 'getFund'
        ? { ...operation, conditions: [...operation.conditions, 'strike'] }
        : operation,
    ),
  };

  it('needs no edit, and is met on request, where it applies', () => {
    expect(onRequestOnly(changed)).toEqual(['strike']);
    expect(found(attemptAt(changed, 'getFund'))).toBeUndefined();
    expect(found(attemptAt(changed, 'getFund'), 'strike')).toBe('strike');
    expect(found(attemptAt(changed, 'getAccount'), 'strike')).toBeUndefined();
    const isCondition = (id: string): boolean => changed.conditions.some((each) => each.id === id);
    expect(conditionOfKey('mock-key-strike', {}, isCondition)).toBe('strike');
  });

  it('comes after the others', () => {
    expect(found(attemptAt(changed, 'getFund'), 'strike', 'not-found')).toBe('not-found');
  });
});

it('finds the first of several, in the order of the table', () => {
  const everything = attemptAt(facts, 'updateContributor', {
    settings: { latency: 0, rateLimit: 0, maintenance: true, keys: {}, languages: [], faults: [] },
    fault: { kind: 'status', status: 502 },
    preference: { code: '404', example: undefined },
    keyMissing: true,
    rateExceeded: true,
    mediaType: null,
    languages: 'xx',
    slugs: ['short'],
    body: { kind: 'empty' },
  });
  const changes: Partial<Attempt>[] = [
    {},
    { fault: undefined },
    { settings: { ...everything.settings, maintenance: false } },
    { preference: null },
    { keyMissing: false },
    { rateExceeded: false },
    { mediaType: facts.jsonMediaType },
    { languages: undefined },
  ];
  let attempt = everything;
  const met = changes.map((change) => found((attempt = { ...attempt, ...change })));
  expect(met).toEqual([
    'mock/fault',
    'maintenance',
    'Prefer',
    'missing-api-key',
    'rate-limited',
    'invalid-accept',
    'unsupported-language',
    'empty-body',
  ]);
  expect(met.map((id) => order.indexOf(id ?? ''))).toEqual(
    met.map((id) => order.indexOf(id ?? '')).toSorted((one, other) => one - other),
  );
});

it('sees a wrong sort direction once the name of the parameter is known', () => {
  const document = readBundle();
  document.paths['/allocation-payment']?.get?.parameters?.push({
    name: 'dir',
    in: 'query',
    schema: { $ref: '#/components/schemas/SortDirection', default: 'desc' },
  } as never);
  const changed = readInterfaceFacts(Model.of(document), {});
  const wrong = (parameter: string): string | undefined =>
    found(
      attemptAt(changed, 'listAllocationPayments', {
        violations: () => [{ path: ['query', parameter], message: 'is not allowed' }],
      }),
    );
  expect([wrong('dir'), wrong('page')]).toEqual(['invalid-sort-direction', 'mock/invalid-query']);
});

it('says of a repeated parameter that the first value was taken', () => {
  const finding = firstFinding(
    attemptAt(facts, 'listAllocationPayments', {
      repeated: ['per_page'],
      violations: () => [{ path: ['query', 'per_page'], message: 'is too large' }],
    }),
    new Set(),
  );
  expect(finding).toEqual({ condition: 'per-page-out-of-range', choices: ['repeated-parameter'] });
});
