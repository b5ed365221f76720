/** Every message that the package can print: what happened, and what to do. */
import { Model } from '../../scripts/model/model.ts';
import { readBundle } from '../support/generated.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  exact,
  GrantManagement,
  GrantManagementError,
  NotFoundError,
  observing,
  validating,
  type ClientOptions,
  type FetchFunction,
  type SchemaIssue,
  type StandardSchema,
} from '../../scripts/client/runtime/index.ts';
import { createGrantManagementClient } from '../../scripts/client/runtime/fetch.ts';
import { meaningOf } from './meanings.ts';
import { json, startClock } from './simulated.ts';

beforeEach(startClock);
afterEach(() => {
  vi.useRealTimers();
});

const slug = 'AbCdEfGh';
const options = { baseUrl: 'https://eu.invalid', apiKey: 'secret-key-0123', maxRetries: 0 };
const client = (given: Partial<ClientOptions>): GrantManagement =>
  new GrantManagement({ ...options, ...given });
const answer =
  (
    body: string | null,
    status = 200,
    headers: Record<string, string> = { 'content-type': json },
  ): FetchFunction =>
  () =>
    Promise.resolve(new Response(body, { status, headers }));
const fund = (fetch: FetchFunction, given: Partial<ClientOptions> = {}) =>
  client({ fetch, ...given }).funds.get(slug);
const failing =
  (thrown: unknown): FetchFunction =>
  async () => {
    throw thrown;
  };
const hanging: FetchFunction = () => new Promise(() => {});
const refusingWith = (...issues: SchemaIssue[]): StandardSchema<unknown> => ({
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
/** What a message says of an account as long as nobody knows what one looks like. */
const notShown = (() => {
  const shape = Model.of(readBundle()).schemas.get('Account');
  const ids = shape?.unknown ? shape.gaps.map(({ id }) => id).join(', ') : '';
  return ids === '' ? '' : ` What the answer looks like is not shown (${ids}).`;
})();
const boom = (): never => {
  throw new Error('boom');
};
const closed = answer('{"slug":"AbCdEfGh"}', 200, {
  'content-type': json,
  'x-ratelimit-limit': '60',
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': String(Date.UTC(2026, 0, 1) / 1000 + 30),
});

/** What is done, and what is printed after the name of the operation or the argument. */
type Case = [what: string, act: () => unknown, message: string];
const table: Case[] = [
  [
    'an option',
    () => client({ timeout: 0 }),
    'timeout: must be a number of milliseconds above 0, or Infinity for no limit. The value 0 was given; nothing was sent.',
  ],
  [
    'a missing address',
    () => client({ baseUrl: undefined as unknown as string }),
    "baseUrl: must be the absolute http or https address of the account's region, without user, query or fragment. Nothing was given; nothing was sent.",
  ],
  [
    'an empty key',
    () => client({ apiKey: '' }),
    'apiKey: must be the API key, without line breaks, or a function that gives it; see where you read it from. An empty text was given; nothing was sent.',
  ],
  [
    'a key function that throws',
    () => client({ apiKey: boom }).account.get(),
    'apiKey: the function that gives the key failed with Error. Call it by itself to see why; nothing was sent.',
  ],
  [
    'a key function that throws what is no error',
    () =>
      client({
        apiKey: () => Promise.reject('x'),
      }).account.get(),
    'apiKey: the function that gives the key failed with string. Call it by itself to see why; nothing was sent.',
  ],
  [
    'a key function that throws an error whose name could hold the key',
    () =>
      client({
        apiKey: () => {
          throw Object.assign(new Error('x'), { name: 'no secret-key-0123 here' });
        },
      }).account.get(),
    'apiKey: the function that gives the key failed with an error. Call it by itself to see why; nothing was sent.',
  ],
  [
    'a key function that gives nothing',
    () => client({ apiKey: () => '' }).account.get(),
    'apiKey: must be the API key, without line breaks, or a function that gives it; see where you read it from. An empty text was given; nothing was sent.',
  ],
  [
    'a slug',
    () => client({}).funds.get('nope'),
    'fundSlug: must be a slug, which is a word of 8 letters from A to Z. A text of 4 characters was given; nothing was sent.',
  ],
  [
    'a list that is a slug when it is written as text',
    () => client({}).funds.get([slug] as unknown as string),
    'fundSlug: must be a slug, which is a word of 8 letters from A to Z. A list was given; nothing was sent.',
  ],
  ...['(x', 'x y', 'x)'].map((name): Case => [
    `a header named ${name}`,
    () => client({}).account.get({ headers: { [name]: '1' } }),
    'headers: must be an object whose names are names of headers. A text of 2 characters was given; nothing was sent.'.replace(
      '2',
      String(name.length),
    ),
  ]),
  [
    'a header of two lines',
    () => client({}).account.get({ headers: { 'x-a': '1\n2' } }),
    'headers.x-a: must be a text of one line, without characters beyond Latin-1. A text of 3 characters was given; nothing was sent.',
  ],
  [
    'a header that is given twice',
    () => client({}).account.get({ headers: { 'x-a': '1', ['X-A' as 'x-b']: '22' } }),
    'headers.x-a: must be given once, in one spelling. A text of 2 characters was given; nothing was sent.',
  ],
  [
    'a body',
    () => client({}).actionTasks.create({ a: 1n }),
    'body: must be what JSON can express, without a BigInt or a reference to itself. An object (Object) was given; nothing was sent.',
  ],
  [
    'a query',
    () => client({}).account.get({ query: { a: NaN } }),
    'query.a: must be a text, a finite number, true or false. The value NaN was given; nothing was sent.',
  ],
  [
    'a controller',
    () => client({}).account.get({ signal: new AbortController() as unknown as AbortSignal }),
    'signal: must be an AbortSignal, such as `controller.signal`. An object (AbortController) was given; nothing was sent.',
  ],
  [
    'no languages',
    () => client({ languages: [] }),
    "languages: must be a list of language codes, such as ['en_GB'], or left out for the account's language. An empty list was given; nothing was sent.",
  ],
  [
    'a representation',
    () => client({}).account.get({ as: 'json' as 'xml' }),
    "as: must be 'xml', a Standard Schema, or exact(). A text of 4 characters was given; nothing was sent.",
  ],
  [
    'a documented status',
    () => fund(answer('{"message":"No such fund"}', 404)),
    `GET /fund/{}: answered with 404, saying "No such fund". ${meaningOf(404)} The same request would be refused again: change it.`,
  ],
  [
    'a documented status without a body',
    () => fund(answer(null, 401)),
    `GET /fund/{}: answered with 401. ${meaningOf(401)} The same request would be refused again: change it.`,
  ],
  [
    'a status that may pass',
    () => fund(answer('{"status":"Maintenance in progress"}', 503)),
    `GET /fund/{}: answered with 503, saying "Maintenance in progress". ${meaningOf(503)} Try again later.`,
  ],
  [
    'another status',
    () => fund(answer('<p>', 500)),
    'GET /fund/{}: answered with 500. The interface does not describe this status; text holds the answer.',
  ],
  [
    'nothing new',
    () => fund(answer(null, 304)),
    'GET /fund/{}: answered with 304: the representation is the one that ifNoneMatch names. Use the one that you have.',
  ],
  [
    'a redirect',
    () => fund(answer(null, 307, { location: 'https://other.invalid/x?key=1' })),
    'GET /fund/{}: answered with a redirect (307) to https://other.invalid. None is followed, because the key would go along: give the right baseUrl.',
  ],
  [
    'a redirect to nowhere',
    () => fund(answer(null, 307, {})),
    'GET /fund/{}: answered with a redirect (307) to an address that it does not name. None is followed, because the key would go along: give the right baseUrl.',
  ],
  [
    'a redirect on the same origin',
    () => fund(answer(null, 307, { location: '/elsewhere' })),
    'GET /fund/{}: answered with a redirect (307) to the same origin. None is followed, because the key would go along: give the right baseUrl.',
  ],
  [
    'a redirect to an empty address',
    () => fund(answer(null, 307, { location: '' })),
    'GET /fund/{}: answered with a redirect (307) to an address that it does not name. None is followed, because the key would go along: give the right baseUrl.',
  ],
  [
    'a redirect that a browser does not show',
    () => fund(() => Promise.resolve(Response.error())),
    'GET /fund/{}: answered with a redirect to an address that it does not name. None is followed, because the key would go along: give the right baseUrl.',
  ],
  [
    'a status that comes with an empty message',
    () => fund(answer('{"message":"","status":"Back at noon"}', 503)),
    `GET /fund/{}: answered with 503, saying "Back at noon". ${meaningOf(503)} Try again later.`,
  ],
  [
    'an empty success',
    () => fund(answer('')),
    'GET /fund/{}: answered with status 200, and its body is empty. See what stands between here and the service; text holds the answer.',
  ],
  [
    'HTML',
    () => fund(answer('<p>', 200, { 'content-type': 'text/html' })),
    `GET /fund/{}: answered with status 200, and its media type is "text/html" instead of ${json}. See what stands between here and the service; text holds the answer.`,
  ],
  [
    'no media type',
    () => fund(() => Promise.resolve(new Response(new TextEncoder().encode('{}')))),
    `GET /fund/{}: answered with status 200, and its media type is missing instead of ${json}. See what stands between here and the service; text holds the answer.`,
  ],
  [
    'another charset',
    () => fund(answer('{}', 200, { 'content-type': `${json}; charset=latin1` })),
    'GET /fund/{}: answered with status 200, and its charset is latin1 instead of UTF-8. See what stands between here and the service; text holds the answer.',
  ],
  [
    'half of it',
    () => fund(answer('{"slug":')),
    'GET /fund/{}: answered with status 200, and its body is not JSON, or is cut off. See what stands between here and the service; text holds the answer.',
  ],
  [
    'a list for a record',
    () => fund(answer('[]')),
    'GET /fund/{}: answered with status 200, and its body is a list instead of an object. See what stands between here and the service; text holds the answer.',
  ],
  [
    'a number for a record',
    () => fund(answer('7')),
    'GET /fund/{}: answered with status 200, and its body is a plain value instead of an object. See what stands between here and the service; text holds the answer.',
  ],
  [
    'another page',
    () => client({ fetch: page({ current_page: 2 }) }).fields.list(),
    'GET /field: answered with status 200, and it is page 2 instead of page 1. See what stands between here and the service; text holds the answer.',
  ],
  [
    'a page without a number',
    () => client({ fetch: page({ current_page: null }) }).fields.list(),
    'GET /field: answered with status 200, and it is a page without a number instead of page 1. See what stands between here and the service; text holds the answer.',
  ],
  [
    'a page without records',
    () => client({ fetch: page({ data: null }) }).fields.list(),
    'GET /field: answered with status 200, and its body has no list of records in data. See what stands between here and the service; text holds the answer.',
  ],
  [
    'a page without an end',
    () =>
      client({ fetch: page({ last_page: undefined, next_page_url: undefined }) })
        .fields.list()
        .all(),
    'GET /field: page 1 says neither in next_page_url nor in last_page whether it is the last. See what stands between here and the service.',
  ],
  [
    'a list that is too long',
    () =>
      client({ fetch: page({}) })
        .fields.list()
        .all(0),
    'GET /field: the list has more than 0 items. Give all() a higher bound, or iterate over the list.',
  ],
  [
    'a list that is not whole',
    () =>
      client({ fetch: page({ total: 2 }) })
        .fields.list()
        .snapshot(2),
    'GET /field: the list could not be proven whole in 2 readings: it has 1 records, and its total says otherwise. Try when it changes less, with a larger per_page, or with more rounds.',
  ],
  [
    'a list that has other records each time',
    () => {
      let turn = 0;
      return client({
        fetch: (...parts) => {
          const [data, number] = [[{ slug: `r${turn}` }], (turn++ % 2) + 1];
          const more = { current_page: number, last_page: 2, data, total: 2, from: number, to: number };
          return page({ ...more, next_page_url: 'x' })(...parts);
        },
      })
        .fields.list()
        .snapshot(2);
    },
    'GET /field: the list could not be proven whole in 2 readings: its last reading has records that the one before has not. Try when it changes less, with a larger per_page, or with more rounds.',
  ],
  [
    'a part of a list',
    async () => client({}).fields.list({ page: 2 }).snapshot(),
    'snapshot(): must be called on a list without page and limit, because it reads the whole list. The value 2 was given; nothing was sent.',
  ],
  [
    'a lost connection',
    () => fund(failing(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }))),
    'GET /fund/{}: no answer came (ECONNREFUSED), in attempt 1. See whether the address can be reached from here, and try again.',
  ],
  [
    'a broken answer',
    () => fund(failing(new TypeError('terminated'))),
    'GET /fund/{}: the connection broke while the answer was read, in attempt 1. Nothing is sent again, because the request has had its effect; ask anew.',
  ],
  [
    'a mistake in a fetch',
    () => fund(failing(new RangeError('x is too large'))),
    'GET /fund/{}: the fetch of the client failed with RangeError: x is too large, which is not a known failure of the network. Nothing is sent again; a request that has left may have had its effect.',
  ],
  ...(
    [
      ['nothing', undefined, 'something without a message'],
      ['an empty text', '', 'something without a message'],
      ['an error without a message', new Error(), 'something without a message'],
      ['a text', 'no luck', '"no luck"'],
      ['what has a message and no name', { message: 'no luck' }, 'Error: no luck'],
    ] as const
  ).map(([name, thrown, said]): Case => [
    `${name} thrown by a fetch`,
    () => fund(failing(thrown)),
    `GET /fund/{}: the fetch of the client failed with ${said}, which is not a known failure of the network. Nothing is sent again; a request that has left may have had its effect.`,
  ]),
  [
    'no response',
    () => fund((() => Promise.resolve()) as unknown as FetchFunction),
    'GET /fund/{}: the fetch of the client failed with TypeError: No Response was given, which is not a known failure of the network. Nothing is sent again; a request that has left may have had its effect.',
  ],
  [
    'a slow answer',
    () => fund(hanging, { timeout: 700 }),
    'GET /fund/{}: no whole answer within timeout (700 ms), in attempt 1. Raise the option, or see why the service is slow.',
  ],
  [
    'a slow call',
    () => fund(hanging, { timeout: 700, totalTimeout: 700 }),
    'GET /fund/{}: not done within totalTimeout (700 ms); one request was sent. Raise the option, or try again later.',
  ],
  [
    'a slow call that was tried again',
    () => fund(hanging, { timeout: 700, totalTimeout: 1400, maxRetries: 1, maxWait: 0 }),
    'GET /fund/{}: not done within totalTimeout (1400 ms); 2 requests were sent. Raise the option, or try again later.',
  ],
  [
    'a slow key',
    () => client({ apiKey: () => new Promise<string>(() => {}), totalTimeout: 700 }).account.get(),
    'GET /account: not done within totalTimeout (700 ms); nothing was sent. Raise the option, or try again later.',
  ],
  [
    'a closed window',
    async () => {
      const made = client({ fetch: closed, maxWait: 100 });
      await made.funds.get(slug);
      await made.funds.get(slug);
    },
    'GET /fund/{}: the rate limit lets no request leave for another 30000 ms, longer than maxWait (100 ms); nothing was sent. Try again later, or raise the option.',
  ],
  [
    'a closed window, and less time than that',
    async () => {
      const made = client({ fetch: closed, maxWait: 30_000, totalTimeout: 10_000 });
      await made.funds.get(slug);
      await made.funds.get(slug);
    },
    'GET /fund/{}: the rate limit lets no request leave for another 30000 ms, longer than what is left of totalTimeout; nothing was sent. Try again later, or raise the option.',
  ],
  [
    'an abort',
    () => client({ fetch: hanging }).account.get({ signal: AbortSignal.abort() }),
    'GET /account: ended by its signal, whose reason is the cause; nothing was sent. A request that has left may have had its effect.',
  ],
  [
    'a hook before',
    () => fund(observing({ onRequest: boom }, answer('{}'))),
    'GET /fund/{}: onRequest threw, and the cause says why. Nothing is sent again.',
  ],
  [
    'a hook after',
    () => fund(observing({ onResponse: boom }, answer('{}'))),
    'GET /fund/{}: onResponse threw, and the cause says why. Nothing is sent again; the request may have had its effect.',
  ],
  [
    'a report',
    () => fund(validating(boom, answer('{}'))),
    'GET /fund/{}: validating threw, and the cause says why. Nothing is sent again; the request may have had its effect.',
  ],
  [
    'a difference',
    () => fund(validating('throw', answer('{"slug":"AbCdEfGh"}'))),
    "GET /fund/{}: the answer differs from the description: the body must have required property 'name'. The request has had its effect; report the difference, or let validating take it in a function.",
  ],
  [
    'a schema that does not fit',
    () =>
      client({ fetch: answer('{}') }).funds.get(slug, {
        as: refusingWith({ message: 'is not a date', path: ['due'] }),
      }),
    'GET /fund/{}: the answer is not what the schema in `as` describes: due: is not a date. Mend the schema; issues holds all of them.',
  ],
  [
    'a schema that does not fit in the depth of an answer that is not shown',
    () =>
      client({ fetch: answer('{}') }).account.get({
        as: refusingWith({ message: 'is not a date', path: [{ key: 'due' }, 0, 'date'] }),
      }),
    `GET /account: the answer is not what the schema in \`as\` describes: due.0.date: is not a date.${notShown} Mend the schema; issues holds all of them.`,
  ],
  [
    'a schema that does not fit as a whole',
    () => client({ fetch: answer('{}') }).funds.get(slug, { as: refusingWith({ message: 'is empty' }) }),
    'GET /fund/{}: the answer is not what the schema in `as` describes: is empty. Mend the schema; issues holds all of them.',
  ],
  [
    'a schema that does not fit and does not say why',
    () => client({ fetch: answer('{}') }).funds.get(slug, { as: refusingWith() }),
    'GET /fund/{}: the answer is not what the schema in `as` describes: no issue was given. Mend the schema; issues holds all of them.',
  ],
  [
    'a schema that throws',
    () =>
      client({ fetch: answer('{}') }).funds.get(slug, {
        as: { '~standard': { version: 1, vendor: 'x', validate: boom } },
      }),
    'GET /fund/{}: the schema in `as` threw, and the cause says why. Nothing is sent again; the request has had its effect.',
  ],
  [
    'a path of openapi-fetch',
    () =>
      createGrantManagementClient(options).GET('/fund/{fund_slug}', {
        params: { path: { fund_slug: '..' } },
      }),
    'path: must be that of an operation under https://eu.invalid, with slugs of 8 letters. A text of 5 characters was given; nothing was sent.',
  ],
  [
    'a misspelt member',
    () =>
      createGrantManagementClient(options).PUT('/application/{application_slug}/recuse', {
        params: { path: { application_slug: slug } },
        body: { reviewer: slug, scoreset: slug } as never,
      }),
    'body.scoreset: must be one of the members reviewer, score_set. A text of 8 characters was given; nothing was sent.',
  ],
  [
    'an error for a test',
    () => {
      throw new NotFoundError('GET /fund/{}');
    },
    'GET /fund/{}: answered with status 404.',
  ],
];

async function messageOf(act: () => unknown): Promise<string> {
  const done = (async () => act())().then(
    () => 'it did not fail',
    (error: unknown) =>
      error instanceof GrantManagementError ? error.message : `not of the package: ${String(error)}`,
  );
  await vi.dynamicImportSettled();
  await vi.runAllTimersAsync();
  return done;
}

/** What is said of a value that cannot be used. */
const words: [unknown, string][] = [
  [1n, 'A BigInt'],
  [() => 1, 'A function'],
  [Symbol('x'), 'A symbol'],
  [[], 'An empty list'],
  [[1], 'A list'],
  ['', 'An empty text'],
  ['secret', 'A text of 6 characters'],
  [{}, 'An object (Object)'],
  [Object.create(null), 'An object (Object)'],
  [new Date(0), 'An object (Date)'],
  [null, 'The value null'],
  [NaN, 'The value NaN'],
  [true, 'The value true'],
];

describe('a message', () => {
  it.each(words)('says what was given: %s', async (value, said) => {
    expect(await messageOf(() => client({ timeout: value as number }))).toBe(
      `timeout: must be a number of milliseconds above 0, or Infinity for no limit. ${said} was given; nothing was sent.`,
    );
  });

  it.each(table)('of %s', async (_, act, message) => {
    expect(await messageOf(act)).toBe(message);
  });

  it('in a page of a browser', () => {
    vi.stubGlobal('document', {});
    expect(() => client({})).toThrow(
      /^dangerouslyAllowBrowser: must be true where there is a `document`, .* Nothing was given; nothing was sent\.$/,
    );
    vi.unstubAllGlobals();
  });

  it('of exact() where it cannot be', () => {
    vi.spyOn(JSON, 'parse').mockImplementation((_, reviver) => reviver?.call({}, '', 1));
    expect(() => exact()).toThrow(/^exact\(\): needs a runtime .* Use such a runtime, or do without\.$/);
    vi.restoreAllMocks();
  });

  it('is a sentence, and shows nothing that only a program knows', () => {
    for (const [, , message] of table) {
      expect(message).toMatch(/^[^:]+: .*[^.]\.$/);
      expect(message).not.toMatch(/\bnull\b|\bundefined\b|\[object|\/\^|\s{2}|: \.$/);
    }
  });
});
