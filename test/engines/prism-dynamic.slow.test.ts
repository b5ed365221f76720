/** Stock Prism with generated values. The bundle's patterns and formats must let it generate every body. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SchemaCompiler } from '../../scripts/lint/schema-compiler.ts';
import { freePort, type RunningPrism, startPrism } from '../../scripts/prism/stock-prism.ts';
import { addressOf, documentedRequests } from '../support/cases.ts';
import { generated, jsonMediaType, readBundle } from '../support/generated.ts';

/** Several tries, because generated values differ between requests. */
const TRIES = 5;

const document = readBundle();
const schemas = new SchemaCompiler(readBundle());

let prism: RunningPrism;
beforeAll(async () => {
  prism = await startPrism({
    document: join(generated, 'openapi.yaml'),
    host: '127.0.0.1',
    port: await freePort(),
    output: 'ignore',
  });
});
afterAll(() => prism?.stop());

it.each(documentedRequests(document).map((parts) => [parts.operationId, parts] as const))(
  'stock Prism returns generated values of the documented types for %s',
  async (_, parts) => {
    const { status, schema } = parts.success;
    const validate = schemas.compile(schema ?? { const: '' });
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const response = await fetch(prism.url + addressOf(parts), {
        method: parts.method,
        headers: {
          accept: jsonMediaType,
          'x-api-key': 'any-text',
          prefer: 'dynamic=true',
          ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      });
      const text = await response.text();
      expect(`${response.status} ${response.ok ? '' : text}`).toBe(`${status} `);
      validate(schema === undefined ? text : JSON.parse(text));
      expect(validate.errors ?? []).toEqual([]);
    }
  },
);
