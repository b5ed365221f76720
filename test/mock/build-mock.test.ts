/** The mock's facts, data and README, generated from the bundle. */
import { afterEach, describe, expect, it } from 'vitest';
import { SchemaCompiler } from '../../scripts/lint/schema-compiler.ts';
import { makeDataSet } from '../../scripts/mock/data-set.ts';
import { readInterfaceFacts } from '../../scripts/mock/interface-facts.ts';
import { packageReadme } from '../../scripts/mock/package-readme.ts';
import { Model } from '../../scripts/model/model.ts';
import type { Json, JsonObject } from '../../scripts/model/document.ts';
import { readBundle } from '../support/generated.ts';
import { bundle } from '../support/pipeline.ts';
import { newSpec, removeSpecs } from '../support/spec-folder.ts';

afterEach(removeSpecs);

const document = readBundle();
const facts = readInterfaceFacts(Model.of(document));

describe('the facts', () => {
  it('have the values of the bundle', () => {
    const changed = readBundle();
    const parameter = changed.components?.parameters?.['PerPage'];
    if (parameter?.schema) parameter.schema['default'] = 25;
    const list = readInterfaceFacts(Model.of(changed)).operations.find(
      ({ id }) => id === 'listAllocationPayments',
    );
    expect(list?.query).toContainEqual({
      name: 'per_page',
      role: 'page-size',
      integer: true,
      default: 25,
    });
  });

  it("have the examples of each operation's error conditions", () => {
    for (const { conditions, responses } of facts.operations) {
      const errors = Object.values(responses).filter(({ status }) => status >= 400);
      const shown = errors.flatMap(({ examples }) => Object.keys(examples));
      expect(shown.toSorted()).toEqual([...conditions].toSorted());
    }
  });

  it('name the timestamp and the items that an update changes', () => {
    const update = facts.operations.find(({ id }) => id === 'updateContributor');
    expect(update?.record).toEqual({
      moved: 'updated',
      items: [{ member: 'fields', value: 'value', translations: ['translated'] }],
    });
    const withoutRecord = facts.operations.filter(({ record }) => record === null).map(({ id }) => id);
    expect(withoutRecord).toContain('recuseReviewer');
    expect(withoutRecord).toContain('listAllocationPayments');
  });

  it.each([
    ['the value, not the slug, of items with string values', {}, ['value']],
    ['no items if two properties have the type of the values', { remark: { type: 'string' } }, []],
  ])('say that an update changes %s', async (_, extra, expected) => {
    const { document: small } = (await bundle(newSpec())).bundle;
    const schemas = small.components?.schemas ?? {};
    schemas['FieldValue'] = { description: 'Text.', type: 'string' };
    const items = schemas['Workshop']?.properties?.['fields']?.items;
    Object.assign(Object(items)['properties'], extra);
    const update = readInterfaceFacts(Model.of(small)).operations.find(({ id }) => id === 'updateWorkshop');
    expect(update?.record?.items.map(({ value }) => value)).toEqual(expected);
  });
});

const slugOf = (reference: Json | undefined): Json => Object(reference)['slug'] ?? null;

describe('the data', () => {
  const data = makeDataSet(Model.of(document));
  const records = (name: string): JsonObject[] => data[name] ?? [];

  it('is the same in every build', () => {
    expect(JSON.stringify(makeDataSet(Model.of(readBundle())))).toBe(JSON.stringify(data));
  });

  it('has enough records for several pages, and every type of tab', () => {
    expect(records('allocation-payment').length).toBeGreaterThan(100);
    const kinds = document.components?.schemas?.['TabType']?.['enum'];
    expect(new Set(records('tab').map(({ type }) => type))).toEqual(new Set(kinds as Json[]));
  });

  it('uses each slug once', () => {
    const slugs = Object.entries(data).flatMap(([name, list]) =>
      name === 'field' ? [] : list.map(({ slug }) => slug),
    );
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('matches its schemas', () => {
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

  it('has a record for each reference that an operation can follow', () => {
    const names = ['fund', 'application'].flatMap((name) =>
      records('allocation-payment').map((payment) => [name, slugOf(payment[name])] as const),
    );
    const missing = names.filter(([name, slug]) => !records(name).some((record) => record['slug'] === slug));
    expect(missing.filter(([, slug]) => slug !== null)).toEqual([]);
  });

  it('has copies of listed records with different slugs and dates', () => {
    const payments = records('allocation-payment');
    const different = (name: string): number => new Set(payments.map((each) => each[name])).size;
    expect(different('slug')).toBe(payments.length);
    expect(different('created')).toBeGreaterThan(payments.length * 0.8);
  });

  it('keeps documented records unchanged', () => {
    const example = document.paths['/fund/{fund_slug}']?.get?.responses['2XX'] as {
      content: Record<string, { examples: Record<string, { value: Json }> }>;
    };
    for (const { value } of Object.values(example.content[facts.jsonMediaType]?.examples ?? {}))
      expect(records('fund')).toContainEqual(value);
  });
});

it('the README has every error condition and no unfilled placeholder', async () => {
  const readme = await packageReadme(facts, makeDataSet(Model.of(document)), '1.2.3');
  for (const { id, status } of facts.conditions)
    expect(readme).toContain(`| ${status} | \`mock-key-${id}\` |`);
  expect(readme).not.toContain('{{');
});
