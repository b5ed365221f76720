import { expect, it } from 'vitest';
import { Model } from '../../scripts/model/model.ts';
import { documentWith, operation, ref, responseOf } from './document.ts';

const slug = (more: object = {}) =>
  ({
    name: 'odd_thing_slug',
    in: 'path',
    required: true,
    schema: { type: 'string', pattern: '^[a-z]+$' },
    ...more,
  }) as const;

function pathOf(more: object, example: unknown, other?: unknown): string {
  const model = Model.of(
    documentWith({
      '/odd-thing/{odd_thing_slug}': {
        parameters: [slug(more)],
        get: operation('getOddThing', { responses: { '200': responseOf(ref('Thing'), example) } }),
      },
      ...(other === undefined
        ? {}
        : {
            '/other': {
              get: operation('getOther', { responses: { '200': responseOf(ref('Thing'), other) } }),
            },
          }),
    }),
  );
  const [first] = model.operations;
  if (!first) throw new Error('The document has no operation.');
  return model.samples.path(first);
}

it.each([
  ['the record that the operation shows', { example: 'given' }, { slug: 'own' }, undefined, 'own'],
  [
    'the example of the parameter, where it shows none',
    { example: 'given' },
    undefined,
    { odd_thing: { slug: 'kin' } },
    'given',
  ],
  [
    'a record of the kind elsewhere',
    {},
    undefined,
    { odd_thing: { slug: 'kin' }, a: { slug: 'any' } },
    'kin',
  ],
  ['any slug', {}, undefined, { a: { slug: 'any' } }, 'any'],
  ['any slug that fits the pattern', {}, { slug: 'NOT' }, { a: { slug: 'any' } }, 'any'],
])('a path takes %s', (_, more, samples, other, value) => {
  expect(pathOf(more, samples, other)).toBe(`/odd-thing/${value}`);
});

it('an operation without an example slug is an error', () => {
  expect(() => pathOf({}, undefined)).toThrow(
    'getOddThing: no example has a value for `odd_thing_slug`; add an example to the parameter.',
  );
});

it.each([
  ['the value that the example repeats', { example: 3 }, { q: 4 }, 4],
  ['its example', { example: 3, schema: { default: 2, minimum: 1 } }, {}, 3],
  ['its default', { schema: { default: 2, minimum: 1 } }, {}, 2],
  ['a bound', { schema: { minimum: 1 } }, {}, 1],
  [
    'its first value, where it is required',
    { required: true, schema: { enum: ['only', 'all'] } },
    {},
    'only',
  ],
  ['nothing, where it may be left out', { schema: { enum: ['only', 'all'] } }, {}, undefined],
])('a query parameter takes %s', (_, more, example, value) => {
  const model = Model.of(
    documentWith({
      '/thing': {
        get: operation('listOddThings', {
          parameters: [{ name: 'q', in: 'query', ...more }],
          responses: { '200': responseOf(ref('Thing'), example) },
        }),
      },
    }),
  );
  const [listOddThings] = model.operations;
  const [parameter] = listOddThings?.queryParameters ?? [];
  if (!listOddThings || !parameter) throw new Error('The parameter is missing.');
  expect(model.samples.queryValue(listOddThings, parameter)).toBe(value);
});
