/** Every option: valid values work; invalid ones are refused at once, by name. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  GrantManagement,
  InvalidArgumentError,
  type ClientOptions,
  type FetchFunction,
  type ListOptions,
} from '../../scripts/client/runtime/index.ts';
import { json } from './simulated.ts';

const slug = 'AbCdEfGh';
const fund: FetchFunction = () =>
  Promise.resolve(new Response('{"slug":"AbCdEfGh"}', { headers: { 'content-type': json } }));
const clientOptions = { baseUrl: 'https://eu.invalid', apiKey: 'secret-key-0123', fetch: fund };

/** Valid and invalid values of many types. */
const sampleValues: unknown[] = [
  null, 0, -1, 1, 2, 1.5, NaN, Infinity, -Infinity, '', '1', 'en_GB', true, false, [], ['en_GB'], ['en GB'], [1], {}, 1n,
  Symbol('x'), () => 'key', new AbortController(), AbortSignal.timeout(1e6), { a: 1 }, { a: 1n }, { a: NaN }, 'https://eu.invalid',
]; // prettier-ignore

const isDuration = (value: unknown): boolean => typeof value === 'number' && value > 0;
const isCount = (least: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && (Number.isInteger(value) || value === Infinity);

const limits: Record<string, (value: unknown) => boolean> = {
  timeout: isDuration,
  totalTimeout: isDuration,
  maxRetries: isCount(0),
  maxWait: (value) => typeof value === 'number' && value >= 0,
  languages: (value) => Array.isArray(value) && value[0] === 'en_GB',
};
const clientOptionRules: Record<string, (value: unknown) => boolean> = {
  ...limits,
  baseUrl: (value) => value === 'https://eu.invalid',
  apiKey: (value) => typeof value === 'function' || (typeof value === 'string' && value !== ''),
  concurrency: isCount(1),
};
const callOptionRules: Record<string, (value: unknown) => boolean> = {
  ...limits,
  ifNoneMatch: (value) => typeof value === 'string' && value !== '',
  signal: (value) => value instanceof AbortSignal,
};
const listOptionRules = { limit: isCount(0), concurrency: isCount(1) };

/** Returns the error of a call or a constructor; undefined if it succeeds. */
async function refusal(act: () => unknown): Promise<unknown> {
  try {
    await act();
    return undefined;
  } catch (error) {
    return error;
  }
}

const asText = (value: unknown): string =>
  typeof value === 'bigint' ? '1n' : String(Object(value)?.constructor?.name ?? value);

it('the client ignores unknown options, including names from Object.prototype', async () => {
  const options = { constructor: 1, toString: 1, hasOwnProperty: 1 } as object;
  expect(await new GrantManagement(clientOptions).funds.get(slug, options)).toEqual({ slug });
});

describe.each([
  ['a client', clientOptionRules, (options: object) => new GrantManagement({ ...clientOptions, ...options })],
  [
    'a call',
    callOptionRules,
    (options: object) =>
      new GrantManagement(clientOptions).funds.get(slug, options as ListOptions).catch((error: unknown) => {
        if (error instanceof InvalidArgumentError) throw error;
      }),
  ],
  [
    'a list',
    listOptionRules,
    (options: object) =>
      new GrantManagement({ ...clientOptions, fetch: page }).fields.list({}, options).all(),
  ],
] as const)('an option of %s', (_, rules, act) => {
  const cases = Object.entries(rules).flatMap(([name, isValid]) =>
    sampleValues.map((value) => [name, asText(value), value, isValid(value)] as const),
  );
  it.each(cases)('%s is accepted or refused for the value %s', async (name, __, value, isValid) => {
    const error = await refusal(() => act({ [name]: value }));
    const refused = error instanceof InvalidArgumentError && error.operation.split('.')[0] === name;
    expect([error === undefined, refused]).toEqual([isValid, !isValid]);
    expect(String(error)).toMatch(/must be .+; got .+\.$|^undefined$/);
  });
});

const page: FetchFunction = () =>
  Promise.resolve(Response.json({ current_page: 1, data: [], last_page: 1, next_page_url: '', total: 0 }));

describe('an undefined option', () => {
  it("doesn't override the client's option", async () => {
    let requestCount = 0;
    const fetch: FetchFunction = () => {
      requestCount++;
      return Promise.resolve(Response.json({}, { status: 503 }));
    };
    const client = new GrantManagement({ ...clientOptions, fetch, maxRetries: 0, timeout: undefined });
    await client.contributors
      .update(slug, { fields: {} }, { maxRetries: undefined, timeout: undefined })
      .catch(() => {});
    expect(requestCount).toBe(1);
  });

  it('can be combined with any others; the call works or throws at once', async () => {
    const keys = Object.keys({ ...callOptionRules, limit: 1 });
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...keys), fc.constantFrom(undefined, ...sampleValues), { maxKeys: 5 }),
        async (options) => {
          let requestCount = 0;
          const fetch: FetchFunction = (...parts) => (requestCount++, fund(...parts));
          const error = await refusal(() =>
            new GrantManagement({ ...clientOptions, fetch }).funds.get(slug, options as never),
          );
          expect(requestCount).toBe(error instanceof InvalidArgumentError ? 0 : 1);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('an option', () => {
  it.each([
    [{}, 'baseUrl'],
    [{ baseUrl: 'https://eu.invalid' }, 'apiKey'],
  ])('is refused by name if it is missing from %j', (options, name) => {
    expect(() => new GrantManagement(options as unknown as ClientOptions)).toThrow(InvalidArgumentError);
    expect(() => new GrantManagement(options as unknown as ClientOptions)).toThrow(
      new RegExp(`^${name}: must be`),
    );
  });

  it("can't be a page number below 1, since lists count from 1", async () => {
    for (const number of [0, -1, NaN, 1.5, '1', null]) {
      const error = await refusal(() =>
        new GrantManagement({ ...clientOptions, fetch: page }).fields.list({ page: number as number }).all(),
      );
      expect(error).toMatchObject({ kind: 'InvalidArgument', operation: 'page' });
    }
  });
});

const never: FetchFunction = () => expect.fail('a request was sent');

describe('a request body', () => {
  let client: GrantManagement;
  beforeEach(() => {
    client = new GrantManagement(clientOptions);
  });

  it('whose toJSON throws causes an error with the exception as its cause', async () => {
    const cause = new Error('not now');
    const body = {
      toJSON: () => {
        throw cause;
      },
    };
    expect(await refusal(() => client.actionTasks.create(body))).toMatchObject({ operation: 'body', cause });
    const without = (await refusal(() => client.actionTasks.create(() => {}))) as Error;
    expect([without.message, 'cause' in without]).toEqual([expect.stringMatching(/^body: must be/), false]);
  });
});

describe('headers', () => {
  it('are sent in lower case, and only once', async () => {
    let sent: unknown;
    const fetch: FetchFunction = (...parts) => ((sent = parts[1].headers), fund(...parts));
    const client = new GrantManagement({ ...clientOptions, fetch });
    await client.funds.get(slug, {
      headers: { 'X-Trace': '7' } as never,
    });
    expect(sent).toMatchObject({ 'x-trace': '7', 'x-api-key': 'secret-key-0123', accept: json });
    expect(Object.keys(sent as object).filter((name) => name !== name.toLowerCase())).toEqual([]);
    const twice = { 'X-Trace': '7', 'x-trace': '8' } as never;
    await expect(client.funds.get(slug, { headers: twice })).rejects.toMatchObject({
      operation: 'headers.x-trace',
    });
  });

  it.each([['a\nb'], ['\u20ac'], [7 as unknown as string]])(
    "can't contain %j, which is refused before anything is sent",
    async (value) => {
      const call = new GrantManagement({ ...clientOptions, fetch: never }).funds.get(slug, {
        headers: { 'x-trace': value },
      });
      await expect(call).rejects.toMatchObject({ kind: 'InvalidArgument', operation: 'headers.x-trace' });
    },
  );
});

describe('a copy of a client', () => {
  it("has the client's options, except for the changes", async () => {
    const urls: unknown[] = [];
    const fetch: FetchFunction = (url, init, context) => (
      urls.push([url, init.headers]),
      fund(url, init, context)
    );
    const client = new GrantManagement({ ...clientOptions, fetch, languages: ['en_GB'] });
    await client.with({ languages: ['fr_FR'], timeout: undefined }).funds.get(slug);
    await client.with({}).funds.get(slug);
    expect(urls).toMatchObject([
      ['https://eu.invalid/fund/AbCdEfGh', { 'x-api-language': 'fr_FR', 'x-api-key': 'secret-key-0123' }],
      ['https://eu.invalid/fund/AbCdEfGh', { 'x-api-language': 'en_GB' }],
    ]);
    expect(() => client.with({ timeout: 0 })).toThrow(/^timeout: must be/);
    await client.with().funds.get(slug);
    expect(urls[2]).toEqual(urls[1]);
  });

  it('shares the rate limit unless it has a different key', async () => {
    const headers = { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '41', 'x-ratelimit-reset': '1' };
    const client = new GrantManagement({
      ...clientOptions,
      fetch: () => Promise.resolve(Response.json({}, { headers })),
    });
    await client.with({ timeout: 1000 }).funds.get(slug);
    expect(client.rateLimit?.remaining).toBe(41);
    expect(client.with({ apiKey: 'another-key-012' }).rateLimit).toBeUndefined();
  });
});
