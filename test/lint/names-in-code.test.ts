import { describe, expect, test } from 'vitest';
import { CodeError, membersIn } from '../../scripts/lint/names-in-code.ts';
import { alike } from '../../scripts/lint/nearest.js';

const named = (code: string, language: string): string[] => membersIn(code, language).map(({ name }) => name);

describe('the members that code names', () => {
  test.each([
    ['after a dot', 'ts', 'payment.external_id;', ['external_id']],
    ['in brackets', 'ts', "payment['external_id'];", ['external_id']],
    ['in a type', 'ts', 'type T = { slug: string; paid?: { on: string } };', ['slug', 'paid', 'on']],
    ['in an interface', 'ts', 'interface T { last_page: number }', ['last_page']],
    ['taken apart', 'ts', 'const { amount, currency: unit } = payment;', ['amount', 'currency']],
    ['as keys', 'ts', "send({ per_page: 1, 'x-api-key': key });", ['per_page', 'x-api-key']],
    ['as what a method is asked for', 'ts', "headers.get('ETag');", ['ETag', 'get']],
    [
      'in Python',
      'python',
      "print(record['slug'], record.get('amount'), record.status)",
      ['slug', 'amount', 'status'],
    ],
    [
      'in a command',
      'sh',
      "curl '/payments?per_page=1' | jq '.data[] | .slug'",
      ['per_page', 'data', 'slug'],
    ],
    [
      'in a request',
      'http',
      'GET /payments?page=1&per_page=2\nx-api-key: k',
      ['page', 'per_page', 'x-api-key'],
    ],
    ['in XML', 'xml', '<Tab><slug>a</slug></Tab>', ['Tab', 'slug', 'slug', 'Tab']],
  ])('%s', (_, language, code, names) => {
    expect(named(code, language)).toEqual(names);
  });

  test('are no names of variables, no texts, and nothing of a comment', () => {
    const code =
      'const { slug } = tab; // the slgu\nconst open = 1; log({ open }, `a ${slug}`, "a whole text");';
    expect(named(code, 'ts')).toEqual(['slug']);
  });

  test('stand at their line and column', () => {
    expect(membersIn('const a = 1;\n  b.slug;', 'ts')).toEqual([{ name: 'slug', line: 1, column: 5 }]);
  });

  test('are not read from TypeScript that is none', () => {
    expect(() => membersIn('const = 1;', 'ts')).toThrow(CodeError);
  });
});

test.each([
  ['externalid', ['external_id']],
  ['externalId', ['external_id']],
  ['external_di', ['external_id']],
  ['amuont', ['amount']],
  ['count', []],
  ['slgu', ['slug']],
  ['sum', []],
])('%s is like %j', (word, names) => {
  expect(alike(word, ['external_id', 'amount', 'slug', 'data'])).toEqual(names);
});
