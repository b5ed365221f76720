import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../scripts/mock/runtime/validate.ts';
import type { Validate } from '../../scripts/mock/runtime/schemas.ts';
import type { SchemaObject } from '../../scripts/model/document.ts';
import { Model } from '../../scripts/model/model.ts';
import { compileValidators } from '../../scripts/validators/compile-validators.ts';
import { readBundle } from '../support/generated.ts';

const model = Model.of(readBundle());

/** Compiles and loads a schema. */
function compile(schema: object, allErrors = true): Validate {
  const code = compileValidators(model, { it: schema as SchemaObject }, { format: 'cjs', allErrors });
  const exports: Record<string, Validate> = {};
  new Function('exports', 'require', code)(exports, createRequire(import.meta.url));
  const validate = exports['it'];
  if (!validate) throw new Error('The module has no export.');
  return validate;
}

const textsOf = (schema: object, value: unknown): string[] =>
  problemsOf(compile(schema), value).map(({ path, text }) => `${path.join('.')}: ${text}`);

describe('problems', () => {
  const stringOrBoolean = { anyOf: [{ type: 'string' }, { type: 'boolean' }] };

  it.each([
    ['a wrong type', { type: 'object' }, [], [': must be object']],
    [
      'a value of none of several types',
      { type: 'object', properties: { a: stringOrBoolean } },
      { a: 1 },
      ['a: must be string or boolean'],
    ],
    ['a missing property', { type: 'object', required: ['a/b'] }, {}, ['a/b: must be present']],
    [
      'an invalid property name, checked by a component',
      { type: 'object', propertyNames: { $ref: '#/components/schemas/Slug' } },
      { 'not a slug': 1 },
      ['not a slug: the name "not a slug" must match pattern "^[A-Za-z]{8}$"'],
    ],
    [
      'an error inside an alternative',
      { anyOf: [{ type: 'null' }, { type: 'object', required: ['slug'] }] },
      {},
      ['slug: must be present'],
    ],
    [
      'a property that every object inherits',
      { type: 'object', properties: { constructor: { type: 'string' } } },
      {},
      [],
    ],
    ['a string that could be converted to a number', { type: 'integer' }, '0x10', [': must be integer']],
  ])('are reported as one sentence per path: %s', (_, schema, value, texts) => {
    expect(textsOf(schema, value)).toEqual(texts);
  });

  it('are found in linear time', () => {
    const schema = { type: 'object', additionalProperties: stringOrBoolean };
    const many = Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`f${index}`, index]));
    const { user } = process.cpuUsage();
    expect(textsOf(schema, many)).toHaveLength(30_000);
    expect((process.cpuUsage().user - user) / 1e6).toBeLessThan(5);
  });
});

it('a validator can stop at the first error', () => {
  const validate = compile({ type: 'object', required: ['a', 'b'] }, false);
  expect(validate({})).toBe(false);
  expect(validate.errors).toHaveLength(1);
});

it('a schema that would need a package at run time is refused', () => {
  expect(() => compile({ type: 'array', uniqueItems: true })).toThrow('must be self-contained');
});

it('validators can also be generated as ES modules', () => {
  const code = compileValidators(model, { it: { type: 'string' } }, { format: 'esm', allErrors: false });
  expect(code).toMatch(/export const it\b/);
});
