import { expect, it } from 'vitest';
import { withArrayHeaders } from '../../scripts/variants/array-headers.ts';
import { makeVariants } from '../../scripts/variants/variants.ts';
import { readBundle } from '../support/generated.ts';

it('the header that lists languages is an array of the enumeration and of the word for all', () => {
  const bundle = readBundle();
  const parameter = withArrayHeaders(bundle).components?.parameters?.['XApiLanguage'];
  expect(parameter).toMatchObject({
    in: 'header',
    style: 'simple',
    schema: {
      type: 'array',
      items: { anyOf: [{ type: 'string', enum: ['all'] }, { $ref: '#/components/schemas/LocaleCode' }] },
    },
    examples: {
      'one-language': { value: ['en_GB'] },
      'several-languages': { value: ['en_GB', 'fr_FR', 'ja_JP'] },
      'every-language': { value: ['all'] },
    },
  });
  expect(bundle).toEqual(readBundle());
});

it('nothing else changes', () => {
  const bundle = readBundle();
  const changed = withArrayHeaders(bundle);
  for (const { components } of [bundle, changed]) delete components?.parameters?.['XApiLanguage'];
  expect(changed).toEqual(bundle);
});

it('every form has it, with the word that Prism needs the description itself', () => {
  const variants = makeVariants(readBundle());
  for (const { about, text } of variants) {
    expect(text).toMatch(/"?style"?: "?simple/);
    expect(about).toContain('Prism needs `openapi.yaml`');
  }
});
