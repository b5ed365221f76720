/** Exceptions in users' functions cause no more requests than the rules allow, and none after a response. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ConnectionError,
  GrantManagement,
  GrantManagementError,
  withSchema,
  type FetchFunction,
  type StandardSchema,
} from '../../scripts/client/runtime/index.ts';
import {
  codeOf,
  describe as words,
  isNetworkFailure,
} from '../../scripts/client/runtime/transport/network.ts';
import { validating } from '../../scripts/client/runtime/validating.ts';
import { json } from './simulated.ts';

const slug = 'AbCdEfGh';
const options = { baseUrl: 'https://eu.invalid', apiKey: 'secret-key-0123', maxRetries: 3, maxWait: 0 };
const body = '{"slug":"AbCdEfGh"}';
const validResponse = (): Response => new Response(body, { headers: { 'content-type': json } });

/** Values that a user's function may throw, including a network failure. */
const thrown: Record<string, () => unknown> = {
  'a programming error': () => new TypeError("Cannot read properties of undefined (reading 'x')"),
  'an unusable body': () => new TypeError('Body is unusable: Body has already been read'),
  'a text': () => 'text',
  nothing: () => undefined,
  'an AbortError': () => new DOMException('The operation was aborted', 'AbortError'),
  'a TimeoutError': () => AbortSignal.abort(new DOMException('timed out', 'TimeoutError')).reason as unknown,
  'a lost connection': () => new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } }),
};
const places = ['before fetch', 'after fetch', 'after reading', 'log', 'report', 'key', 'schema'] as const;

function clientThrowing(place: (typeof places)[number], make: () => unknown) {
  const requests: string[] = [];
  const throwAt = (where: string): void => {
    if (where === place) throw make();
  };
  const fetch: FetchFunction = async () => {
    throwAt('before fetch');
    requests.push('request');
    const response = validResponse();
    throwAt('after fetch');
    if (place === 'after reading') await response.text();
    return response;
  };
  const apiKey = (): string => {
    throwAt('key');
    return options.apiKey;
  };
  const schema: StandardSchema<unknown> = {
    '~standard': {
      version: 1,
      vendor: 'test',
      validate: (value) => {
        throwAt('schema');
        return { value };
      },
    },
  };
  const client = new GrantManagement({
    ...options,
    apiKey,
    fetch: place === 'report' ? validating(() => throwAt('report'), fetch) : fetch,
    log: () => throwAt('log'),
  });
  return { call: () => withSchema(client.contributors.update(slug, { fields: {} }), schema), requests };
}

describe('an exception', () => {
  it('never causes more requests than the rules allow, and none after a response', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...places),
        fc.constantFrom(...Object.keys(thrown)),
        async (place, name) => {
          const make = thrown[name] ?? (() => undefined);
          const { call, requests } = clientThrowing(place, make);
          const error: unknown = await call().then(
            () => undefined,
            (reason: unknown) => reason,
          );
          expect(error === undefined || error instanceof GrantManagementError).toBe(true);
          // The Fetch standard reports network failures as TypeErrors, after which a PUT is retried.
          const isNetwork = ['a programming error', 'an unusable body', 'a lost connection'].includes(name);
          expect(requests.length).toBeLessThanOrEqual(place === 'after fetch' && isNetwork ? 4 : 1);
          expect(place === 'log' && error !== undefined).toBe(false);
          expect(place === 'schema' && (error as GrantManagementError | undefined)?.kind !== 'Hook').toBe(
            false,
          );
        },
      ),
      { numRuns: 150 },
    );
  });

  it('ends a PUT without a retry if its cause is a body that fetch has already read', async () => {
    let requestCount = 0;
    const fetch: FetchFunction = async () => {
      requestCount++;
      const response = validResponse();
      await response.text();
      return response;
    };
    const error: unknown = await new GrantManagement({ ...options, fetch }).contributors
      .update(slug, { fields: {} })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: 'Fetch' });
    expect(String(error)).toContain('already been read');
    expect(requestCount).toBe(1);
  });

  it.each([
    ['GET', 4],
    ['PUT', 1],
  ])('while the response to a %s is read causes %i requests in all', async (method, requests) => {
    let requestCount = 0;
    const fetch: FetchFunction = () => {
      requestCount++;
      const stream = new ReadableStream({
        pull: (controller) =>
          controller.error(new TypeError('terminated', { cause: { code: 'UND_ERR_SOCKET' } })),
      });
      return Promise.resolve(new Response(stream, { headers: { 'content-type': json } }));
    };
    for (const wrapped of [fetch, validating('throw', fetch)]) {
      requestCount = 0;
      const client = new GrantManagement({ ...options, fetch: wrapped });
      const call =
        method === 'GET' ? client.funds.get(slug) : client.contributors.update(slug, { fields: {} });
      await expect(call).rejects.toMatchObject({
        kind: 'Connection',
        code: 'UND_ERR_SOCKET',
        answered: true,
      });
      expect(requestCount).toBe(requests);
    }
  });

  it('counts as a lost connection if it is a ConnectionError', async () => {
    let requestCount = 0;
    const fetch: FetchFunction = () =>
      requestCount++ === 0
        ? Promise.reject(new ConnectionError('my gateway'))
        : Promise.resolve(validResponse());
    await new GrantManagement({ ...options, fetch }).funds.get(slug);
    expect(requestCount).toBe(2);
  });
});

const coded = (code: string): Error => Object.assign(new Error('x'), { code });

describe('a network failure', () => {
  it.each<[string, unknown]>([
    ['a TypeError, as in the Fetch standard', new TypeError('Load failed')],
    ['a TypeError from another realm', Object.assign(new Error('fetch failed'), { name: 'TypeError' })],
    ...[
      'ECONNRESET',
      'ECONNREFUSED',
      'EADDRNOTAVAIL',
      'EAI_AGAIN',
      'EHOSTUNREACH',
      'ENETDOWN',
      'ENOTFOUND',
      'EPIPE',
      'EPROTO',
      'ETIMEDOUT',
      'UND_ERR_SOCKET',
      'ConnectionClosed',
      'ConnectionRefused',
      'FailedToOpenSocket',
    ].map((code): [string, unknown] => [`an error with the code ${code}`, coded(code)]),
    ['an error whose cause has a code', new Error('x', { cause: coded('EPIPE') })],
    [
      'an AggregateError with a code for each address',
      new Error('x', { cause: new AggregateError([coded('ETIMEDOUT')]) }),
    ],
  ])('is %s', (_, error) => {
    expect(isNetworkFailure(error)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['another error', new RangeError('x')],
    // From databases, the file system and Node, which a custom `fetch` may use.
    ...['23505', 'ER_DUP_ENTRY', 'P2002', 'ENOENT', 'EACCES', 'EEXIST', 'ERR_ASSERTION', 'SQLITE_BUSY'].map(
      (code): [string, unknown] => [`an error with the code ${code}`, coded(code)],
    ),
    ['an abort, whose code is a number', new DOMException('x', 'AbortError')],
    ['a string', 'fetch failed'],
    ['undefined', undefined],
  ])('is not %s', (_, error) => {
    expect(isNetworkFailure(error)).toBe(false);
  });
});

describe('an error marked as retryable, as in workerd,', () => {
  it.each([
    ['GET', 4],
    ['PUT', 1],
  ])('becomes a ConnectionError, and a %s is sent %i times in all', async (method, requests) => {
    let requestCount = 0;
    const fetch: FetchFunction = async () => {
      requestCount++;
      throw Object.assign(new Error('Network connection lost.'), { retryable: true });
    };
    const client = new GrantManagement({ ...options, fetch });
    const call = method === 'GET' ? client.funds.get(slug) : client.contributors.update(slug, { fields: {} });
    await expect(call).rejects.toMatchObject({ kind: 'Connection', code: undefined, answered: false });
    expect(requestCount).toBe(requests);
  });
});

describe('an error code', () => {
  it('is searched for in an error and up to four nested causes, and has only letters, digits and _', () => {
    const nested = (depth: number): Error =>
      depth === 0 ? coded('EPIPE') : new Error('x', { cause: nested(depth - 1) });
    expect([4, 5].map((depth) => codeOf(nested(depth)))).toEqual(['EPIPE', undefined]);
    for (const code of ['a b', 'a-b', ' a', 'a ', 'secret: 1', 5])
      expect(codeOf({ code, cause: coded('EPIPE') })).toBe('EPIPE');
    const circle: { cause?: unknown } = {};
    circle.cause = circle;
    expect(codeOf(circle)).toBeUndefined();
  });

  it('describes the error; without a code, the cause or the message does', () => {
    expect(words(new TypeError('x', { cause: coded('EPIPE') }))).toBe('EPIPE');
    expect(words(new TypeError('x', { cause: new Error('bad port') }))).toBe('bad port');
    expect(words(new TypeError('x'))).toBe('x');
  });
});
