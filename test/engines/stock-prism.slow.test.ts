/** Stock Prism, started on the bundle as any user of it would, answers as the bundle documents. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGrantManagementClient } from '../../scripts/client/runtime/fetch.ts';
import { jsonMediaType } from '../support/generated.ts';
import { SchemaCompiler } from '../../scripts/lint/schema-compiler.ts';
import { freePort, type RunningPrism, startPrism } from '../../scripts/prism/stock-prism.ts';
import { Model } from '../../scripts/model/model.ts';
import {
  addressOf,
  type DocumentedAnswer,
  documentedAnswers,
  documentedRequests,
  type RequestParts,
} from '../support/cases.ts';
import { generated, readBundle } from '../support/generated.ts';

const document = readBundle();
const answers = documentedAnswers(document);
const requests = documentedRequests(document);
const schemas = new SchemaCompiler(readBundle());
const apiKey = 'contract-test-key';

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

type Call = (path: string, init: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** Calls an operation through the generated client, whose methods take paths that only the compiler knows. */
async function callClient(parts: RequestParts, headers: Record<string, string>) {
  const client = createGrantManagementClient({ baseUrl: prism.url, apiKey, maxRetries: 0 });
  const call = (client as unknown as Record<string, Call>)[parts.method];
  if (!call) throw new Error(`the client has no method ${parts.method}`);
  return call(parts.path, { params: { path: parts.pathParameters }, body: parts.body, headers });
}

/** Sends a request as it is. */
function send(parts: RequestParts, headers: Record<string, string>): Promise<Response> {
  const body = parts.body === undefined ? {} : { body: JSON.stringify(parts.body) };
  const contentType = parts.body === undefined ? {} : { 'content-type': 'application/json' };
  return fetch(prism.url + addressOf(parts), {
    method: parts.method,
    headers: { ...contentType, ...headers },
    ...body,
  });
}

function prefer({ status, example }: DocumentedAnswer): string {
  return `code=${status}, example=${example}`;
}

const label = (answer: DocumentedAnswer): string =>
  `${answer.operationId} ${answer.documentedStatus} ${answer.example}`;

it('every operation documents, for every status, an example in both media types', () => {
  const lacking = Model.of(document).operations.flatMap(({ id, responses }) =>
    responses.filter(({ status }) => {
      const types = answers
        .filter((answer) => answer.operationId === id && answer.documentedStatus === status)
        .map(({ mediaType }) => mediaType);
      return new Set(types).size !== 2;
    }),
  );
  expect(lacking).toEqual([]);
});

describe('JSON, through the generated client', () => {
  const cases = answers.filter(({ mediaType }) => mediaType === jsonMediaType);
  it.each(cases.map((answer) => [label(answer), answer] as const))('%s', async (_, answer) => {
    const { data, error, response } = await callClient(answer, { Prefer: prefer(answer) });
    expect(response.status).toBe(answer.status);
    expect(response.headers.get('content-type')).toBe(jsonMediaType);
    expect(response.headers.get('sl-violations')).toBeNull();
    const body = response.ok ? data : error;
    expect(body).toEqual(answer.value);
    const validate = schemas.compile(answer.schema);
    validate(body);
    expect(validate.errors).toBeNull();
  });
});

describe('XML', () => {
  const cases = answers.filter(({ mediaType }) => mediaType !== jsonMediaType);
  it.each(cases.map((answer) => [label(answer), answer] as const))('%s', async (_, answer) => {
    const headers = { accept: answer.mediaType, 'x-api-key': apiKey, prefer: prefer(answer) };
    const response = await send(answer, headers);
    expect(response.status).toBe(answer.status);
    expect(response.headers.get('content-type')).toBe(answer.mediaType);
    expect(await response.text()).toBe(answer.value);
  });
});

describe('a status alone chooses its documented body', () => {
  const first = new Map<string, DocumentedAnswer>();
  for (const answer of answers.filter(({ mediaType }) => mediaType === jsonMediaType)) {
    const key = `${answer.operationId} ${answer.documentedStatus}`;
    if (!first.has(key)) first.set(key, answer);
  }
  it.each([...first])('%s', async (_, answer) => {
    const { data, error, response } = await callClient(answer, { Prefer: `code=${answer.status}` });
    expect(response.status).toBe(answer.status);
    expect(response.headers.get('sl-violations')).toBeNull();
    expect(response.ok ? data : error).toEqual(answer.value);
  });
});

describe('a request without optional parts succeeds, and Prism lives on', () => {
  it.each(requests.map((parts) => [parts.operationId, parts] as const))('%s', async (_, parts) => {
    const required = await send(parts, { 'x-api-key': apiKey, accept: jsonMediaType });
    expect(required.status).toBe(200);
    const bare = await send(parts, { 'x-api-key': apiKey });
    expect(bare.status).toBe(200);
    const naked = await fetch(prism.url + addressOf(parts), { method: parts.method });
    expect(naked.status).toBeGreaterThanOrEqual(400);
    expect(prism.process.exitCode).toBeNull();
    const after = await send(parts, { 'x-api-key': apiKey, accept: jsonMediaType });
    expect(after.status).toBe(200);
  });
});

/** A request that meets a condition, and what stock Prism answers. */
interface Breach {
  condition: string;
  operationId: string;
  prism: number;
  slug?: string;
  query?: string;
  headers?: Record<string, string>;
  withoutBody?: true;
}

/**
 * Conditions that stock Prism finds by itself. Its status is not always the documented one, which stands beside it in
 * the name of the test.
 */
const breaches: Breach[] = [
  { condition: 'missing-api-key', operationId: 'getAccount', prism: 401, headers: { 'x-api-key': '' } },
  {
    condition: 'missing-api-key',
    operationId: 'updateContributor',
    prism: 401,
    headers: { 'x-api-key': '' },
  },
  { condition: 'invalid-accept', operationId: 'getAccount', prism: 406, headers: { accept: 'text/html' } },
  {
    condition: 'unsupported-language',
    operationId: 'getAccount',
    prism: 400,
    headers: { 'x-api-language': 'xx_XX' },
  },
  { condition: 'invalid-slug', operationId: 'getFund', prism: 400, slug: 'short' },
  { condition: 'invalid-slug', operationId: 'updateContributor', prism: 422, slug: 'short' },
  {
    condition: 'per-page-out-of-range',
    operationId: 'listAllocationPayments',
    prism: 400,
    query: '?per_page=101',
  },
  { condition: 'empty-body', operationId: 'createActionTask', prism: 400, withoutBody: true },
  { condition: 'empty-body', operationId: 'updateContributor', prism: 422, withoutBody: true },
];

describe('conditions that stock Prism finds', () => {
  const rows = breaches.map((breach) => {
    const documented = document['x-conditions']?.find(({ id }) => id === breach.condition);
    return { ...breach, documented: documented?.status, applies: documented?.operations };
  });

  it.each(rows)('$condition of $operationId: $prism, documented $documented', async (row) => {
    const valid = requests.find((parts) => parts.operationId === row.operationId);
    if (!valid) throw new Error(`no operation ${row.operationId}`);
    const parts: RequestParts = { ...valid, path: valid.path + (row.query ?? '') };
    if (row.slug !== undefined) {
      const slug = row.slug;
      parts.pathParameters = Object.fromEntries(
        Object.keys(valid.pathParameters).map((name) => [name, slug]),
      );
    }
    if (row.withoutBody) delete parts.body;
    const headers = new Headers({ accept: jsonMediaType, 'x-api-key': apiKey, ...row.headers });
    if (headers.get('x-api-key') === '') headers.delete('x-api-key');
    const response = await send(parts, Object.fromEntries(headers));
    expect(response.status).toBe(row.prism);
    expect(row.applies).toContain(row.operationId);
  });
});
