/** Advice in error messages. It never suggests repeating a POST without a check. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorClasses } from '../../generated/client/src/error-classes.ts';
import {
  GrantManagementError,
  type Call as ClientCall,
  type CallOptions,
  type ClientOptions,
  type FetchFunction,
  type StandardSchema,
} from '../../scripts/client/runtime/index.ts';
import { withSchema } from '../../scripts/client/runtime/index.ts';
import { repeatableAfter } from '../../scripts/client/runtime/transport/retry.ts';
import { validating } from '../../scripts/client/runtime/validating.ts';
import { json, reply, simulate, slug, startClock } from './simulated.ts';

beforeEach(startClock);
afterEach(() => {
  vi.useRealTimers();
});

type Call = CallOptions & { schema?: StandardSchema<unknown> };
const read = (call: ClientCall<unknown>, schema = anything): PromiseLike<unknown> => withSchema(call, schema);
const anything: StandardSchema<unknown> = {
  '~standard': { version: 1, vendor: 'test', validate: (value) => ({ value }) },
};
const methods = {
  GET: (options: Partial<ClientOptions>, { schema, ...call }: Call) =>
    read(clientOf(options).funds.get(slug, call), schema),
  PUT: (options: Partial<ClientOptions>, { schema, ...call }: Call) =>
    read(clientOf(options).contributors.update(slug, { fields: {} }, call), schema),
  POST: (options: Partial<ClientOptions>, { schema, ...call }: Call) =>
    read(clientOf(options).actionTasks.create({}, call), schema),
};
const clientOf = (options: Partial<ClientOptions>) =>
  simulate(() => 'hang', { maxRetries: 0, ...options }).client;

const answer =
  (...parts: Parameters<typeof reply>): FetchFunction =>
  async () =>
    reply(...parts);
const failing =
  (error: unknown): FetchFunction =>
  async () => {
    throw error;
  };
const throwError = (): never => {
  throw new Error('boom');
};
const hanging: FetchFunction = () => new Promise(() => {});
const html: FetchFunction = async () => new Response('<p>', { headers: { 'content-type': 'text/html' } });
const cutOff: FetchFunction = async () =>
  new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) }));
const schemaOf = (validate: () => unknown): Call => ({
  schema: { '~standard': { version: 1, vendor: 'test', validate: validate as never } },
});

const documented = Object.keys(errorClasses).map(Number);
const undocumented = [409, 418, 501].filter((status) => !documented.includes(status));

/** Failures after which the request may have taken effect. */
const failures: [name: string, options: Partial<ClientOptions>, call?: () => Call][] = [
  ['a lost connection', { fetch: failing(new TypeError('fetch failed')) }],
  ['a refusal by a proxy', { fetch: failing(Object.assign(new TypeError('fetch failed'), { code: 'UND_ERR_ABORTED' })) }],
  ['a truncated body', { fetch: cutOff }],
  ['a truncated body with validating()', { fetch: validating('throw', async (...parts) => {
    const response = await cutOff(...parts);
    response.headers.set('content-type', json);
    return response;
  }) }],
  ['a bug in a custom fetch', { fetch: failing(new Error('x')) }],
  ['no response', { fetch: (async () => undefined) as unknown as FetchFunction }],
  ['Response.error()', { fetch: async () => Response.error() }],
  ['timeout', { fetch: hanging, timeout: 50 }],
  ['totalTimeout', { fetch: hanging, totalTimeout: 50 }],
  ['an abort', { fetch: hanging }, () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    return { signal: controller.signal };
  }],
  ...[429, 500, 502, 503, 504, ...undocumented].map(
    (status): [string, Partial<ClientOptions>] => [`status ${status}`, { fetch: answer({}, status) }],
  ),
  ['a long Retry-After', { fetch: answer({}, 429, { 'retry-after': '9000' }), maxRetries: 2 }],
  ['a redirect', { fetch: answer({}, 303, { location: 'https://other.invalid' }) }],
  ['304', { fetch: async () => new Response(null, { status: 304 }) }],
  ['a requested 304', { fetch: async () => new Response(null, { status: 304 }) }, () => ({ ifNoneMatch: '"t"' })],
  ["a response that isn't JSON", { fetch: html }],
  ["a response that doesn't match the schema", { fetch: answer({}) }, () => schemaOf(() => ({ issues: [{ message: 'x' }] }))],
  ['a schema that throws', { fetch: answer({}) }, () => schemaOf(throwError)],
  ['a schema that returns nothing', { fetch: answer({}) }, () => schemaOf(() => 5)],
  ['a report function that throws', { fetch: validating(throwError, answer({ slug: 7 }, 400)) }],
]; // prettier-ignore

async function messageOf(call: PromiseLike<unknown>): Promise<string> {
  const ended = call.then(
    () => 'it succeeded',
    (error: unknown) =>
      error instanceof GrantManagementError ? error.message : `not from the package: ${String(error)}`,
  );
  await vi.runAllTimersAsync();
  return ended;
}

const checkFirst = /The request may have taken effect, so check before you send it again\.$/;
const advisesRepeating = /try again|ask anew|make the call again|change the request/i;

describe.each(failures)('the message after %s', (_, options, call = () => ({})) => {
  it('advises the caller of a POST, but not of a GET or PUT, to check first', async () => {
    const post = await messageOf(methods.POST(options, call()));
    expect(post).toMatch(/^POST /);
    expect(post).toMatch(checkFirst);
    expect(post).not.toMatch(advisesRepeating);
    for (const method of ['GET', 'PUT'] as const) {
      const message = await messageOf(methods[method](options, call()));
      expect(message).toMatch(new RegExp(`^${method} `));
      expect(message).not.toMatch(/may have taken effect/);
      expect(message).toMatch(/\. [A-Z][^.]+\.$/);
    }
  });
});

describe('the message of a request that had no effect', () => {
  const final = documented.filter((status) => repeatableAfter(status).length === 0);
  it.each(final)('advises changing the request after a %i', async (status) => {
    for (const act of Object.values(methods))
      expect(await messageOf(act({ fetch: answer({}, status) }, {}))).toMatch(/Change the request\.$/);
  });

  it.each<[string, Partial<ClientOptions>, () => Call]>([
    ['an abort', {}, () => ({ signal: AbortSignal.abort() })],
    ['a key function that hangs', { apiKey: () => new Promise(() => {}), totalTimeout: 50 }, () => ({})],
  ])('reports that nothing was sent after %s', async (_, options, call) => {
    for (const act of Object.values(methods)) {
      const message = await messageOf(act(options, call()));
      expect(message).toMatch(/nothing was sent/i);
      expect(message).not.toMatch(/effect/);
    }
  });
});
