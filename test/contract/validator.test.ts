import { expect, it } from 'vitest';
import { Validator } from '../../scripts/contract/judge/validator.ts';
import type { SchemaObject } from '../../scripts/model/document.ts';
import { readBundle } from '../support/generated.ts';

it('the validator accepts a field with the name of an inherited property', () => {
  const validator = new Validator(readBundle());
  const text: SchemaObject = { type: ['string', 'number'] };
  const optional: SchemaObject = { type: 'object', properties: { constructor: text } };
  expect(validator.validate(optional, {})).toEqual([]);
  expect(validator.validate(optional, JSON.parse('{ "constructor": true }'))).toMatchObject([
    { path: ['constructor'], keyword: 'type' },
  ]);
  const required: SchemaObject = { ...optional, required: ['constructor'] };
  expect(validator.validate(required, {})).toMatchObject([{ path: ['constructor'], keyword: 'required' }]);
});
