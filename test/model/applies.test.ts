import { describe, expect, test } from 'vitest';
import { conditionApplies, isSlugReference } from '../../scripts/model/applies.js';

const get = { operationId: 'getThing', method: 'get', hasPathSlug: true, hasRequestBody: false };
const put = { operationId: 'putThing', method: 'put', hasPathSlug: true, hasRequestBody: true };
const post = { operationId: 'makeThing', method: 'post', hasPathSlug: false, hasRequestBody: true };

describe('conditionApplies', () => {
  test.each([
    ['every-operation', [true, true, true]],
    ['path-slug', [true, true, false]],
    ['request-body', [false, true, true]],
    ['not-get', [false, true, true]],
    ['put', [false, true, false]],
    [
      ['getThing', 'makeThing'],
      [true, false, true],
    ],
    ['constructor', [false, false, false]],
    [undefined, [false, false, false]],
  ])('selects operations with %j', (applies, expected) => {
    expect([get, put, post].map((operation) => conditionApplies(applies, operation))).toEqual(expected);
  });
});

test.each([
  [{ $ref: '../schemas/Slug.yaml' }, true],
  [{ $ref: '#/components/schemas/Slug' }, true],
  [{ $ref: '#/components/schemas/NullableSlug' }, false],
  [{ type: 'string' }, false],
  [undefined, false],
])('isSlugReference() returns %j for %j', (schema, expected) => {
  expect(isSlugReference(schema)).toBe(expected);
});
