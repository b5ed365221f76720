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
  ["the slug of the operation's example record", { example: 'given' }, { slug: 'own' }, undefined, 'own'],
  [
    "the parameter's example if there is no example record",
    { example: 'given' },
    undefined,
    { odd_thing: { slug: 'kin' } },
    'given',
  ],
  [
    'the slug of a record of the same kind elsewhere',
    {},
    undefined,
    { odd_thing: { slug: 'kin' }, a: { slug: 'any' } },
    'kin',
  ],
  ['any slug', {}, undefined, { a: { slug: 'any' } }, 'any'],
  ['any slug that matches the pattern', {}, { slug: 'NOT' }, { a: { slug: 'any' } }, 'any'],
])('a sample path contains %s', (_, more, samples, other, value) => {
  expect(pathOf(more, samples, other)).toBe(`/odd-thing/${value}`);
});

it('an operation without an example slug causes an error', () => {
  expect(() => pathOf({}, undefined)).toThrow(
    'getOddThing: no example has a value for `odd_thing_slug`; add an example to the parameter.',
  );
});

it.each([
  ['the value repeated in the response example', { example: 3 }, { q: 4 }, 4],
  ['its example', { example: 3, schema: { default: 2, minimum: 1 } }, {}, 3],
  ['its default', { schema: { default: 2, minimum: 1 } }, {}, 2],
  ['a bound', { schema: { minimum: 1 } }, {}, 1],
  ['its first value if it is required', { required: true, schema: { enum: ['only', 'all'] } }, {}, 'only'],
  ['nothing if it is optional', { schema: { enum: ['only', 'all'] } }, {}, undefined],
])('a sample query parameter has %s', (_, more, example, value) => {
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
