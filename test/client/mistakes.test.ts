/** Users' mistakes in arguments and in their own `fetch`. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  GrantManagement,
  InvalidArgumentError,
  snapshot,
  type ClientOptions,
  type FetchFunction,
  type GrantManagementError,
} from '../../scripts/client/runtime/index.ts';
import { formOf } from '../../scripts/client/runtime/request/body.ts';
import type { ApiRequest } from '../../scripts/client/runtime/request/request.ts';
import { Deadline } from '../../scripts/client/runtime/transport/deadline.ts';
import { Transport } from '../../scripts/client/runtime/transport/transport.ts';
import { validating } from '../../scripts/client/runtime/validating.ts';
import { apiKey, json, slug } from './simulated.ts';

afterEach(() => vi.unstubAllGlobals());

const validResponse = (): Response => Response.json({ slug }, { headers: { 'content-type': json } });

function clientOf(fetch: FetchFunction, options: Partial<ClientOptions> = {}): GrantManagement {
  return new GrantManagement({ baseUrl: 'https://eu.invalid', apiKey, fetch, maxWait: 0, ...options });
}

/** Returns the error of a call, or of a function that throws. */
async function failure(act: () => unknown): Promise<GrantManagementError> {
  try {
    return expect.fail(`it succeeded with ${JSON.stringify(await act())}`);
  } catch (error) {
    return error as GrantManagementError;
  }
}

/** An object with a property that throws when read. */
function throwing(name: string): object {
  return Object.defineProperty({}, name, {
    enumerable: true,
    get() {
      throw new RangeError('boom');
    },
  });
}

describe('an argument that throws when read', () => {
  it.each<[string, Partial<ApiRequest>]>([
    ['a field of a form', { body: { value: throwing('note'), toForm: formOf } }],
    ['a field of JSON', { body: { value: throwing('note') } }],
    ['an option', { options: throwing('timeout') }],
    ['a header', { options: { headers: throwing('x-trace') as Record<string, string> } }],
    ['a query parameter', { query: throwing('page') }],
  ])('causes an InvalidArgumentError before anything is sent: %s', async (_, request) => {
    const fetch = vi.fn<() => Promise<Response>>(async () => validResponse());
    const transport = new Transport({ baseUrl: 'https://eu.invalid', apiKey, fetch });
    const sent = transport.send({ operation: 'POST /of-this-test', answer: 'nothing', ...request }, () => {});
    const error = await failure(() => sent);
    expect(error).toMatchObject({ kind: 'InvalidArgument', cause: new RangeError('boom') });
    expect(error).toBeInstanceOf(InvalidArgumentError);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a signal', () => {
  it.each([new AbortController(), {}, 7, { aborted: false }, { addEventListener: () => {} }])(
    "that isn't an AbortSignal is refused before anything is sent: %o",
    async (signal) => {
      const fetch = vi.fn<() => Promise<Response>>(async () => validResponse());
      const client = clientOf(fetch);
      const options = { signal: signal as unknown as AbortSignal };
      for (const act of [() => client.account.get(options), () => client.fields.list({}, options)])
        expect(await failure(act)).toMatchObject({ kind: 'InvalidArgument', operation: 'signal' });
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it('that throws causes no unhandled rejection', async () => {
    const signal = { aborted: false, addEventListener: () => expect.fail('no listeners here') };
    const deadline = new Deadline('GET /account', 1000, signal as unknown as AbortSignal);
    const work = new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 5));
    await expect(deadline.wait(work)).rejects.toThrow('no listeners here');
    await new Promise((resolve) => setTimeout(resolve, 20)); // an unhandled rejection fails the run
  });

  it('of a request still ends the call if a custom fetch replaces it', async () => {
    const controller = new AbortController();
    const seen: (AbortSignal | null | undefined)[] = [];
    const fetch: FetchFunction = async (_url, init) => {
      init.signal = AbortSignal.any([init.signal as AbortSignal, controller.signal]);
      seen.push(init.signal, { ...init }.signal);
      return seen.length > 2 ? new Promise(() => {}) : validResponse();
    };
    expect(await clientOf(fetch).funds.get(slug)).toEqual({ slug });
    expect(seen[0]).toBe(seen[1]);
    expect(
      await failure(() => clientOf(fetch).funds.get(slug, { timeout: 20, maxRetries: 0 })),
    ).toMatchObject({
      kind: 'Timeout',
    });
    expect(seen[2]?.aborted).toBe(true);
  });
});

const wraps: Record<string, (fetch: FetchFunction) => FetchFunction> = {
  'without a wrapper': (fetch) => fetch,
  'in validating': (fetch) => validating(() => {}, fetch),
};

describe.each(Object.entries(wraps))('a fetch %s', (_, wrap) => {
  it.each<[string, () => unknown]>([
    ['returns nothing', () => undefined],
    ['resolves with nothing', () => Promise.resolve()],
    ['resolves with a plain object', () => Promise.resolve({ status: 200 })],
    ['has no `ok`', () => Promise.resolve({ status: 200, text: async () => '{}' })],
  ])("that %s doesn't count as a lost connection: a PUT is sent once", async (__, answer) => {
    const fetch = vi.fn<() => unknown>(answer);
    const client = clientOf(wrap(fetch as never));
    const error = await failure(() => client.contributors.update(slug, { fields: {} }));
    expect(error).toMatchObject({ kind: 'Fetch' });
    expect(error.message).toContain("it didn't return a Response with ok, status and text()");
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('may return a Response without a promise', async () => {
    expect(await clientOf(wrap((() => validResponse()) as never)).funds.get(slug)).toEqual({ slug });
  });

  it('that returns the same Response twice causes an error without a retry', async () => {
    const response = validResponse();
    const fetch = vi.fn<() => Promise<Response>>(async () => response);
    const client = clientOf(wrap(fetch));
    await client.funds.get(slug);
    const error = await failure(() => client.funds.get(slug));

    expect([error.kind, error.message]).toEqual(['Fetch', expect.stringContaining('has already been read')]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

/** Invalid arguments: description, argument name and call. */
const refused: readonly [what: string, name: string, act: (client: GrantManagement) => unknown][] = [
  ['a snapshot of part of a list', 'limit', ({ fields }) => snapshot(fields.list({}, { limit: 5 }))],
  ['endless rounds', 'rounds', ({ fields }) => snapshot(fields.list(), { rounds: NaN })],
  ['no rounds', 'rounds', ({ fields }) => snapshot(fields.list(), { rounds: 0 })],
  ['a single round', 'rounds', ({ fields }) => snapshot(fields.list(), { rounds: 1 })],
  ['no limit', 'maxRecords', ({ fields }) => snapshot(fields.list(), { maxRecords: NaN })],
  ['null as the limit of all()', 'maxRecords', ({ fields }) => fields.list().all(null as never)],
];

describe('an argument', () => {
  it.each(refused)('is refused by name before anything is sent: %s (%s)', async (_, name, act) => {
    const fetch = vi.fn<() => Promise<Response>>(async () => validResponse());
    const client = clientOf(fetch, { headers: { 'x-app': 'a' } });
    expect(await failure(() => act(client))).toMatchObject({ kind: 'InvalidArgument', operation: name });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a request body', () => {
  it.each([
    Promise.resolve({}),
    new Error('x'),
    /x/,
    new Blob(['x']),
    new ArrayBuffer(8),
    new Uint8Array(8),
    new WeakMap(),
    new Map(),
    new Set([1]),
    new FormData(),
    new URLSearchParams(),
    new Headers(),
    Object(1n),
    1n,
  ])("with a value that JSON can't express is refused, with the field's path: %o", async (value) => {
    const client = clientOf(async () => expect.fail('it was sent'));
    for (const [body, path] of [
      [value, 'body'],
      [{ a: [{ inner: value }] }, 'body.a.0.inner'],
    ] as const)
      expect(await failure(() => client.actionTasks.create(body))).toMatchObject({
        kind: 'InvalidArgument',
        operation: path,
      });
  });

  it('may be a class instance and contain boxed values', async () => {
    let sent: unknown;
    const client = clientOf(async (_, init) => ((sent = init.body), validResponse()));
    class Task {
      readonly url = new URL('https://a.invalid');
      readonly boxed = [Object('x'), Object(1), Object(true), Object.assign(Object.create(null), { b: 1 })];
    }
    await client.actionTasks.create(new Task());
    expect(sent).toBe('{"url":"https://a.invalid/","boxed":["x",1,true,{"b":1}]}');
  });
});
