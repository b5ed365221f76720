/** Other representations of data: schemas, XML, raw responses, exact numbers. */
import { type } from 'arktype';
import * as valibot from 'valibot';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  exact,
  GrantManagement,
  DecodeError,
  withSchema,
  type FetchFunction,
  type StandardSchema,
} from '../../scripts/client/runtime/index.ts';
import { startCall } from '../../scripts/client/runtime/calls/call.ts';
import { formOf } from '../../scripts/client/runtime/request/body.ts';
import type { ApiRequest } from '../../scripts/client/runtime/request/request.ts';
import { Transport } from '../../scripts/client/runtime/transport/transport.ts';
import { accountUnknowns, json } from './simulated.ts';

const options = { baseUrl: 'https://eu.invalid', apiKey: 'secret-key-0123' };
const slug = 'AbCdEfGh';
const answering = (body: unknown): GrantManagement =>
  new GrantManagement({ ...options, fetch: () => Promise.resolve(Response.json(body)) });

const unknownsPattern = accountUnknowns.replaceAll(/[()]/g, String.raw`\$&`);

/** A schema for objects with a string `plan`. It appends a character. */
const schema: StandardSchema<{ plan: string }> = {
  '~standard': {
    version: 1,
    vendor: 'test',
    async validate(value) {
      const { plan } = Object(value) as { plan?: unknown };
      return typeof plan === 'string'
        ? { value: { plan: `${plan}!` } }
        : { issues: [{ message: 'is not a string', path: ['plan'] }, { message: 'second' }] };
    },
  },
};

describe('a schema', () => {
  it('checks and transforms the data of a call', async () => {
    const { data } = await withSchema(answering({ plan: 'a' }).account.get(), schema).withMeta();
    expect(data).toEqual({ plan: 'a!' });
  });

  it("that doesn't match causes an error with its issues and the ID of the unknown", async () => {
    const call = withSchema(answering({ plan: 7 }).account.get(), schema);
    const error: unknown = await call.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DecodeError);
    expect(error).toMatchObject({
      message: expect.stringMatching(
        new RegExp(String.raw`^GET /account: .* match the schema${unknownsPattern}: plan: is not a string\.`),
      ) as string,
      issues: [{ message: 'is not a string' }, { message: 'second' }],
    });
    const documentedError: unknown = await withSchema(answering({}).funds.get(slug), schema).catch(
      (reason: unknown) => reason,
    );
    expect(String(documentedError)).not.toContain('GAP');
  });

  it.each<[string, unknown]>([
    ['a number', 5],
    ['undefined', undefined],
    ['null', null],
    ['neither value nor issues', {}],
    ["issues that aren't a list", { issues: 'none' }],
    ['issues that are null', { issues: null, value: 1 }],
  ])('that returns %s causes an error', async (_, result) => {
    const as: StandardSchema<unknown> = {
      '~standard': { version: 1, vendor: 'test', validate: () => result as never },
    };
    const call = withSchema(answering({}).account.get(), as);
    await expect(call).rejects.toMatchObject({ kind: 'Hook' });
    await expect(call).rejects.toThrow(/returned neither a value nor issues/);
  });

  it('may return undefined as its value', async () => {
    const as: StandardSchema<undefined> = {
      '~standard': { version: 1, vendor: 'test', validate: () => ({ value: undefined }) },
    };
    expect(await withSchema(answering({}).account.get(), as)).toBeUndefined();
  });

  it('is applied to each record of a list', async () => {
    const page = {
      current_page: 1,
      data: [{ plan: 'a' }, { plan: 'b' }],
      last_page: 1,
      next_page_url: '',
      total: 2,
    };
    const list = withSchema(answering(page).fields.list(), schema);
    expect(await list.all()).toEqual([{ plan: 'a!' }, { plan: 'b!' }]);
    expect((await list).data).toEqual([{ plan: 'a!' }, { plan: 'b!' }]);
    const bad = withSchema(answering({ ...page, data: [{ plan: 'a' }, {}] }).fields.list(), schema);
    await expect(bad.all()).rejects.toBeInstanceOf(DecodeError);
  });

  it('is not applied to failures', async () => {
    const missing = new GrantManagement({
      ...options,
      fetch: () => Promise.resolve(Response.json({}, { status: 404 })),
    });
    const call = withSchema(missing.account.get(), schema);
    await expect(call).rejects.toMatchObject({ kind: 'NotFound' });
  });
});

/** The same shape in three libraries. An arktype schema is a function. */
const schemas = {
  zod: z.object({ plan: z.string() }),
  valibot: valibot.object({ plan: valibot.string() }),
  arktype: type({ plan: 'string' }),
};

describe.each(Object.entries(schemas))('a schema in %s', (_, librarySchema) => {
  it('returns data of its type, or issues', async () => {
    const { plan }: { plan: string } = await withSchema(
      answering({ plan: 'a' }).account.get(),
      librarySchema,
    );
    expect(plan).toBe('a');
    const page = { current_page: 1, data: [{ plan: 'b' }], last_page: 1, next_page_url: '', total: 1 };
    const records: { plan: string }[] = await withSchema(answering(page).fields.list(), librarySchema).all();
    expect(records).toEqual([{ plan: 'b' }]);
    await expect(withSchema(answering({ plan: 7 }).account.get(), librarySchema)).rejects.toMatchObject({
      kind: 'Decode',
      message: expect.stringMatching(
        new RegExp(String.raw`match the schema${unknownsPattern}: plan: .*\.`),
      ) as string,
      issues: [expect.objectContaining({ message: expect.any(String) as string })],
    });
  });
});

it.each([
  ['text/html', '<a/>'],
  ['application/xhtml+xml', '<html/>'],
  ['application/xml', '<!DOCTYPE html><html>'],
  ['text/xml', ' <html lang="en">'],
])('an HTML page is refused as XML: %s, %s', async (mediaType, text) => {
  const fetch: FetchFunction = async () => new Response(text, { headers: { 'content-type': mediaType } });
  const call = new GrantManagement({ ...options, fetch }).request('GET', '/field', { as: 'xml' });
  await expect(call).rejects.toMatchObject({ kind: 'Decode', text });
});

describe('a validator that hangs', () => {
  const hanging: StandardSchema<unknown> = {
    '~standard': { version: 1, vendor: 'test', validate: () => new Promise(() => {}) },
  };
  const client = answering({});

  it("ends after its call's totalTimeout", async () => {
    const call = client.account.get({ totalTimeout: 60 });
    await expect(withSchema(call, hanging)).rejects.toMatchObject({ kind: 'Timeout' });
  });

  it('ends when its call is aborted', async () => {
    const signal = AbortSignal.timeout(60);
    const call = client.account.get({ signal });
    await expect(withSchema(call, hanging)).rejects.toMatchObject({ kind: 'Abort' });
  });

  it("for the records of a list ends after the page's totalTimeout", async () => {
    const page = { current_page: 1, data: [{}], last_page: 1, next_page_url: '', total: 1 };
    const list = answering(page).fields.list({}, { totalTimeout: 60 });
    await expect(withSchema(list, hanging).all()).rejects.toMatchObject({ kind: 'Timeout' });
  });
});

it('asResponse() returns the response with its body', async () => {
  const response = await answering({ slug }).funds.get(slug).asResponse();
  expect([response.status, await response.json()]).toEqual([200, { slug }]);
  const missing = new GrantManagement({ ...options, fetch: async () => new Response('no', { status: 404 }) });
  await expect(missing.funds.get(slug).asResponse()).rejects.toMatchObject({ kind: 'NotFound' });
});

/** Calls an operation that exists only in this test. */
const start = (fetch: FetchFunction, request: Partial<ApiRequest>) =>
  startCall(new Transport({ ...options, fetch, maxRetries: 0 }), {
    operation: 'POST /of-this-test',
    answer: 'nothing',
    ...request,
  });

const file =
  (mediaType: string, text = 'a,b'): FetchFunction =>
  async () =>
    new Response(text, { headers: { 'content-type': mediaType } });
const seeOther: FetchFunction = async () =>
  new Response(null, { status: 303, headers: { location: '/job/1' } });

describe('an operation with files', () => {
  it('returns a Blob or text, which may be empty', async () => {
    const blob = await start(file('application/pdf'), { answer: 'blob', accept: 'application/pdf' });
    expect(await (blob as Blob).text()).toBe('a,b');
    expect(await start(file('text/csv', ''), { answer: 'text', accept: 'text/csv' })).toBe('');
  });

  it('refuses another media type', async () => {
    const call = start(file('text/html'), { answer: 'blob', accept: 'application/pdf' });
    await expect(call).rejects.toMatchObject({ kind: 'Decode' });
  });

  it('sends a form and lets fetch set its media type', async () => {
    let sent: RequestInit | undefined;
    const fetch: FetchFunction = async (_, init) => ((sent = init), new Response(null, { status: 204 }));
    const value = { name: 'x', tags: ['a', 'b'], data: { n: 1 }, none: undefined, file: new Blob(['y']) };
    await start(fetch, { body: { value, toForm: formOf } });
    const form = sent?.body as FormData;
    expect([form.get('name'), form.getAll('tags'), form.has('none')]).toEqual(['x', ['a', 'b'], false]);
    expect(await (form.get('data') as Blob).text()).toBe('{"n":1}');
    expect(sent?.headers).not.toHaveProperty('content-type');
  });

  it("refuses a field that a form can't express", async () => {
    const call = start(file('x'), { body: { value: { amount: NaN }, toForm: formOf } });
    await expect(call).rejects.toMatchObject({ kind: 'InvalidArgument', operation: 'body.amount' });
  });

  it('returns a documented redirect instead of following it', async () => {
    const { meta } = await start(seeOther, { redirects: [303] }).withMeta();
    expect([meta.status, meta.header('location')]).toEqual([303, '/job/1']);
    await expect(start(seeOther, {})).rejects.toMatchObject({ kind: 'Redirect' });
  });
});

/** '1' if JSON.parse passes the source text of numbers. */
const source: unknown = (JSON.parse as (text: string, reviver: unknown) => unknown)(
  '1',
  (_: string, __: unknown, context?: { source?: string }) => context?.source,
);

describe('exact()', () => {
  it.skipIf(source === '1')("throws at once if the runtime doesn't support it", () => {
    expect(() => exact(answering({}).funds.get(slug))).toThrow(/^exact\(\): this runtime's JSON\.parse/);
  });

  it.runIf(source === '1')('returns numbers as their digits, and everything else unchanged', async () => {
    const text = '{"slug":"AbCdEfGh","budget":1000.10,"deep":[1e3,null,true,"7"]}';
    const record = { slug: 'AbCdEfGh', budget: '1000.10', deep: ['1e3', null, true, '7'] };
    const fetch: FetchFunction = (url) =>
      Promise.resolve(
        new Response(
          url.endsWith('/field')
            ? `{"current_page":1,"last_page":1,"next_page_url":"","total":1,"data":[${text}]}`
            : text,
          { headers: { 'content-type': json } },
        ),
      );
    const client = new GrantManagement({ ...options, fetch });
    expect(await exact(client.funds.get(slug))).toEqual(record);
    const page = await exact(client.fields.list());
    expect(page).toMatchObject({ data: [record], total: 1 });
  });
});
