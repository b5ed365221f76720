/** What the build makes of the bundle for the mock. */
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { SchemaCompiler } from '../../scripts/lint/schema-compiler.ts';
import { GapCollector } from '../../scripts/mock/collect-gaps.ts';
import { makeDataSet } from '../../scripts/mock/data/data-set.ts';
import { readInterfaceFacts } from '../../scripts/mock/interface-facts.ts';
import { packageReadme } from '../../scripts/mock/package-readme.ts';
import { prismOperations } from '../../scripts/prism/prism-operations.ts';
import { wellKnownSlugs } from '../../scripts/mock/runtime/order.ts';
import { Model } from '../../scripts/model/model.ts';
import type { Json, JsonObject, OpenApiDocument } from '../../scripts/model/document.ts';
import { bundleText, readBundle } from '../support/generated.ts';

const document = readBundle();
const facts = readInterfaceFacts(Model.of(document), {});

describe('facts', () => {
  it('follow the bundle', () => {
    const changed = readBundle();
    const parameter = changed.components?.parameters?.['PerPage'];
    if (parameter?.schema) parameter.schema['default'] = 25;
    const list = readInterfaceFacts(Model.of(changed), {}).operations.find(
      ({ id }) => id === 'listAllocationPayments',
    );
    expect(list?.query).toContainEqual({
      name: 'per_page',
      role: 'page-size',
      integer: true,
      default: 25,
      maximum: 100,
      gaps: [],
    });
  });

  it('hold of each operation the examples of the conditions that apply to it', () => {
    for (const { conditions, responses } of facts.operations) {
      const errors = Object.values(responses).filter(({ status }) => status >= 400);
      const shown = errors.flatMap(({ examples }) => examples);
      expect(shown.toSorted()).toEqual([...conditions].toSorted());
    }
  });

  it('name a gap of a member only where nothing more particular describes it', () => {
    const general = { properties: { a: { 'x-gap': ['GAP-001'] }, b: { 'x-gap': ['GAP-002'] } } };
    const particular = { properties: { a: { type: 'string' } } };
    const $ref = '#/components/schemas/General';
    const gapsOf = (schema: object): string[] => {
      const schemas = { General: general, Asked: schema };
      const changed = { ...document, components: { schemas } } as unknown as OpenApiDocument;
      const asked = Model.of(changed).schemas.get('Asked');
      return asked ? new GapCollector().addSchema(asked).ids : [];
    };
    expect(gapsOf({ $ref })).toEqual(['GAP-001', 'GAP-002']);
    expect(gapsOf({ allOf: [particular, { $ref }] })).toEqual(['GAP-002']);
    const properties = { one: { allOf: [particular, { $ref }] }, two: { $ref } };
    expect(gapsOf({ type: 'object', properties })).toEqual(['GAP-001', 'GAP-002']);
  });

  it('say of a record what an update moves, and which of its items a request changes', () => {
    const update = facts.operations.find(({ id }) => id === 'updateContributor');
    expect(update?.record).toEqual({
      moved: 'updated',
      items: [{ member: 'fields', value: 'value', translations: ['translated'] }],
    });
    const withoutRecord = facts.operations.filter(({ record }) => record === null).map(({ id }) => id);
    expect(withoutRecord).toContain('recuseReviewer');
    expect(withoutRecord).toContain('listAllocationPayments');
  });
});

describe('operations in Prism’s form', () => {
  it('are what Prism itself makes of the bundle, but for descriptions', async () => {
    const { getHttpOperationsFromSpec } = createRequire(import.meta.url)('@stoplight/prism-http') as {
      getHttpOperationsFromSpec: (document: object) => Promise<JsonObject[]>;
    };
    const theirs = await getHttpOperationsFromSpec(JSON.parse(bundleText) as object);
    expect(withoutWords(prismOperations(document))).toEqual(withoutWords(theirs as Json));
  });

  it('refuse a schema that contains itself', () => {
    const changed = readBundle();
    const fund = changed.components?.schemas?.['Fund'];
    if (fund) Object.assign(fund, { not: { $ref: '#/components/schemas/Fund' } });
    expect(() => prismOperations(changed)).toThrow('contains itself');
  });
});

/** Beside a reference, either description may win; ids are hashes of what surrounds them. */
function withoutWords(node: Json): Json {
  if (Array.isArray(node)) return node.map(withoutWords);
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(
    ([name]) => !['description', 'title', 'summary', 'id', 'x-stoplight', 'extensions'].includes(name),
  );
  return Object.fromEntries(
    kept.filter(([name]) => !name.startsWith('x-')).map(([name, value]) => [name, withoutWords(value)]),
  );
}

const slugOf = (reference: Json | undefined): Json => (reference as JsonObject)['slug'] ?? null;
const slugsOf = (records: JsonObject[]): (Json | undefined)[] => records.map(({ slug }) => slug);
const sum = (payments: JsonObject[]): number =>
  Math.round(payments.reduce((total, { amount }) => total + Number(amount), 0) * 100) / 100;

describe('data', () => {
  const data = makeDataSet(Model.of(document));
  const records = (name: string): JsonObject[] => data[name] ?? [];

  it('is the same in every build', () => {
    expect(JSON.stringify(makeDataSet(Model.of(readBundle())))).toBe(JSON.stringify(data));
  });

  it('is large enough to page and shows every kind of tab', () => {
    expect(records('allocation-payment').length).toBeGreaterThan(100);
    for (const [name, least] of Object.entries({ fund: 5, contributor: 10, application: 10 }))
      expect(records(name).length).toBeGreaterThanOrEqual(least);
    const kinds = document.components?.schemas?.['TabType']?.['enum'];
    expect(new Set(records('tab').map(({ type }) => type))).toEqual(new Set(kinds as Json[]));
  });

  it('holds every slug once', () => {
    const slugs = Object.entries(data).flatMap(([name, list]) =>
      name === 'field' ? [] : list.map(({ slug }) => slug),
    );
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of wellKnownSlugs.keys()) expect(slugs).not.toContain(slug);
  });

  it('is valid, record by record', () => {
    const schemas = new SchemaCompiler(readBundle());
    for (const [name, schema] of Object.entries({
      tab: 'Tab',
      contributor: 'Contributor',
      fund: 'Fund',
      webhook: 'Webhook',
      'allocation-payment': 'AllocationPaymentDetail',
    })) {
      for (const record of records(name))
        expect(schemas.validate({ $ref: `#/components/schemas/${schema}` }, record)).toEqual([]);
    }
  });

  it('is true in what one record says of another', () => {
    const payments = records('allocation-payment');
    const funds = new Map(records('fund').map((fund) => [fund['slug'], fund]));
    for (const payment of payments) {
      const siblings = payments.filter(
        (each) => slugOf(each['allocation']) === slugOf(payment['allocation']),
      );
      expect(payment['allocation_amount']).toBe(sum(siblings));
      const fund = funds.get(slugOf(payment['fund']));
      expect([payment['currency'], (payment['fund'] as JsonObject)['name']]).toEqual([
        fund?.['currency'],
        fund?.['name'],
      ]);
    }
    const referred = (name: string): Json[] =>
      payments.map((payment) => payment[name] ?? null).filter((reference) => reference !== null);
    expect(slugsOf(records('application'))).toEqual(
      expect.arrayContaining(referred('application').map(slugOf)),
    );
    for (const fund of funds.values()) {
      const own = payments.filter((payment) => slugOf(payment['fund']) === fund['slug']);
      expect(fund['allocated']).toBe(sum(own));
      expect(fund['available']).toBe(
        Math.round((Number(fund['budget']) - Number(fund['allocated'])) * 100) / 100,
      );
      expect(Number(fund['available'])).toBeGreaterThanOrEqual(0);
    }
    const tabs = new Map(records('tab').map((tab) => [tab['slug'], tab]));
    for (const contributor of records('contributor')) {
      expect(records('application').map(({ slug }) => slug)).toContain(slugOf(contributor['application']));
      expect(tabs.get(slugOf(contributor['tab']))?.['type']).toBe('contributors');
    }
  });

  it('follows the schema: a member with another name changes as before, and none is left behind', () => {
    const renamed = JSON.parse(
      JSON.stringify(readBundle())
        .replaceAll('"date_paid"', '"paid_on"')
        .replaceAll('"amount"', '"sum"')
        .replaceAll('"allocation_amount"', '"allocation_sum"'),
    ) as OpenApiDocument;
    const changed = makeDataSet(Model.of(renamed))['allocation-payment'] ?? [];
    expect(JSON.stringify(changed)).not.toMatch(/"date_paid"|amount"/);
    const inOldNames = JSON.parse(
      JSON.stringify(changed)
        .replaceAll('"paid_on"', '"date_paid"')
        .replaceAll('"allocation_sum"', '"allocation_amount"')
        .replaceAll('"sum"', '"amount"'),
    ) as JsonObject[];
    expect(inOldNames).toEqual(records('allocation-payment'));
  });

  it('has other amounts, dates and identifiers in each copy, and slugs that nothing else has', () => {
    const payments = records('allocation-payment');
    const different = (name: string): number => new Set(payments.map((each) => each[name])).size;
    expect(different('slug')).toBe(payments.length);
    expect(different('created')).toBeGreaterThan(payments.length * 0.8);
    expect(different('amount')).toBeGreaterThan(20);
    const identifiers = payments.map((each) => each['external_id']).filter((id) => id !== '');
    expect(new Set(identifiers).size).toBe(identifiers.length);
    expect(new Set(records('fund').map(({ name }) => JSON.stringify(name))).size).toBe(
      records('fund').length,
    );
  });

  it('keeps the documented records as they are', () => {
    const example = document.paths['/fund/{fund_slug}']?.get?.responses['2XX'] as {
      content: Record<string, { examples: Record<string, { value: Json }> }>;
    };
    for (const { value } of Object.values(example.content[facts.jsonMediaType]?.examples ?? {}))
      expect(records('fund')).toContainEqual(value);
  });
});

it('the README has a row for every condition, and nothing left to fill in', async () => {
  const readme = await packageReadme(facts, makeDataSet(Model.of(document)), '1.2.3');
  for (const { id, status } of facts.conditions) expect(readme).toContain(`| ${status} | \`${id}\` |`);
  expect(readme).not.toContain('{{');
});
