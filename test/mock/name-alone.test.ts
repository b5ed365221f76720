/** Parameters and headers of which only the name is known: the mock says so or is silent. */
import { expect, it } from 'vitest';
import { readInterfaceFacts } from '../../scripts/mock/interface-facts.ts';
import { hasParameterWithoutEffect } from '../../scripts/mock/runtime/behaviour.ts';
import { Model } from '../../scripts/model/model.ts';
import { responseHeaders } from '../../scripts/model/well-known.ts';
import { readBundle } from '../support/generated.ts';

const document = readBundle();
const list = Model.of(readBundle()).operations.find((operation) => operation.list && operation.success);
if (!list?.success) throw new Error('No operation is a list.');
const item = document.paths[list.path]?.[list.method];
const ofAnyText = { schema: { type: 'string' } } as const;
item?.parameters?.push({ name: 'kept', in: 'query', ...ofAnyText });
Object.assign(item?.responses[list.success.status] ?? {}, {
  headers: {
    'X-Seen': ofAnyText,
    'X-Shown': { ...ofAnyText, example: 'a' },
    [responseHeaders.etag]: ofAnyText,
  },
});
const facts = readInterfaceFacts(Model.of(document), {}).operations.find(({ id }) => id === list.id);
if (!facts) throw new Error('The list is not known.');

it('no value is made up for a header without an example, unless it follows from the response', () => {
  const response = Object.values(facts.responses).find(
    ({ documented }) => documented === list.success?.status,
  );
  expect(response?.headers).toEqual(expect.arrayContaining(['X-Seen', 'X-Shown', responseHeaders.etag]));
  expect(response?.headersWithoutValue).toEqual(['X-Seen']);
});

it.each([
  ['kept=only', true],
  ['page=1&per_page=2', false],
  ['other=1', false],
])('?%s has a parameter that is not applied: %s', (query, expected) => {
  expect(hasParameterWithoutEffect(facts, new URLSearchParams(query))).toBe(expected);
});
