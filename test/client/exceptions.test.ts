/** Whatever throws, wherever it stands: no more requests than the rules allow, and none after a response. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ConnectionError,
  FetchError,
  GrantManagement,
  GrantManagementError,
  HookError,
  observing,
  validating,
  type FetchFunction,
  type StandardSchema,
} from '../../scripts/client/runtime/index.ts';
import { brokenWhileRead, codeOf, networkFailure } from '../../scripts/client/runtime/network-failures.ts';
import { json } from './simulated.ts';

const slug = 'AbCdEfGh';
const options = { baseUrl: 'https://eu.invalid', apiKey: 'secret-key-0123', maxRetries: 3, maxWait: 0 };
const body = '{"slug":"AbCdEfGh"}';
const good = (): Response => new Response(body, { headers: { 'content-type': json } });

/** What can be thrown; a failure of the network among it. */
const thrown: Record<string, () => unknown> = {
  'a mistake': () => new TypeError("Cannot read properties of undefined (reading 'x')"),
  'an unusable body': () => new TypeError('Body is unusable: Body has already been read'),
  'a text': () => 'text',
  nothing: () => undefined,
  'an abort of its own': () => new DOMException('The operation was aborted', 'AbortError'),
  'a timeout of its own': () =>
    AbortSignal.abort(new DOMException('timed out', 'TimeoutError')).reason as unknown,
  'a lost connection': () => new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } }),
};
const places = [
  'before fetch',
  'after fetch',
  'after reading',
  'onRequest',
  'onResponse',
  'log',
  'report',
  'key',
  'schema',
] as const;

function clientThrowing(place: (typeof places)[number], make: () => unknown) {
  const asked: string[] = [];
  const boom = (at: string): void => {
    if (at === place) throw make();
  };
  const fetch: FetchFunction = async () => {
    boom('before fetch');
    asked.push('request');
    const response = good();
    boom('after fetch');
    if (place === 'after reading') await response.text();
    return response;
  };
  const observed = observing(
    {
      onRequest: () => boom('onRequest'),
      onResponse: () => boom('onResponse'),
      log: () => boom('log'),
    },
    place === 'report' ? validating(() => boom('report'), fetch) : fetch,
  );
  const apiKey = (): string => {
    boom('key');
    return options.apiKey;
  };
  const schema: StandardSchema<unknown> = {
    '~standard': {
      version: 1,
      vendor: 'test',
      validate: (value) => {
        boom('schema');
        return { value };
      },
    },
  };
  const client = new GrantManagement({ ...options, apiKey, fetch: observed });
  return { call: () => client.contributors.update(slug, { fields: {} }, { as: schema }), asked };
}

describe('an exception', () => {
  it('never leads to more requests than the rules allow, and to none after a response', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...places),
        fc.constantFrom(...Object.keys(thrown)),
        async (place, name) => {
          const make = thrown[name] ?? (() => undefined);
          const { call, asked } = clientThrowing(place, make);
          const error: unknown = await call().then(
            () => undefined,
            (reason: unknown) => reason,
          );
          expect(error === undefined || error instanceof GrantManagementError).toBe(true);
          expect(asked.length).toBeLessThanOrEqual(
            place === 'after fetch' && name === 'a lost connection' ? 4 : 1,
          );
          expect(place === 'log' && error !== undefined).toBe(false);
          const ofUser = ['onRequest', 'onResponse', 'schema'].includes(place);
          expect(ofUser && !(error instanceof HookError)).toBe(false);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('in a fetch that has read the body is a FetchError, and a PUT is sent once', async () => {
    let asked = 0;
    const fetch: FetchFunction = async () => {
      asked++;
      const response = good();
      await response.text();
      return response;
    };
    const error: unknown = await new GrantManagement({ ...options, fetch }).contributors
      .update(slug, { fields: {} })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(FetchError);
    expect(String(error)).toContain('already been read');
    expect(asked).toBe(1);
  });

  it.each(['GET', 'PUT'])(
    'while the body of a %s is read ends the call, however the network failed',
    async (method) => {
      let asked = 0;
      const fetch: FetchFunction = () => {
        asked++;
        const stream = new ReadableStream({
          pull: (controller) =>
            controller.error(new TypeError('terminated', { cause: { code: 'UND_ERR_SOCKET' } })),
        });
        return Promise.resolve(new Response(stream, { headers: { 'content-type': json } }));
      };
      for (const wrapped of [fetch, validating('throw', fetch), observing({}, fetch)]) {
        asked = 0;
        const client = new GrantManagement({ ...options, fetch: wrapped });
        const call =
          method === 'GET' ? client.funds.get(slug) : client.contributors.update(slug, { fields: {} });
        await expect(call).rejects.toMatchObject({
          kind: 'Connection',
          code: 'UND_ERR_SOCKET',
          answered: true,
        });
        expect(asked).toBe(1);
      }
    },
  );

  it('while the body is read ends the call also when it reads like one before the answer', async () => {
    let asked = 0;
    const fetch: FetchFunction = () => {
      asked++;
      const stream = new ReadableStream({ pull: (controller) => controller.error(coded('ECONNRESET')) });
      return Promise.resolve(new Response(stream, { headers: { 'content-type': json } }));
    };
    await expect(new GrantManagement({ ...options, fetch }).funds.get(slug)).rejects.toMatchObject({
      kind: 'Connection',
      code: 'ECONNRESET',
      answered: true,
    });
    expect(asked).toBe(1);
  });

  it("that is a ConnectionError of the package is a lost connection, as a fetch of one's own can say it", async () => {
    let asked = 0;
    const fetch: FetchFunction = () =>
      asked++ === 0 ? Promise.reject(new ConnectionError('my gateway')) : Promise.resolve(good());
    await new GrantManagement({ ...options, fetch }).funds.get(slug);
    expect(asked).toBe(2);
  });

  it.each([undefined, null, 7, {}, 'text'])('is made of a fetch that gives %j', async (given) => {
    let asked = 0;
    const fetch = (() => (asked++, Promise.resolve(given))) as unknown as FetchFunction;
    await expect(new GrantManagement({ ...options, fetch }).funds.get(slug)).rejects.toBeInstanceOf(
      FetchError,
    );
    expect(asked).toBe(1);
  });
});

const coded = (code: string): Error => Object.assign(new Error('x'), { code });

describe('what a runtime says of the network', () => {
  it.each<[string, unknown, 'sending' | 'reading' | undefined]>([
    ['Node, refused', new TypeError('fetch failed', { cause: coded('ECONNREFUSED') }), 'sending'],
    [
      'Node, several addresses',
      new TypeError('fetch failed', { cause: new AggregateError([coded('ETIMEDOUT')]) }),
      'sending',
    ],
    ['Node, in the body', new TypeError('terminated', { cause: coded('UND_ERR_SOCKET') }), 'reading'],
    ['node-fetch', coded('ECONNRESET'), 'sending'],
    ['Chromium', new TypeError('Failed to fetch'), 'sending'],
    ['Chromium, in the body', new TypeError('network error'), 'reading'],
    ['Firefox', new TypeError('NetworkError when attempting to fetch resource.'), 'sending'],
    ['Safari', new TypeError('Load failed'), 'sending'],
    [
      'Deno',
      new TypeError('error sending request for url (http://127.0.0.1:9/account): client error (Connect)'),
      'sending',
    ],
    ['Deno, in the body', new TypeError('error reading a body from connection'), 'reading'],
    [
      'Bun',
      Object.assign(new Error('Unable to connect. Is the computer able to access the url?'), {
        code: 'ConnectionRefused',
      }),
      'sending',
    ],
    ['workerd', new Error('Network connection lost.'), 'sending'],
    [
      'Node, for a reason without a code',
      new TypeError('fetch failed', { cause: new Error('lost') }),
      'sending',
    ],
    ['Node, by a proxy', new TypeError('fetch failed', { cause: coded('UND_ERR_ABORTED') }), 'sending'],
    ...['UND_ERR_INVALID_ARG', 'UND_ERR_NOT_SUPPORTED', 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH'].map(
      (code): [string, unknown, undefined] => [
        `a refusal of Node, ${code}`,
        new TypeError('fetch failed', { cause: coded(code) }),
        undefined,
      ],
    ),
    ...['bad port', 'unknown scheme', 'URL scheme must be a HTTP(S) scheme'].map(
      (reason): [string, unknown, undefined] => [
        `a refusal of Node, ${reason}`,
        new TypeError('fetch failed', { cause: new Error(reason) }),
        undefined,
      ],
    ),
    [
      'Node, for a reason that only begins alike',
      new TypeError('fetch failed', { cause: new Error('bad port of call') }),
      'sending',
    ],
    ['a mistake', new TypeError('x is not a function'), undefined],
    ['a used body', new TypeError('Body is unusable: Body has already been read'), undefined],
    ['a code of somebody else', coded('ERR_INVALID_ARG_TYPE'), undefined],
    [
      'a circle',
      (() => {
        const error: { cause?: unknown } = {};
        error.cause = error;
        return error;
      })(),
      undefined,
    ],
    ['nothing', undefined, undefined],
  ])('%s', (_, error, expected) => {
    expect(networkFailure(error)).toBe(expected);
  });
});

describe('the words of a runtime', () => {
  const sending = [
    'fetch failed',
    'Failed to fetch',
    'Failed to fetch (127.0.0.1:9)',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'The network connection was lost.',
    'The Internet connection appears to be offline.',
    'error sending request for url (http://127.0.0.1:9/)',
    'client error (Connect)',
    'connection error: reset',
    'connection closed before message completed',
    'Unable to connect. Is the computer able to access the url?',
    'The socket connection was closed unexpectedly.',
    'Was there a typo in the url or port?',
    'Network connection lost.',
    'internal error; reference = abc',
  ];
  const reading = [
    'terminated',
    'other side closed',
    'aborted',
    'network error',
    'Error in input stream',
    'Error in body stream',
    'error reading a body from connection',
    'error decoding response body',
  ];

  it.each([...sending.map((text) => [text, 'sending']), ...reading.map((text) => [text, 'reading'])])(
    '"%s" means that it failed while %s',
    (text, expected) => {
      expect(networkFailure(new TypeError(text))).toBe(expected);
    },
  );

  it.each([...sending, ...reading])('"%s" means nothing in the middle of a sentence of others', (text) => {
    expect(networkFailure(new TypeError(`In my cache: ${text}`))).toBeUndefined();
  });

  it.each([
    'fetch failed to find the cache',
    'Failed to fetcher',
    'terminated by the user',
    'network errors',
    'Error in input streams',
    'aborted by the user',
  ])('"%s" is of somebody else', (text) => {
    expect(networkFailure(new TypeError(text))).toBeUndefined();
  });

  it('is no text of what has none', () => {
    expect(networkFailure({ message: ['fetch failed'] })).toBeUndefined();
    expect(networkFailure({ message: { toString: () => 'fetch failed' } })).toBeUndefined();
  });
});

describe('the code of a failure', () => {
  const networkCodes =
    'ECONNRESET ECONNREFUSED ECONNABORTED EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH EHOSTDOWN ENETUNREACH ' +
    'ENETDOWN EPROTO UND_ERR_SOCKET UND_ERR_CONNECT_TIMEOUT UND_ERR_HEADERS_TIMEOUT UND_ERR_BODY_TIMEOUT ' +
    'ConnectionRefused ConnectionReset ConnectionClosed FailedToOpenSocket';

  it.each(networkCodes.split(' '))('%s is one of the network, but not as a part of another', (code) => {
    expect(networkFailure(coded(code))).toBe('sending');
    const others = [`X${code}`, `${code}!`, ...(code === 'EAI_AGAIN' ? [] : [`${code}X`])];
    expect(others.map((other) => networkFailure(coded(other)))).toEqual(others.map(() => undefined));
  });

  it('any of looking up a name is one of the network', () => {
    expect(networkFailure(coded('EAI_FAIL'))).toBe('sending');
  });

  it('is looked for through five causes, and has letters, digits and _ alone', () => {
    const nested = (depth: number): Error =>
      depth === 0 ? coded('EPIPE') : new Error('x', { cause: nested(depth - 1) });
    expect([4, 5].map((depth) => codeOf(nested(depth)))).toEqual(['EPIPE', undefined]);
    for (const code of ['a b', 'a-b', ' a', 'a ', 'secret: 1', 5]) {
      expect(codeOf({ code, cause: coded('EPIPE') })).toBe('EPIPE');
    }
  });

  it('stands in the message of a connection that broke while the answer was read', () => {
    expect(brokenWhileRead('GET /fund/{}', 2, 'ECONNRESET').message).toContain(
      'while the answer was read (ECONNRESET), in attempt 2.',
    );
    expect(brokenWhileRead('GET /fund/{}', 2, undefined).message).toContain(
      'while the answer was read, in attempt 2.',
    );
  });
});
