import { expect, it } from 'vitest';
import { reduceForMock } from '../../scripts/mock/build-mock.ts';
import { readBundle } from '../support/generated.ts';

it('keeps all that Prism reads, and nothing else', () => {
  const bundle = readBundle();
  const reduced = reduceForMock(bundle);
  expect(Object.keys(reduced).filter((key) => key.startsWith('x-') || key === 'webhooks')).toEqual([]);
  for (const key of ['openapi', 'jsonSchemaDialect', 'servers', 'security', 'paths', 'components'] as const) {
    expect(reduced[key]).toEqual(bundle[key]);
  }
  expect(bundle).toEqual(readBundle());
});
