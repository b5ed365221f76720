import { expect, it } from 'vitest';
import { withArrayHeaders } from '../../scripts/variants/array-headers.ts';
import { makeVariants } from '../../scripts/variants/variants.ts';
import { readBundle } from '../support/generated.ts';

it('withArrayHeaders() turns the header that lists languages into an array of the locale codes and `all`', () => {
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

it('withArrayHeaders() changes nothing else', () => {
  const bundle = readBundle();
  const changed = withArrayHeaders(bundle);
  for (const { components } of [bundle, changed]) delete components?.parameters?.['XApiLanguage'];
  expect(changed).toEqual(bundle);
});

it('the variant for generators has array headers, and warns that Prism needs the original description', () => {
  const variants = makeVariants(readBundle());
  for (const { name, about, text } of variants.filter((variant) => variant.name.includes('assumed'))) {
    expect(`${name}: ${about}`).toContain('Prism, which needs `openapi.yaml`');
    expect(text).toMatch(/"?style"?: "?simple/);
  }
  expect(variants.find(({ name }) => name === 'openapi-3.0.json')?.text).not.toContain('"style"');
});
