/** The text of every error message. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  exact,
  GrantManagement,
  GrantManagementError,
  NotFoundError,
  snapshot,
  withSchema,
  type ClientOptions,
  type FetchFunction,
  type StandardSchema,
} from '../../scripts/client/runtime/index.ts';
import { validating } from '../../scripts/client/runtime/validating.ts';
import { createGrantManagementClient } from '../../scripts/client/runtime/fetch.ts';
import { accountUnknowns, json, startClock } from './simulated.ts';

beforeEach(startClock);
afterEach(() => {
  vi.useRealTimers();
});

const slug = 'AbCdEfGh';
const options = { baseUrl: 'https://eu.invalid', apiKey: 'secret-key-0123', maxRetries: 0 };
const client = (overrides: Partial<ClientOptions>): GrantManagement =>
  new GrantManagement({ ...options, ...overrides });
const answer =
  (
    body: string | null,
    status = 200,
    headers: Record<string, string> = { 'content-type': json },
  ): FetchFunction =>
  () =>
    Promise.resolve(new Response(body, { status, headers }));
const fund = (fetch: FetchFunction, overrides: Partial<ClientOptions> = {}) =>
  client({ fetch, ...overrides }).funds.get(slug);
const failing =
  (thrown: unknown): FetchFunction =>
  async () => {
    throw thrown;
  };
const hanging: FetchFunction = () => new Promise(() => {});
const refusingWith = (
  ...issues: { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] }[]
): StandardSchema<unknown> => ({
  '~standard': { version: 1, vendor: 'test', validate: () => ({ issues }) },
});
const page = (more: object): FetchFunction =>
  answer(
    JSON.stringify({
      current_page: 1,
      data: [{ slug }],
      last_page: 1,
      next_page_url: '',
      total: 1,
      from: 1,
      to: 1,
      ...more,
    }),
  );
const throwError = (): never => {
  throw new Error('boom');
};
const closed = answer('{"slug":"AbCdEfGh"}', 200, {
  'content-type': json,
  'x-ratelimit-limit': '60',
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': String(Date.UTC(2026, 0, 1) / 1000 + 30),
});

/** Name, action, and the message of its error. */
type Case = [what: string, act: () => unknown, message: string];
const table: Case[] = [
  [
    'an option',
    () => client({ timeout: 0 }),
    'timeout: must be a number of milliseconds above 0, or Infinity for no limit; got 0.',
  ],
  [
    'a missing base URL',
    () => client({ baseUrl: undefined as unknown as string }),
    'baseUrl: must be an absolute http or https URL without user, query or fragment; got undefined.',
  ],
  [
    'an empty key',
    () => client({ apiKey: '' }),
    'apiKey: must be the API key, on one line, without spaces around it, or a function that returns it; got a string of length 0.',
  ],
  [
    'a key function that throws',
    () => client({ apiKey: throwError }).account.get(),
    'apiKey: the function failed; nothing was sent.',
  ],
  [
    'a key function that returns an empty string',
    () => client({ apiKey: () => '' }).account.get(),
    'apiKey: must be the API key, on one line, without spaces around it, or a function that returns it; got a string of length 0.',
  ],
  [
    'a slug',
    () => client({}).funds.get('nope'),
    'fundSlug: must be a slug: 8 letters from A to Z; got a string of length 4.',
  ],
  [
    'an array whose string form is a slug',
    () => client({}).funds.get([slug] as unknown as string),
    'fundSlug: must be a slug: 8 letters from A to Z; got Array.',
  ],
  ...['(x', 'x y', 'x)'].map((name): Case => [
    `a header named ${name}`,
    () => client({}).account.get({ headers: { [name]: '1' } }),
    'headers: must be an object of headers by name; got a string of length 2.'.replace(
      '2',
      String(name.length),
    ),
  ]),
  [
    'a multi-line header',
    () => client({}).account.get({ headers: { 'x-a': '1\n2' } }),
    'headers.x-a: must be a single line of Latin-1 characters; got a string of length 3.',
  ],
  [
    'a duplicate header',
    () => client({}).account.get({ headers: { 'x-a': '1', ['X-A' as 'x-b']: '22' } }),
    'headers.x-a: must be a single line of Latin-1 characters; got a string of length 2.',
  ],
  [
    'a body',
    () => client({}).actionTasks.create({ a: 1n }),
    'body.a: must be plain JSON, not a BigInt, Promise, Map or the like; got 1.',
  ],
  [
    'a query',
    () => client({}).account.get({ query: { a: NaN } }),
    'query.a: must be a string, a finite number or a boolean; got NaN.',
  ],
  [
    'an empty list of languages',
    () => client({ languages: [] }),
    "languages: must be an array of language codes, such as ['en_GB']; got Array.",
  ],
  [
    'a documented status',
    () => fund(answer('{"message":"No such fund"}', 404)),
    'GET /fund/{}: 404 "No such fund". Change the request.',
  ],
  [
    'a documented status without a body',
    () => fund(answer(null, 401)),
    `GET /fund/{}: 401. Change the request.`,
  ],
  [
    'a temporary status',
    () => fund(answer('{"status":"Maintenance in progress"}', 503)),
    'GET /fund/{}: 503 "Maintenance in progress". Try again later.',
  ],
  [
    'an undocumented temporary status',
    () => fund(answer('<p>', 500)),
    "GET /fund/{}: 500, a status that isn't documented. Try again later.",
  ],
  [
    'a 304 after ifNoneMatch',
    () => client({ fetch: answer(null, 304) }).funds.get(slug, { ifNoneMatch: '"t"' }),
    'GET /fund/{}: 304, the entity tag in ifNoneMatch is still current. Use your cached copy.',
  ],
  [
    'a redirect',
    () => fund(answer(null, 307, { location: 'https://other.invalid/x?key=1' })),
    "GET /fund/{}: a redirect, which isn't followed because it would forward the key. Correct baseUrl.",
  ],
  [
    'an empty message from the service',
    () => fund(answer('{"message":"","status":"Back at noon"}', 503)),
    'GET /fund/{}: 503 "Back at noon". Try again later.',
  ],
  [
    'an empty success',
    () => fund(answer('')),
    'GET /fund/{}: status 200, but its body is empty. Check for a proxy or gateway that changes responses.',
  ],
  [
    'HTML',
    () => fund(answer('<p>', 200, { 'content-type': 'text/html' })),
    `GET /fund/{}: status 200, but its media type is text/html, not ${json}. Check for a proxy or gateway that changes responses.`,
  ],
  [
    'no media type',
    () => fund(() => Promise.resolve(new Response(new TextEncoder().encode('{}')))),
    `GET /fund/{}: status 200, but its media type is missing, not ${json}. Check for a proxy or gateway that changes responses.`,
  ],
  [
    'another charset',
    () => fund(answer('{}', 200, { 'content-type': `${json}; charset=latin1` })),
    'GET /fund/{}: status 200, but its charset is latin1, not UTF-8. Check for a proxy or gateway that changes responses.',
  ],
  [
    'truncated JSON',
    () => fund(answer('{"slug":')),
    "GET /fund/{}: status 200, but its body isn't valid JSON. Check for a proxy or gateway that changes responses.",
  ],
  [
    'an array in place of a record',
    () => fund(answer('[]')),
    "GET /fund/{}: status 200, but its body isn't an object. Check for a proxy or gateway that changes responses.",
  ],
  [
    'another page',
    () => client({ fetch: page({ current_page: 2 }) }).fields.list(),
    "GET /field: status 200, but its current_page isn't 1. Check for a proxy or gateway that changes responses.",
  ],
  [
    'a page without a number',
    () => client({ fetch: page({ current_page: null }) }).fields.list(),
    "GET /field: status 200, but its current_page isn't 1. Check for a proxy or gateway that changes responses.",
  ],
  [
    'a page without records',
    () => client({ fetch: page({ data: null }) }).fields.list(),
    'GET /field: status 200, but its body has no array `data`. Check for a proxy or gateway that changes responses.',
  ],
  [
    'a page without next_page_url and last_page',
    () =>
      client({ fetch: page({ last_page: undefined, next_page_url: undefined }) })
        .fields.list()
        .all(),
    'GET /field: status 200, but page 1 has neither next_page_url nor last_page. Check for a proxy or gateway that changes responses.',
  ],
  [
    'a list that is too long',
    () =>
      client({ fetch: page({}) })
        .fields.list()
        .all(0),
    'GET /field: more than 0 items. Raise maxRecords or iterate over the list.',
  ],
  [
    'an incomplete list',
    () => snapshot(client({ fetch: page({ total: 2 }) }).fields.list(), { rounds: 2 }),
    "snapshot(): 2 passes couldn't prove the list complete: it has 1 records, but its total is different. Retry when it changes less, or use a larger per_page.",
  ],
  [
    'a list with different records each time',
    () => {
      let turn = 0;
      const testClient = client({
        fetch: (...parts) => {
          const [data, number] = [[{ slug: `r${turn}` }], (turn++ % 2) + 1];
          const more = { current_page: number, last_page: 2, data, total: 2, from: number, to: number };
          return page({ ...more, next_page_url: number === 2 ? '' : 'x' })(...parts);
        },
      });
      return snapshot(testClient.fields.list(), { rounds: 2 });
    },
    "snapshot(): 2 passes couldn't prove the list complete: the last pass has records that the pass before doesn't have. Retry when it changes less, or use a larger per_page.",
  ],
  [
    'a lost connection',
    () => fund(failing(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }))),
    'GET /fund/{}: no response came (ECONNREFUSED) in attempt 1. Try again later.',
  ],
  [
    'a lost connection with a cause',
    () => fund(failing(new TypeError('terminated', { cause: new Error('other side closed') }))),
    'GET /fund/{}: no response came (other side closed) in attempt 1. Try again later.',
  ],
  [
    'a lost connection with a code in its cause',
    () => fund(failing(new TypeError('terminated', { cause: { code: 'UND_ERR_SOCKET', message: 'x' } }))),
    'GET /fund/{}: no response came (UND_ERR_SOCKET) in attempt 1. Try again later.',
  ],
  [
    'a broken body with validating()',
    () =>
      fund(
        validating('throw', async () => {
          const stream = new ReadableStream({ pull: (body) => body.error(new TypeError('terminated')) });
          return new Response(stream, { headers: { 'content-type': json } });
        }),
      ),
    'GET /fund/{}: the connection broke while reading the response. Try again later.',
  ],
  [
    'an exception in a fetch',
    () => fund(failing(new RangeError('x is too large'))),
    "GET /fund/{}: the client's fetch failed: x is too large. Correct it.",
  ],
  ...(
    [
      ['undefined', undefined, 'an error without a message'],
      ['an empty string', '', 'an error without a message'],
      ['an error without a message', new Error(), 'an error without a message'],
      ['a string', 'no luck', 'no luck'],
      ['an object with a message', { message: 'no luck' }, 'no luck'],
    ] as const
  ).map(([name, thrown, expectedText]): Case => [
    `${name} thrown by a fetch`,
    () => fund(failing(thrown)),
    `GET /fund/{}: the client's fetch failed: ${expectedText}. Correct it.`,
  ]),
  [
    'no response',
    () => fund((() => Promise.resolve()) as unknown as FetchFunction),
    "GET /fund/{}: the client's fetch failed: it didn't return a Response with ok, status and text(). Correct it.",
  ],
  [
    'a slow response',
    () => fund(hanging, { timeout: 700 }),
    'GET /fund/{}: no complete response within timeout (700 ms) in attempt 1. Try again later.',
  ],
  [
    'a slow call',
    () => fund(hanging, { timeout: 700, totalTimeout: 700 }),
    'GET /fund/{}: not done within totalTimeout (700 ms); requests sent: 1. Try again later.',
  ],
  [
    'a slow call with a retry',
    () => fund(hanging, { timeout: 700, totalTimeout: 1400, maxRetries: 1, maxWait: 0 }),
    'GET /fund/{}: not done within totalTimeout (1400 ms); requests sent: 2. Try again later.',
  ],
  [
    'a slow key function',
    () => client({ apiKey: () => new Promise<string>(() => {}), totalTimeout: 700 }).account.get(),
    'GET /account: not done within totalTimeout (700 ms); nothing was sent. Try again later.',
  ],
  [
    'a closed rate-limit window',
    async () => {
      const testClient = client({ fetch: closed, maxWait: 100 });
      await testClient.funds.get(slug);
      await testClient.funds.get(slug);
    },
    'GET /fund/{}: the rate limit requires a wait of 30000 ms, longer than maxWait (100 ms); nothing was sent. Try again later.',
  ],
  [
    'a closed rate-limit window beyond totalTimeout',
    async () => {
      const testClient = client({ fetch: closed, maxWait: 30_000, totalTimeout: 10_000 });
      await testClient.funds.get(slug);
      await testClient.funds.get(slug);
    },
    'GET /fund/{}: the rate limit requires a wait of 30000 ms, longer than the remaining totalTimeout; nothing was sent. Try again later.',
  ],
  [
    'an abort of a write before it was sent',
    () => client({ fetch: hanging }).actionTasks.create({ a: 1 }, { signal: AbortSignal.abort() }),
    'POST /action-task: aborted by its signal; nothing was sent. To retry, make the call again.',
  ],
  [
    'an abort of a write in flight',
    () => {
      const controller = new AbortController();
      const abortWhenSent: FetchFunction = () => {
        controller.abort();
        return new Promise(() => {});
      };
      return client({ fetch: abortWhenSent }).actionTasks.create({ a: 1 }, { signal: controller.signal });
    },
    'POST /action-task: aborted by its signal; requests sent: 1. The request may have taken effect, so check before you send it again.',
  ],
  [
    'an abort',
    () => client({ fetch: hanging }).account.get({ signal: AbortSignal.abort() }),
    'GET /account: aborted by its signal; nothing was sent. To retry, make the call again.',
  ],
  [
    'a report function that throws',
    () => fund(validating(throwError, answer('{}'))),
    'GET /fund/{}: the report threw; see the cause. Correct it.',
  ],
  [
    'a mismatch with the description',
    () => fund(validating('throw', answer('{"slug":"AbCdEfGh"}'))),
    "GET /fund/{}: the response differs from the description: the body must have required property 'name'. Report the difference.",
  ],
  [
    'a schema mismatch',
    () =>
      withSchema(
        client({ fetch: answer('{}') }).funds.get(slug),
        refusingWith({ message: 'is not a date', path: ['due'] }),
      ),
    "GET /fund/{}: status 200, but it doesn't match the schema: due: is not a date. Correct the schema, or report the difference.",
  ],
  [
    'a schema mismatch in a nested value of an undocumented response',
    () =>
      withSchema(
        client({ fetch: answer('{}') }).account.get(),
        refusingWith({ message: 'is not a date', path: [{ key: 'due' }, 0, 'date'] }),
      ),
    `GET /account: status 200, but it doesn't match the schema${accountUnknowns}: due.0.date: is not a date. Correct the schema, or report the difference.`,
  ],
  [
    'a schema mismatch at the top level',
    () => withSchema(client({ fetch: answer('{}') }).funds.get(slug), refusingWith({ message: 'is empty' })),
    "GET /fund/{}: status 200, but it doesn't match the schema: is empty. Correct the schema, or report the difference.",
  ],
  [
    'a schema mismatch without issues',
    () => withSchema(client({ fetch: answer('{}') }).funds.get(slug), refusingWith()),
    "GET /fund/{}: status 200, but it doesn't match the schema: the schema lists no issues. Correct the schema, or report the difference.",
  ],
  [
    'a schema that throws',
    () =>
      withSchema(client({ fetch: answer('{}') }).funds.get(slug), {
        '~standard': { version: 1, vendor: 'x', validate: throwError },
      }),
    'GET /fund/{}: the schema threw; see the cause. Correct it.',
  ],
  [
    'an invalid openapi-fetch path',
    () =>
      createGrantManagementClient(options).GET('/fund/{fund_slug}', {
        params: { path: { fund_slug: '..' } },
      }),
    'path: must be a documented path with valid slugs; got a string of length 5.',
  ],
  [
    'a misspelt field',
    () =>
      createGrantManagementClient(options).PUT('/application/{application_slug}/recuse', {
        params: { path: { application_slug: slug } },
        body: { reviewer: slug, scoreset: slug } as never,
      }),
    'body.scoreset: must be one of the fields reviewer, score_set; got a string of length 8.',
  ],
  [
    'a connection header',
    () => client({}).account.get({ headers: { host: 'other.invalid' } }),
    'headers.host: must be omitted, because the client or the connection sets it; got a string of length 13.',
  ],
  [
    'a body that JSON would drop',
    () => client({}).contributors.update(slug, { fields: new Map([['a', 'b']]) as never }),
    'body.fields: must be plain JSON, not a BigInt, Promise, Map or the like; got Map.',
  ],
  [
    'a top-level body that JSON would drop',
    () => client({}).actionTasks.create(new URLSearchParams('a=b')),
    'body: must be plain JSON, not a BigInt, Promise, Map or the like; got URLSearchParams.',
  ],
  [
    'a slug of one character',
    () => client({}).funds.get('x'),
    'fundSlug: must be a slug: 8 letters from A to Z; got a string of length 1.',
  ],
  [
    'an undocumented 4xx',
    () => fund(answer('<p>', 418)),
    "GET /fund/{}: 418, a status that isn't documented. Change the request.",
  ],
  [
    'control characters',
    () => fund(answer(JSON.stringify({ message: 'a\nb\u001b[2J\u202ec\u2028' }), 404)),
    'GET /fund/{}: 404 "a\\u000ab\\u001b[2J\\u202ec\\u2028". Change the request.',
  ],
  [
    'a page with fewer records than from and to imply',
    () => client({ fetch: page({ from: 11, to: 20, data: [] }) }).fields.list(),
    'GET /field: status 200, but it has only 0 of the records 11 to 20. Check for a proxy or gateway that changes responses.',
  ],
  [
    'a contradictory page',
    () =>
      client({ fetch: page({ next_page_url: 'x' }) })
        .fields.list()
        .all(),
    'GET /field: status 200, but page 1 has a next page after the last one, 1. Check for a proxy or gateway that changes responses.',
  ],
  [
    'a hundred pages without records',
    () => {
      let number = 0;
      return client({
        fetch: (...parts) =>
          page({ current_page: ++number, data: [], from: null, to: null, last_page: 1e9 })(...parts),
      })
        .fields.list()
        .all();
    },
    'GET /field: status 200, but 100 consecutive pages have no records. Check for a proxy or gateway that changes responses.',
  ],
  [
    'a snapshot that is too long',
    () => snapshot(client({ fetch: page({}) }).fields.list(), { maxRecords: 0 }),
    'snapshot(): more than 0 items. Raise maxRecords or iterate over the list.',
  ],
  [
    'an abort between records',
    async () => {
      const controller = new AbortController();
      for await (const _ of client({ fetch: page({}) }).fields.list({}, { signal: controller.signal }))
        controller.abort();
    },
    'GET /field: aborted by its signal. To get the rest, iterate again from the beginning.',
  ],
  [
    'a refused proxy connection',
    () =>
      fund(
        failing(
          new TypeError('fetch failed', {
            cause: Object.assign(new Error('Request was cancelled.'), { code: 'UND_ERR_ABORTED' }),
          }),
        ),
      ),
    'GET /fund/{}: no response came (UND_ERR_ABORTED) in attempt 1. Try again later.',
  ],
  [
    'a lost connection without a code',
    () => fund(failing(new TypeError('fetch failed', { cause: new Error('the cable is out') }))),
    'GET /fund/{}: no response came (the cable is out) in attempt 1. Try again later.',
  ],
  [
    'a port that fetch blocks',
    () => fund(failing(new TypeError('fetch failed', { cause: new Error('bad port') }))),
    'GET /fund/{}: no response came (bad port) in attempt 1. Try again later.',
  ],
  [
    'Response.error()',
    () => fund(() => Promise.resolve(Response.error())),
    "GET /fund/{}: the client's fetch failed: it didn't return a Response with ok, status and text(). Correct it.",
  ],
  [
    'a schema with an invalid result',
    () =>
      withSchema(client({ fetch: answer('{}') }).funds.get(slug), {
        '~standard': { version: 1, vendor: 'x', validate: () => 5 as never },
      }),
    'GET /fund/{}: the schema returned neither a value nor issues. Correct it.',
  ],
  [
    'a path outside the base URL',
    () => client({}).request('GET', '/../other'),
    "path: must be a path below baseUrl, such as '/account', without '.', '..', '//', '%25', backslashes, a trailing slash, query or fragment; got a string of length 9.",
  ],
  [
    'a GET with a body',
    () => client({}).request('GET', '/account', { body: {} }),
    'body: must be omitted for GET and HEAD; got Object.',
  ],
  [
    'an amount that is NaN',
    () => client({}).actionTasks.create({ lines: [{ amount: NaN }] }),
    'body.lines.0.amount: must be a finite number; got NaN.',
  ],
  [
    'an invalid date',
    () => client({}).actionTasks.create({ due: new Date('soon') }),
    'body.due: must be a valid date; got Date.',
  ],
  [
    'a PUT whose earlier attempt may have succeeded',
    () => {
      let turn = 0;
      const fetch: FetchFunction = async () => {
        if (turn++ === 0) throw new TypeError('fetch failed');
        return new Response('{"message":"Already recused"}', { status: 422 });
      };
      const testClient = client({ fetch, maxRetries: 1 });
      return testClient.applications.recuse(slug, { reviewer: slug });
    },
    'PUT /application/{}/recuse: 422 "Already recused". An earlier attempt may have succeeded, so check before you change the request.',
  ],
  [
    'an error created in a test',
    () => {
      throw new NotFoundError('GET /fund/{}');
    },
    'GET /fund/{}: status 404.',
  ],
];

async function messageOf(act: () => unknown): Promise<string> {
  const done = (async () => act())().then(
    () => 'it succeeded',
    (error: unknown) =>
      error instanceof GrantManagementError ? error.message : `not from the package: ${String(error)}`,
  );
  await vi.runAllTimersAsync();
  return done;
}

/** Invalid values and their descriptions in messages. */
const descriptions: [unknown, string][] = [
  [1n, '1'],
  [() => 1, 'a function'],
  [Symbol('x'), 'a symbol'],
  [[], 'Array'],
  ['secret', 'a string of length 6'],
  [{}, 'Object'],
  [Object.create(null), 'an object'],
  [new Date(0), 'Date'],
  [null, 'null'],
  [NaN, 'NaN'],
  [true, 'true'],
];

describe('a message', () => {
  it.each(descriptions)('describes the invalid value %s', async (value, expectedText) => {
    expect(await messageOf(() => client({ timeout: value as number }))).toBe(
      `timeout: must be a number of milliseconds above 0, or Infinity for no limit; got ${expectedText}.`,
    );
  });

  it.each(table)('is correct for %s', async (_, act, message) => {
    expect(await messageOf(act)).toBe(message);
  });

  it('explains that exact() needs a newer runtime', () => {
    const call = fund(answer('{}'));
    vi.spyOn(JSON, 'parse').mockImplementation((_, reviver) => reviver?.call({}, '', 1));
    expect(() => exact(call)).toThrow(/^exact\(\): this runtime's JSON\.parse .*; use Node 22 or later\.$/);
    call.catch(() => {});
    vi.restoreAllMocks();
  });

  it('consists of sentences and contains no internals', () => {
    for (const [, , message] of table) {
      expect(message).toMatch(/^[^:]+: .*[^.]\.$/);
      expect(message).not.toMatch(/\[object|\/\^|\s{2}|: \.$/);
    }
  });
});
