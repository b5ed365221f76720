/** Every documented response, requested by name, from the mock and from stock Prism. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGrantManagementClient } from '../../scripts/client/runtime/fetch.ts';
import { SchemaCompiler } from '../../scripts/lint/schema-compiler.ts';
import { freePort, startPrism } from '../../scripts/prism/stock-prism.ts';
import { Model } from '../../scripts/model/model.ts';
import {
  addressOf,
  type DocumentedAnswer,
  documentedAnswers,
  documentedRequests,
  type RequestParts,
} from '../support/cases.ts';
import { generated, readBundle } from '../support/generated.ts';
import { facts, jsonMediaType, slugOf, start } from '../support/mock.ts';

const answers = documentedAnswers(readBundle());
const schemas = new SchemaCompiler(readBundle());
const apiKey = 'contract-test-key';

interface Engine {
  readonly url: string;
  stop(): Promise<void>;
}

const engines: Readonly<Record<string, () => Promise<Engine>>> = {
  prism: async () => {
    const document = join(generated, 'openapi.yaml');
    return startPrism({ document, host: '127.0.0.1', port: await freePort(), output: 'ignore' });
  },
  mock: async () => {
    const mock = await start();
    return { url: mock.url, stop: () => mock.close() };
  },
};

/** Requests to which stock Prism responds with another status. `scripts/prism/README.md` explains them. */
const differences: Readonly<Record<string, { readonly mock: number; readonly prism: number }>> = {
  'without Accept': { mock: 400, prism: 200 },
  'with an unknown key': { mock: 403, prism: 200 },
  'for an unknown record': { mock: 404, prism: 200 },
};

type Call = (path: string, init: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** Calls an operation through the generated client. */
async function callClient({ url }: Engine, parts: RequestParts, headers: Record<string, string>) {
  const client = createGrantManagementClient({ baseUrl: url, apiKey, maxRetries: 0 });
  const call = (client as unknown as Record<string, Call>)[parts.method];
  if (!call) throw new Error(`The client has no method ${parts.method}.`);
  return call(parts.path, { params: { path: parts.pathParameters }, body: parts.body, headers });
}

/** Sends a raw request. */
function send({ url }: Engine, parts: RequestParts, headers: Record<string, string>): Promise<Response> {
  const contentType = parts.body === undefined ? {} : { 'content-type': 'application/json' };
  return fetch(url + addressOf(parts), {
    method: parts.method,
    headers: { ...contentType, [facts.apiKeyHeader]: apiKey, ...headers },
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
  });
}

const label = (answer: DocumentedAnswer): string =>
  `${answer.operationId} ${answer.documentedStatus} ${answer.example}`;

it('every status with a body has an example in both media types', () => {
  const lacking = Model.of(readBundle()).operations.flatMap(({ id, responses }) =>
    responses.flatMap(({ status, result }) => {
      const types = answers
        .filter((answer) => answer.operationId === id && answer.documentedStatus === status)
        .map(({ mediaType }) => mediaType);
      return new Set(types).size === (result === 'none' ? 0 : 2) ? [] : [`${id} ${status}`];
    }),
  );
  expect(lacking).toEqual([]);
});

describe.each(Object.entries(engines))('%s', (name, startEngine) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await startEngine();
  });
  afterAll(() => engine?.stop());

  const inJson = answers.filter(({ mediaType }) => mediaType === jsonMediaType);

  it.each(inJson.map((answer) => [label(answer), answer] as const))('returns JSON: %s', async (_, answer) => {
    const Prefer = `code=${answer.status}, example=${answer.example}`;
    const { data, error, response } = await callClient(engine, answer, { Prefer });
    expect([response.status, response.headers.get('content-type')]).toEqual([answer.status, jsonMediaType]);
    expect(response.headers.get('sl-violations')).toBeNull();
    expect(response.ok ? data : error).toEqual(answer.value);
  });

  const inXml = answers.filter(({ mediaType }) => mediaType !== jsonMediaType);

  it.each(inXml.map((answer) => [label(answer), answer] as const))('returns XML: %s', async (_, answer) => {
    const prefer = `code=${answer.status}, example=${answer.example}`;
    const response = await send(engine, answer, { accept: answer.mediaType, prefer });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      answer.status,
      answer.mediaType,
    ]);
    expect(await response.text()).toBe(answer.value);
  });

  const byStatus = [...new Map(inJson.map((answer) => [`${answer.operationId} ${answer.status}`, answer]))];

  it.each(byStatus)('returns a documented body for a status alone: %s', async (_, answer) => {
    const { data, error, response } = await callClient(engine, answer, { Prefer: `code=${answer.status}` });
    const validate = schemas.compile(answer.schema);
    validate(response.ok ? data : error);
    expect([response.status, validate.errors]).toEqual([answer.status, null]);
  });

  it.each(Object.entries(differences))(
    'returns the expected status for a request %s',
    async (what, statuses) => {
      const fund = documentedRequests(readBundle()).find(({ operationId }) => operationId === 'getFund');
      if (!fund) throw new Error('Unknown operation getFund.');
      const slug = what.includes('record') ? 'ZzZzZzZz' : slugOf('fund');
      const parts = { ...fund, path: fund.path.replace(/\{.*\}/, slug) };
      const response = await send(engine, parts, {
        ...(what.includes('Accept') ? {} : { accept: jsonMediaType }),
        ...(what.includes('key') ? { [facts.apiKeyHeader]: 'mock-key-unknown-api-key' } : {}),
      });
      expect(response.status).toBe(statuses[name as 'mock' | 'prism']);
    },
  );
});
