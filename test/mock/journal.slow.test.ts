/** Recorded requests. */
import { afterEach, describe, expect, it } from 'vitest';
import { closeMocks, facts, send, slugOf, start } from '../support/mock.ts';

afterEach(closeMocks);

const fund = `/fund/${slugOf('fund')}`;
const contributor = `/contributor/${slugOf('contributor')}`;

describe('a recorded request', () => {
  it('has the request headers', async () => {
    const mock = await start();
    await send(mock, fund, { headers: { 'x-correlation-id': 'abc', 'user-agent': 'test/1' } });
    expect(mock.requests()[0]?.headers).toMatchObject({
      'x-correlation-id': 'abc',
      'user-agent': 'test/1',
      accept: facts.jsonMediaType,
    });
  });

  it("is frozen and doesn't change later", async () => {
    const mock = await start();
    await send(mock, fund);
    const [request] = mock.requests();
    expect(() => Object.assign(request ?? {}, { status: 500 })).toThrow(TypeError);
    expect(() => Object.assign(request?.headers ?? {}, { accept: 'x' })).toThrow(TypeError);
    (mock.requests() as unknown[]).length = 0;
    expect(mock.requests()).toEqual([request]);
  });

  it('has no key or other secret, wherever it was sent', async () => {
    const secret = 'secret-key-0123456789';
    const mock = await start();
    await send(mock, `${contributor}?token=${secret}&${facts.apiKeyHeader}=short`, {
      body: { fields: { AbCdEfGh: secret } },
      headers: {
        [facts.apiKeyHeader]: secret,
        authorization: 'Bearer other-secret',
        cookie: 'session=other-secret',
        'x-debug': `key ${secret}`,
      },
    });
    const shown = JSON.stringify(mock.requests());
    for (const text of [secret, 'other-secret', 'short']) expect(shown).not.toContain(text);
    expect(mock.requests()[0]).toMatchObject({
      url: `${contributor}?token=***&${facts.apiKeyHeader}=***`,
      body: '{"fields":{"AbCdEfGh":"***"}}',
      headers: { authorization: '***', cookie: '***', 'x-debug': 'key ***' },
    });
  });
});

function bodyOf(length: number): string {
  return JSON.stringify({ fields: { MDfktWCW: 'é'.repeat(length) } });
}

describe('the body of a recorded request', () => {
  it('is complete', async () => {
    const mock = await start();
    const body = bodyOf(90_000);
    await send(mock, `${contributor}?${'a'.repeat(5_000)}`, {
      body,
      headers: { 'x-note': 'n'.repeat(3_000) },
    });
    expect(mock.requests()).toMatchObject([{ body, bodyTruncated: false }]);
    expect(mock.requests()[0]?.url).toHaveLength(contributor.length + 5_001);
    expect(mock.requests()[0]?.headers['x-note']).toHaveLength(3_000);
  });

  it.each([
    ['too long to be kept completely', 200_000, 100_000],
    ['larger than the mock accepts', 600_000, undefined],
  ])('is marked if it is %s', async (_, sent, kept) => {
    const mock = await start();
    await send(mock, contributor, { body: bodyOf(sent) });
    const [request] = mock.requests();
    expect([request?.body?.length, request?.bodyTruncated]).toEqual([kept, true]);
  });
});

describe('recorded requests can be filtered', () => {
  it('by operation', async () => {
    const mock = await start();
    await send(mock, fund);
    await send(mock, contributor, { body: { fields: {} } });
    expect(mock.requests({ operation: 'getFund' }).map(({ url }) => url)).toEqual([fund]);
    const shown = await (await fetch(`${mock.url}/__mock/requests?operation=getFund`)).json();
    expect(shown).toMatchObject([{ url: fund }]);
    expect(mock.requests()).toHaveLength(2);
  });

  it.each([
    [{ operation: 'getFunds' }, 'Unknown operation "getFunds".'],
    [{ operationId: 'getFund' }, 'The fields of a filter are operation.'],
  ])('but not by the invalid filter %j', async (filter, message) => {
    const mock = await start();
    expect(() => mock.requests(filter as never)).toThrow(message);
    const response = await fetch(
      `${mock.url}/__mock/requests?${new URLSearchParams(filter as never).toString()}`,
    );
    const answer = (await response.json()) as { message: string };
    expect([response.status, answer.message]).toEqual([400, expect.stringContaining(message)]);
  });
});

describe('a fault', () => {
  const change = { body: { fields: { MDfktWCW: 'changed' } } };

  it.each([
    ['reset', false, null],
    ['lost-response', true, null],
    ['truncated', true, 200],
  ] as const)('of kind %s affects a write (performed: %s)', async (kind, performed, status) => {
    const mock = await start({ faults: [{ kind }] });
    const before = mock.state().data;
    const received = send(mock, contributor, change).then((response) => response.text());
    await expect(received).rejects.toThrow(/fetch failed|terminated/);
    expect(JSON.stringify(mock.state().data) !== JSON.stringify(before)).toBe(performed);
    expect(mock.requests()).toMatchObject([{ status, fault: kind, operation: 'updateContributor' }]);
  });

  it('is removed from the settings once it is used up', async () => {
    const mock = await start({ faults: [{ kind: 'response', status: 500, times: 2 }, { kind: 'reset' }] });
    const faults = async (): Promise<unknown> => {
      const state = (await (await fetch(`${mock.url}/__mock/state`)).json()) as {
        settings: { faults: unknown };
      };
      return state.settings.faults;
    };
    await send(mock, fund);
    expect(await faults()).toEqual([
      { kind: 'response', status: 500, times: 1 },
      { kind: 'reset', times: 1 },
    ]);
    await send(mock, fund);
    expect(await faults()).toEqual([{ kind: 'reset', times: 1 }]);
    const state = (await (await fetch(`${mock.url}/__mock/state`)).json()) as { settings: { faults: never } };
    mock.set({ faults: state.settings.faults });
    await expect(send(mock, fund)).rejects.toThrow('fetch failed');
    expect(await faults()).toEqual([]);
  });
});

it('the first value of a repeated query parameter is used', async () => {
  const mock = await start();
  const ask = async (query: string): Promise<number> =>
    (await send(mock, `/allocation-payment?${query}`)).status;
  expect(await ask('per_page=5&per_page=500')).toBe(200);
  expect(await ask('per_page=500&per_page=5')).toBe(400);
  expect(await ask('unknown=1&unknown=2')).toBe(200);
});

describe('the text at /', () => {
  it('explains the mock and the required headers', async () => {
    const mock = await start();
    const response = await fetch(mock.url);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect(text.trim().split('\n')).toHaveLength(5);
    for (const part of [facts.apiKeyHeader, facts.jsonMediaType, 'mock-key-', '/__mock/openapi.json'])
      expect(text).toContain(part);
  });

  it("isn't recorded or counted, and supports HEAD", async () => {
    const mock = await start({ rateLimit: 1 });
    for (let index = 0; index < 3; index += 1) expect((await fetch(`${mock.url}/`)).status).toBe(200);
    expect((await fetch(mock.url, { method: 'HEAD' })).status).toBe(200);
    expect((await send(mock, fund)).status).toBe(200);
    expect(mock.requests()).toHaveLength(1);
  });

  it("isn't sent to a client with a key", async () => {
    const mock = await start();
    const response = await send(mock, '/');
    expect([response.status, response.headers.get('x-mock-condition')]).toEqual([404, 'mock/unknown-path']);
  });
});
