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
    'apiKey: must be the API key, in one line, without spaces around it and without characters beyond Latin-1, or a function that gives it; see where you read it from. An empty text was given; nothing was sent.',
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
    'apiKey: must be the API key, in one line, without spaces around it and without characters beyond Latin-1, or a function that gives it; see where you read it from. An empty text was given; nothing was sent.',
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
    'GET /fund/{}: answered with 500. The interface does not describe this status; text holds the answer. Try again later.',
  ],
  [
    'nothing new',
    () => client({ fetch: answer(null, 304) }).funds.get(slug, { ifNoneMatch: '"t"' }),
    'GET /fund/{}: answered with 304: the representation is the one that ifNoneMatch names. Use the one that you have.',
  ],
  [
    'nothing new where nothing was known',
    () => fund(answer(null, 304)),
    'GET /fund/{}: answered with 304, although the call names no entity tag in ifNoneMatch. See what stands between here and the service. Then try again.',
  ],
  [
    'a redirect',
    () => fund(answer(null, 307, { location: 'https://other.invalid/x?key=1' })),
    'GET /fund/{}: answered with a redirect (307) to https://other.invalid. None is followed, because the key would go along: give the right baseUrl. Then try again.',
  ],
  [
    'a redirect to nowhere',
    () => fund(answer(null, 307, {})),
    'GET /fund/{}: answered with a redirect (307) to an address that it does not name. None is followed, because the key would go along: give the right baseUrl. Then try again.',
  ],
  [
    'a redirect on the same origin',
    () => fund(answer(null, 307, { location: '/elsewhere' })),
    'GET /fund/{}: answered with a redirect (307) to the same origin. None is followed, because the key would go along: give the right baseUrl. Then try again.',
  ],
  [
    'a redirect to an empty address',
    () => fund(answer(null, 307, { location: '' })),
    'GET /fund/{}: answered with a redirect (307) to an address that it does not name. None is followed, because the key would go along: give the right baseUrl. Then try again.',
  ],
  [
    'a redirect that a browser does not show',
    () =>
      fund(() =>
        Promise.resolve(
          Object.defineProperties(new Response(), {
            status: { value: 0 },
            ok: { value: false },
            type: { value: 'opaqueredirect' },
          }),
        ),
      ),
    'GET /fund/{}: answered with a redirect to an address that it does not name. None is followed, because the key would go along: give the right baseUrl. Then try again.',
  ],
  [
    'a status that comes with an empty message',
    () => fund(answer('{"message":"","status":"Back at noon"}', 503)),
    `GET /fund/{}: answered with 503, saying "Back at noon". ${meaningOf(503)} Try again later.`,
  ],
  [
    'an empty success',
    () => fund(answer('')),
    'GET /fund/{}: answered with status 200, and its body is empty. See what stands between here and the service; text holds the answer. Then try again.',
  ],
  [
    'HTML',
    () => fund(answer('<p>', 200, { 'content-type': 'text/html' })),
    `GET /fund/{}: answered with status 200, and its media type is "text/html" instead of ${json}. See what stands between here and the service; text holds the answer. Then try again.`,
  ],
  [
    'no media type',
    () => fund(() => Promise.resolve(new Response(new TextEncoder().encode('{}')))),
    `GET /fund/{}: answered with status 200, and its media type is missing instead of ${json}. See what stands between here and the service; text holds the answer. Then try again.`,
  ],
  [
    'another charset',
    () => fund(answer('{}', 200, { 'content-type': `${json}; charset=latin1` })),
    'GET /fund/{}: answered with status 200, and its charset is latin1 instead of UTF-8. See what stands between here and the service; text holds the answer. Then try again.',
  ],
  [
    'half of it',
    () => fund(answer('{"slug":')),
    'GET /fund/{}: answered with status 200, and its body is not JSON, or is cut off. See what stands between here and the service; text holds the answer. Then try again.',
  ],
  [
    'a list for a record',
    () => fund(answer('[]')),
    'GET /fund/{}: answered with status 200, and its body is a list instead of an object. See what stands between here and the service; text holds the answer. Then try again.',
  ],
  [
    'a number for a record',
    () => fund(answer('7')),
    'GET /fund/{}: answered with status 200, and its body is a plain value instead of an object. See what stands between here and the service; text holds the answer. Then try again.',
  ],
  [
    'another page',
    () => client({ fetch: page({ current_page: 2 }) }).fields.list(),
    'GET /field: answered with status 200, and it is page 2 instead of page 1. See what stands between here and the service; text holds the answer. Then try again.',
  ],
  [
    'a page without a number',
    () => client({ fetch: page({ current_page: null }) }).fields.list(),
    'GET /field: answered with status 200, and it is a page without a number instead of page 1. See what stands between here and the service; text holds the answer. Then try again.',
  ],
  [
    'a page without records',
    () => client({ fetch: page({ data: null }) }).fields.list(),
    'GET /field: answered with status 200, and its body has no list of records in data. See what stands between here and the service; text holds the answer. Then try again.',
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
          return page({ ...more, next_page_url: number === 2 ? '' : 'x' })(...parts);
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
    'GET /fund/{}: no answer came (ECONNREFUSED), in attempt 1. See whether the address can be reached from here. Try again later.',
  ],
  [
    'a broken answer',
    () => fund(failing(new TypeError('terminated', { cause: new Error('other side closed') }))),
    'GET /fund/{}: the connection broke while the answer was read (TypeError: terminated (other side closed)), in attempt 1. Try again later.',
  ],
  [
    'a broken answer whose code is known',
    () => fund(failing(new TypeError('terminated', { cause: { code: 'UND_ERR_SOCKET', message: 'x' } }))),
    'GET /fund/{}: the connection broke while the answer was read (UND_ERR_SOCKET), in attempt 1. Try again later.',
  ],
  [
    'a broken answer under a validator',
    () =>
      fund(
        validating('throw', async () => {
          const stream = new ReadableStream({ pull: (body) => body.error(new TypeError('terminated')) });
          return new Response(stream, { headers: { 'content-type': json } });
        }),
      ),
    'GET /fund/{}: the connection broke while the answer was read, in attempt 1. Try again later.',
  ],
  [
    'a mistake in a fetch',
    () => fund(failing(new RangeError('x is too large'))),
    'GET /fund/{}: the fetch of the client failed with RangeError: x is too large, which is not a known failure of the network, so nothing was sent again. Mend it. Then try again.',
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
    `GET /fund/{}: the fetch of the client failed with ${said}, which is not a known failure of the network, so nothing was sent again. Mend it. Then try again.`,
  ]),
  [
    'no response',
    () => fund((() => Promise.resolve()) as unknown as FetchFunction),
    'GET /fund/{}: the fetch of the client failed with TypeError: No Response was given, which is not a known failure of the network, so nothing was sent again. Mend it. Then try again.',
  ],
  [
    'a slow answer',
    () => fund(hanging, { timeout: 700 }),
    'GET /fund/{}: no whole answer within timeout (700 ms), in attempt 1. Raise the option, or see why the service is slow. Try again later.',
  ],
  [
    'a slow call',
    () => fund(hanging, { timeout: 700, totalTimeout: 700 }),
    'GET /fund/{}: not done within totalTimeout (700 ms); one request was sent. Raise the option, or see what takes so long. Try again later.',
  ],
  [
    'a slow call that was tried again',
    () => fund(hanging, { timeout: 700, totalTimeout: 1400, maxRetries: 1, maxWait: 0 }),
    'GET /fund/{}: not done within totalTimeout (1400 ms); 2 requests were sent. Raise the option, or see what takes so long. Try again later.',
  ],
  [
    'a slow key',
    () => client({ apiKey: () => new Promise<string>(() => {}), totalTimeout: 700 }).account.get(),
    'GET /account: not done within totalTimeout (700 ms); nothing was sent. Raise the option, or see what takes so long. Try again later.',
  ],
  [
    'a closed window',
    async () => {
      const made = client({ fetch: closed, maxWait: 100 });
      await made.funds.get(slug);
      await made.funds.get(slug);
    },
    'GET /fund/{}: the rate limit lets no request leave for another 30000 ms, longer than maxWait (100 ms); nothing was sent. Raise the option if you can wait. Try again later.',
  ],
  [
    'a closed window, and less time than that',
    async () => {
      const made = client({ fetch: closed, maxWait: 30_000, totalTimeout: 10_000 });
      await made.funds.get(slug);
      await made.funds.get(slug);
    },
    'GET /fund/{}: the rate limit lets no request leave for another 30000 ms, longer than what is left of totalTimeout; nothing was sent. Raise the option if you can wait. Try again later.',
  ],
  [
    'an abort of a write before it was sent',
    () => client({ fetch: hanging }).actionTasks.create({ a: 1 }, { signal: AbortSignal.abort() }),
    'POST /action-task: ended by its signal, whose reason is the cause; nothing was sent. Make the call again if you still want it.',
  ],
  [
    'an abort of a write on its way',
    () => {
      const controller = new AbortController();
      const abortWhenSent: FetchFunction = () => {
        controller.abort();
        return new Promise(() => {});
      };
      return client({ fetch: abortWhenSent }).actionTasks.create({ a: 1 }, { signal: controller.signal });
    },
    'POST /action-task: ended by its signal, whose reason is the cause; one request was sent. The request may have had its effect: look whether it has before you send it again.',
  ],
  [
    'a hook that throws before the second request',
    () => {
      let sent = 0;
      const onRequest = (): void => {
        sent += 1;
        if (sent > 1) throw new Error('not twice');
      };
      const busy = answer('{}', 503, { 'retry-after': '0' });
      return fund(observing({ onRequest }, busy), { maxRetries: 1 });
    },
    'GET /fund/{}: onRequest threw, and the cause says why. Mend it. Then try again.',
  ],
  [
    'an abort',
    () => client({ fetch: hanging }).account.get({ signal: AbortSignal.abort() }),
    'GET /account: ended by its signal, whose reason is the cause; nothing was sent. Make the call again if you still want it.',
  ],
  [
    'a hook before',
    () => fund(observing({ onRequest: boom }, answer('{}'))),
    'GET /fund/{}: onRequest threw, and the cause says why. Nothing was sent. Mend it.',
  ],
  [
    'a hook after',
    () => fund(observing({ onResponse: boom }, answer('{}'))),
    'GET /fund/{}: onResponse threw, and the cause says why. Mend it. Then try again.',
  ],
  [
    'a report',
    () => fund(validating(boom, answer('{}'))),
    'GET /fund/{}: validating threw, and the cause says why. Mend it. Then try again.',
  ],
  [
    'a difference',
    () => fund(validating('throw', answer('{"slug":"AbCdEfGh"}'))),
    "GET /fund/{}: the answer differs from the description: the body must have required property 'name'. Report the difference, or let validating take it in a function. Then try again.",
  ],
  [
    'a schema that does not fit',
    () =>
      client({ fetch: answer('{}') }).funds.get(slug, {
        as: refusingWith({ message: 'is not a date', path: ['due'] }),
      }),
    'GET /fund/{}: the answer is not what the schema in `as` describes: due: is not a date. Mend the schema; issues holds all of them. Then try again.',
  ],
  [
    'a schema that does not fit in the depth of an answer that is not shown',
    () =>
      client({ fetch: answer('{}') }).account.get({
        as: refusingWith({ message: 'is not a date', path: [{ key: 'due' }, 0, 'date'] }),
      }),
    `GET /account: the answer is not what the schema in \`as\` describes: due.0.date: is not a date.${notShown} Mend the schema; issues holds all of them. Then try again.`,
  ],
  [
    'a schema that does not fit as a whole',
    () => client({ fetch: answer('{}') }).funds.get(slug, { as: refusingWith({ message: 'is empty' }) }),
    'GET /fund/{}: the answer is not what the schema in `as` describes: is empty. Mend the schema; issues holds all of them. Then try again.',
  ],
  [
    'a schema that does not fit and does not say why',
    () => client({ fetch: answer('{}') }).funds.get(slug, { as: refusingWith() }),
    'GET /fund/{}: the answer is not what the schema in `as` describes: no issue was given. Mend the schema; issues holds all of them. Then try again.',
  ],
  [
    'a schema that throws',
    () =>
      client({ fetch: answer('{}') }).funds.get(slug, {
        as: { '~standard': { version: 1, vendor: 'x', validate: boom } },
      }),
    'GET /fund/{}: the schema in `as` threw, and the cause says why. Mend it. Then try again.',
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
    'a header of the connection',
    () => client({}).account.get({ headers: { host: 'other.invalid' } }),
    'headers.host: must be left out, because it belongs to the connection, which makes it itself. A text of 13 characters was given; nothing was sent.',
  ],
  [
    'headers that are no plain object',
    () => client({}).account.get({ headers: new Headers({ a: 'b' }) as never }),
    'headers: must be a plain object with a value for each name; make one of a Headers, URLSearchParams or Map with Object.fromEntries(). An object (Headers) was given; nothing was sent.',
  ],
  [
    'a body that JSON would empty',
    () => client({}).contributors.update(slug, { fields: new Map([['a', 'b']]) as never }),
    'body.fields: must be what JSON can express; make an object of this with Object.fromEntries(). An object (Map) was given; nothing was sent.',
  ],
  [
    'a body that is such a thing itself',
    () => client({}).actionTasks.create(new URLSearchParams('a=b')),
    'body: must be what JSON can express; make an object of this with Object.fromEntries(). An object (URLSearchParams) was given; nothing was sent.',
  ],
  [
    'one character',
    () => client({}).funds.get('x'),
    'fundSlug: must be a slug, which is a word of 8 letters from A to Z. A text of 1 character was given; nothing was sent.',
  ],
  [
    'a misspelt option',
    () => client({ retries: 3 } as object),
    'retries: must be left out, because there is no such option; maxRetries may be meant. The value 3 was given; nothing was sent.',
  ],
  [
    'an option of a list among its query',
    () => client({}).fields.list({ limit: 10 } as object),
    'limit: must be given in the second argument of a list, with its other options. The value 10 was given; nothing was sent.',
  ],
  [
    'no changes of a copy',
    () => client({}).with(7 as never),
    'options: must be an object. The value 7 was given; nothing was sent.',
  ],
  [
    'no observer',
    () => observing(undefined as never),
    'observer: must be an object with onRequest, onResponse or log. Nothing was given; nothing was sent.',
  ],
  [
    'a way of validating',
    () => validating('warn' as 'off'),
    "mode: must be 'throw', 'off', or a function that takes differences; a fetch is the second argument. A text of 4 characters was given; nothing was sent.",
  ],
  [
    'what is no fetch to observe',
    () => observing({}, 'x' as never),
    'fetch: must be a function. A text of 1 character was given; nothing was sent.',
  ],
  [
    'a long wait that the service asks for',
    () => fund(answer('{}', 429, { 'retry-after': '3600' })),
    `GET /fund/{}: answered with 429. ${meaningOf(429)} The service asks to wait for 3600 s, longer than maxWait (60000 ms); one request was sent. Try again later.`,
  ],
  [
    'a wait as long as the call may wait, where it may not be sent again',
    () => fund(answer('{}', 429, { 'retry-after': '60' })),
    `GET /fund/{}: answered with 429. ${meaningOf(429)} Try again later.`,
  ],
  [
    'a long wait for the time that a call has left',
    () => fund(answer('{}', 502, { 'retry-after': '20' }), { totalTimeout: 10_000 }),
    'GET /fund/{}: answered with 502. The interface does not describe this status; text holds the answer. The service asks to wait for 20 s, longer than what is left of totalTimeout; one request was sent. Try again later.',
  ],
  [
    'another status of a mistake',
    () => fund(answer('<p>', 418)),
    'GET /fund/{}: answered with 418. The interface does not describe this status; text holds the answer. The same request may be refused again.',
  ],
  [
    'what moves the cursor of a terminal',
    () => fund(answer(JSON.stringify({ message: 'a\nb\u001b[2J\u202ec\u2028' }), 404)),
    `GET /fund/{}: answered with 404, saying "a\\u000ab\\u001b[2J\\u202ec\\u2028". ${meaningOf(404)} The same request would be refused again: change it.`,
  ],
  [
    'a page that holds less than it says',
    () => client({ fetch: page({ from: 11, to: 20, data: [] }) }).fields.list(),
    'GET /field: answered with status 200, and it holds 0 of the records 11 to 20 that it names (from, to). See what stands between here and the service; text holds the answer. Then try again.',
  ],
  [
    'a page that contradicts itself',
    () =>
      client({ fetch: page({ next_page_url: 'x' }) })
        .fields.list()
        .all(),
    'GET /field: page 1 names a next page, and calls 1 the last one. See what stands between here and the service.',
  ],
  [
    'pages without records',
    () => {
      let number = 0;
      return client({
        fetch: (...parts) =>
          page({ current_page: ++number, data: [], from: null, to: null, last_page: 1e9 })(...parts),
      })
        .fields.list()
        .all();
    },
    'GET /field: 100 pages in a row have no records, and none is the last. See what stands between here and the service.',
  ],
  [
    'a list that is too long to be proven',
    () =>
      client({ fetch: page({}) })
        .fields.list()
        .snapshot(5, 0),
    'GET /field: the list has more than 0 items. Give snapshot() a higher bound, or iterate over the list.',
  ],
  [
    'an abort between records',
    async () => {
      const controller = new AbortController();
      for await (const _ of client({ fetch: page({}) }).fields.list({}, { signal: controller.signal }))
        controller.abort();
    },
    'GET /field: the list was left because of its signal, whose reason is the cause. What was visited before is right; iterate anew for the rest.',
  ],
  [
    'a refusal of a proxy',
    () =>
      fund(
        failing(
          new TypeError('fetch failed', {
            cause: Object.assign(new Error('Request was cancelled.'), { code: 'UND_ERR_ABORTED' }),
          }),
        ),
      ),
    'GET /fund/{}: no answer came (UND_ERR_ABORTED), in attempt 1. A proxy may have refused the request. See whether the address can be reached from here. Try again later.',
  ],
  [
    'a lost connection without a code',
    () => fund(failing(new TypeError('fetch failed', { cause: new Error('the cable is out') }))),
    'GET /fund/{}: no answer came (TypeError: fetch failed (the cable is out)), in attempt 1. See whether the address can be reached from here. Try again later.',
  ],
  [
    'a port that no fetch uses',
    () => fund(failing(new TypeError('fetch failed', { cause: new Error('bad port') }))),
    'GET /fund/{}: the fetch of the client failed with TypeError: fetch failed (bad port), which is not a known failure of the network, so nothing was sent again. Mend it. Then try again.',
  ],
  [
    'Response.error()',
    () => fund(() => Promise.resolve(Response.error())),
    'GET /fund/{}: the fetch of the client failed with TypeError: It gave Response.error(), which is not a known failure of the network, so nothing was sent again. Mend it. Then try again.',
  ],
  [
    'a schema that gives what none gives',
    () =>
      client({ fetch: answer('{}') }).funds.get(slug, {
        as: { '~standard': { version: 1, vendor: 'x', validate: () => 5 as never } },
      }),
    'GET /fund/{}: the schema in `as` gave neither a value nor issues. Mend it. Then try again.',
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
