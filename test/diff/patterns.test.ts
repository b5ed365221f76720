import { expect, test } from 'vitest';
import { relatePatterns } from '../../scripts/diff/schema/pattern.ts';

test.each([
  ['^[A-Za-z]{8}$', '^(?:[a-z]|[A-Z]){8}$', 'same'],
  ['^\\d+$', '^[0-9][0-9]*$', 'same'],
  ['^a{1,3}$', '^(?:a|aa|aaa)$', 'same'],
  ['a', '^.*a.*$', 'narrowed'],
  ['a', '[\\s\\S]*a', 'same'],
  ['^\\x41\\u0042$', '^AB$', 'same'],
  ['^[^a]$', '^[\\u0000-`b-\\u{10ffff}]$', 'same'],
  ['^a+?$', '^a+$', 'same'],
  ['^[A-Za-z]{8}$', '^[A-Za-z0-9]{8}$', 'widened'],
  ['^[A-Za-z]{8}$', '^[A-Za-z]{8,}$', 'widened'],
  ['^[A-Za-z]{8}$', '^[a-z]{8}$', 'narrowed'],
  ['^(?:a|b)(?:,(?:a|b))*$', '^(?:a|b|c)(?:,(?:a|b|c))*$', 'widened'],
  ['^a|b$', '^ab?$', 'narrowed'],
  ['^\\w$', '^[a-z]$', 'narrowed'],
  ['^\\W$', '^\\S$', 'changed'],
  ['^[a-c\\-]$', '^[-abc]$', 'same'],
  ['^[a-z]{8}$', '^[0-9]{8}$', 'changed'],
  ['Z$', 'z$', 'changed'],
  ['^a$', '(?=a)a', 'widened'],
  ['^(a)\\1$', '^aa$', 'same'],
  ['^a$b', '^ab$', 'widened'],
  ['^(a|b+)\\1$', '^ab$', 'changed'],
  ['^\\bfoo\\b$', '^foo$', 'same'],
  ['^[a', '^b', 'changed'],
  ['^(?:a{1,9}){1,9}$', '^(?:a{1,9}){1,8}$', 'narrowed'],
  ['^(?:a{1,90}){1,90}$', '^(?:a{1,90}){1,89}$', 'changed'],
])('%s -> %s: %s', (base, head, relation) => {
  expect(relatePatterns(base, head)).toBe(relation);
});
