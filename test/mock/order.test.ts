/** The table of error conditions. */
import { describe, expect, it } from 'vitest';
import { readInterfaceFacts } from '../../scripts/mock/interface-facts.ts';
import type { InterfaceFacts } from '../../scripts/mock/runtime/interface-facts.ts';
import { conditionOfKey } from '../../scripts/mock/runtime/keys.ts';
import { type Attempt, firstFinding, order, withoutRow } from '../../scripts/mock/runtime/order.ts';
import { mockConditions } from '../../scripts/mock/runtime/mock-conditions.ts';
import { Store } from '../../scripts/mock/runtime/store.ts';
import type { Operation } from '../../scripts/model/document.ts';
import { Model } from '../../scripts/model/model.ts';
import { conditionIds } from '../../scripts/model/well-known.ts';
import { readBundle } from '../support/generated.ts';

const facts = readInterfaceFacts(Model.of(readBundle()));

/** Creates the facts of a valid request. */
function attemptAt(from: InterfaceFacts, id: string, change: Partial<Attempt> = {}): Attempt {
  const operation = from.operations.find((each) => each.id === id);
  return {
    isHead: false,
    operation,
    methods: operation ? [operation.method] : [],
    facts: from,
    settings: { latency: 0, rateLimit: 1, retryAfter: true, languages: [], faults: [] },
    store: new Store({}, { operations: [] }, Date.now),
    preference: null,
    keyMissing: false,
    rateExceeded: false,
    mediaType: from.jsonMediaType,
    languages: undefined,
    slugs: [],
    query: [],
    body: { kind: 'none' },
    forced: new Set(),
    ...change,
  };
}

const conditionOf = (attempt: Attempt): string | undefined => firstFinding(attempt)?.condition;

it('the table has a row for every error condition that the code names, and no unused row', () => {
  expect(withoutRow(Object.values(conditionIds).map((id) => ({ id })))).toEqual([]);
  const used = new Set([...facts.conditions.map(({ id }) => id), ...Object.keys(mockConditions), 'Prefer']);
  expect(order.filter((id) => !used.has(id))).toEqual([]);
  expect(new Set(order).size).toBe(order.length);
});

const forced = (...ids: string[]): Partial<Attempt> => ({ forced: new Set(ids) });

describe('an error condition without a row', () => {
  const changed: InterfaceFacts = {
    ...facts,
    conditions: [...facts.conditions, { id: 'strike', status: 409 }],
    operations: facts.operations.map((operation) =>
      operation.id === 'getFund'
        ? { ...operation, conditions: [...operation.conditions, 'strike'] }
        : operation,
    ),
  };
  it('is triggered on request in operations to which it applies', () => {
    expect(withoutRow(changed.conditions)).toContain('strike');
    expect(conditionOf(attemptAt(changed, 'getFund'))).toBeUndefined();
    expect(conditionOf(attemptAt(changed, 'getFund', forced('strike')))).toBe('strike');
    expect(conditionOf(attemptAt(changed, 'getAccount', forced('strike')))).toBeUndefined();
    expect(conditionOfKey('mock-key-strike', (id) => id === 'strike')).toBe('strike');
  });

  it('comes after those with a row', () => {
    expect(conditionOf(attemptAt(changed, 'getFund', forced('strike', 'not-found')))).toBe('not-found');
  });
});

it('the first of several error conditions in table order is returned', () => {
  const changes: Partial<Attempt>[] = [
    { forced: new Set(['maintenance']) },
    { forced: new Set() },
    { preference: null },
    { keyMissing: false },
    { rateExceeded: false },
    { mediaType: facts.jsonMediaType },
    { languages: undefined },
    { slugs: ['AbCdEfGh'] },
  ];
  let attempt = attemptAt(facts, 'updateContributor', {
    preference: { code: '404', example: undefined },
    keyMissing: true,
    rateExceeded: true,
    mediaType: null,
    languages: 'xx',
    slugs: ['short'],
    body: { kind: 'empty' },
  });
  const met = changes.map((change) => conditionOf((attempt = { ...attempt, ...change })));
  expect(met).toEqual([
    'maintenance',
    'Prefer',
    'missing-api-key',
    'rate-limited',
    'invalid-accept',
    'unsupported-language',
    'invalid-slug',
    'empty-body',
  ]);
  expect(met.map((id) => order.indexOf(id ?? ''))).toEqual(
    met.map((id) => order.indexOf(id ?? '')).toSorted((one, other) => one - other),
  );
});

it('the sort direction is validated once its parameter name is known', () => {
  const document = readBundle();
  const list = document.paths['/allocation-payment']?.get as Operation;
  const schema = { $ref: '#/components/schemas/SortDirection', default: 'desc' };
  list.parameters = [{ name: 'dir', in: 'query', schema }];
  const changed = readInterfaceFacts(Model.of(document));
  const wrong = (parameter: string): string | undefined =>
    conditionOf(
      attemptAt(changed, 'listAllocationPayments', { query: [{ path: [parameter], text: 'is wrong' }] }),
    );
  expect([wrong('dir'), wrong('page')]).toEqual(['invalid-sort-direction', 'mock/invalid-query']);
});
