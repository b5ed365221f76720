import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { literal } from '../../scripts/docs/samples/literals.ts';
import { sampleRequest } from '../../scripts/docs/samples/request.ts';
import { clientSample } from '../../scripts/docs/samples/typescript-client.ts';
import { writeSamples } from '../../scripts/docs/samples/write-samples.ts';
import type { Json } from '../../scripts/model/document.ts';
import { Model } from '../../scripts/model/model.ts';
import { operationNodes } from '../../scripts/model/nodes.ts';
import { readBundle } from '../support/generated.ts';

const document = readBundle();
const model = Model.of(document);
const { operations } = model;
const find = (id: string) => operations.find((operation) => operation.id === id);

describe('the samples of every operation', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'are complete and contain no base URL or key: %s',
    (_, operation) => {
      const samples = writeSamples(model, operation);
      const request = sampleRequest(model, operation);
      expect(samples.map(({ id }) => id)).toEqual(['curl', 'client', 'fetch', 'python', 'php', 'java']);
      expect(request.path).not.toContain('{');
      for (const { text, id } of samples) {
        expect(text.endsWith('\n')).toBe(true);
        // Samples contain no base URL or key, because readers have their own.
        expect(text).not.toMatch(/https?:\/\/|<API_KEY>/);
        expect(text).toContain(request.standIn ?? '');
        // The client sets the media type by itself.
        expect(text).toContain(id === 'client' ? 'client.' : request.accept);
      }
    },
  );
});

it("a sample request uses the slug of the example's record", () => {
  const operation = find('getFund');
  const request = operation && sampleRequest(model, operation);
  expect(request?.path).toMatch(/^\/fund\/[A-Za-z]{8}$/);
  expect(JSON.stringify(operation?.success?.as('json')?.examples)).toContain(request?.slugs[0]?.value);
});

/** Adds a `dir` query parameter to the payment list and returns it as the sample sends it. */
function withParameter(parameter: object): ReturnType<typeof sampleRequest>['query'] {
  const changed = structuredClone(document);
  const id = 'listAllocationPayments';
  const node = operationNodes(changed.paths).find((placed) => placed.node.operationId === id)?.node;
  node?.parameters?.push({ name: 'dir', in: 'query', ...parameter } as never);
  const other = Model.of(changed);
  const operation = other.operations.find((placed) => placed.id === id);
  if (!operation) throw new Error('The bundle lacks the list.');
  return sampleRequest(other, operation).query.filter(({ name }) => name === 'dir');
}

describe('a query parameter whose name becomes documented', () => {
  const reference = { $ref: '#/components/schemas/SortDirection' };

  it('is sent with the default next to its schema reference', () => {
    expect(withParameter({ schema: { ...reference, default: 'desc' } })).toEqual([
      { name: 'dir', value: 'desc' },
    ]);
  });

  it('is omitted if it is optional and has no default', () => {
    expect(withParameter({ schema: reference })).toEqual([]);
  });

  it('is sent with its first value if it is required, and throws if it has none', () => {
    expect(withParameter({ schema: reference, required: true })).toEqual([{ name: 'dir', value: 'asc' }]);
    expect(() => withParameter({ schema: { type: 'string' }, required: true })).toThrow(/parameter `dir`/);
  });
});

describe('the client sample', () => {
  it('passes slugs as positional arguments', () => {
    const operation = find('recuseReviewer');
    expect(operation && clientSample(sampleRequest(model, operation))).toMatch(
      /client\.applications\.recuse\('[A-Za-z]{8}', \{\n {2}reviewer: '[A-Za-z]{8}',\n\}\)/,
    );
  });
});

describe('literals preserve values', () => {
  const json = fc.jsonValue({ depthSize: 'small' }) as fc.Arbitrary<Json>;

  it('in TypeScript', () => {
    fc.assert(
      fc.property(json, (value) => {
        // oxlint-disable-next-line no-new-func -- the test is to run the literal as code
        const read = new Function(`return (${literal('typescript', value)});`) as () => Json;
        expect(JSON.stringify(read())).toBe(JSON.stringify(value));
      }),
    );
  });
});
