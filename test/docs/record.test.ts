import { describe, expect, it } from 'vitest';
import type { SchemaObject as SchemaNode } from '../../scripts/model/document.ts';
import { Model } from '../../scripts/model/model.ts';
import { isRecord, recordOf, refersToRecord } from '../../scripts/docs/record.ts';
import { documentWith, operation, ref, responseOf } from '../model/document.ts';

const slug: SchemaNode = { type: 'string' };
const model = Model.of(
  documentWith(
    {
      '/thing': { get: operation('getThing') },
      '/other': { get: operation('getOther', { responses: { '200': responseOf(ref('Holder')) } }) },
    },
    {
      Slug: slug,
      Holder: {
        type: 'object',
        properties: {
          slug: ref('Slug'),
          thing: ref('Thing'),
          optional: { anyOf: [ref('Thing'), { type: 'null' }] },
          list: { type: 'array', items: ref('Thing') },
          address: ref('Slug'),
          shapeless: { type: 'object', additionalProperties: true },
          parts: { type: 'array', items: { type: 'object', properties: { slug, value: slug } } },
          words: { type: 'string' },
        },
      },
      Page: { type: 'object', properties: { page: { type: 'integer' } } },
    },
  ),
);

describe('a record', () => {
  it('is an object with a slug', () => {
    const records = [...model.schemas].filter(([, schema]) => isRecord(schema)).map(([name]) => name);
    expect(records.toSorted()).toEqual(['Holder', 'Thing']);
  });

  it('is returned as a single result by an operation', () => {
    expect(model.operations.map((each) => recordOf(each)?.name)).toEqual(['Thing', 'Holder']);
  });

  it('is referenced by objects with a slug, lists of such objects, slugs and objects of unknown shape', () => {
    const members = model.schemas.get('Holder')?.members ?? [];
    expect(members.filter(refersToRecord).map(({ name }) => name)).toEqual([
      'thing',
      'optional',
      'list',
      'address',
      'shapeless',
    ]);
  });
});
