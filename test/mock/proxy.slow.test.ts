/** The mock below a path, and behind a proxy. */
import { afterEach, describe, expect, it } from 'vitest';
import { closeMocks, type MockServer, send, sendForJson, slugOf, start } from '../support/mock.ts';

afterEach(closeMocks);

const forwarded = {
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'grants.example, inner.example',
  'x-forwarded-port': '8443',
  'x-forwarded-prefix': '/api/grants',
};

const addressesOf = async (mock: MockServer, headers = {}): Promise<unknown[]> => {
  const { body } = await sendForJson(mock, '/allocation-payment?page=2', { headers });
  return [body['path'], body['next_page_url'], body['prev_page_url']];
};

describe('a base path', () => {
  it('stands before every path, in requests and in addresses that the mock gives', async () => {
    const mock = await start({ basePath: '/grants/v2' });
    expect(mock.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/grants\/v2$/);
    expect((await send(mock, `/fund/${slugOf('fund')}`)).status).toBe(200);
    expect(await addressesOf(mock)).toEqual([
      `${mock.url}/allocation-payment`,
      `${mock.url}/allocation-payment?page=3&per_page=10`,
      `${mock.url}/allocation-payment?page=1&per_page=10`,
    ]);
    const next = (await addressesOf(mock))[1];
    expect((await send({ url: '' }, String(next))).status).toBe(200);
  });

  it('is missed where it is missing', async () => {
    const mock = await start({ basePath: '/grants' });
    const root = { url: new URL(mock.url).origin };
    for (const path of [`/fund/${slugOf('fund')}`, '/grantsfund/x', '/'])
      expect((await sendForJson(root, path)).headers.get('x-mock-condition')).toBe('mock/unknown-path');
    expect((await fetch(`${root.url}/account`, { method: 'OPTIONS' })).status).toBe(404);
    expect(mock.requests()[0]).toMatchObject({ url: `/fund/${slugOf('fund')}`, operation: null });
  });

  it('has the mock’s own routes and its page below it; what waits for it need not know it', async () => {
    const mock = await start({ basePath: '/grants' });
    const root = new URL(mock.url).origin;
    for (const address of [`${mock.url}/__mock/ready`, `${root}/__mock/ready`, mock.url, `${mock.url}/`])
      expect([address, (await fetch(address)).status]).toEqual([address, 200]);
    expect(await (await fetch(mock.url)).text()).toContain('href="/grants/__mock/state"');
  });
});

describe('what a proxy says', () => {
  it('counts where the mock was told to trust it', async () => {
    const mock = await start({ trustProxy: true });
    const address = 'https://grants.example:8443/api/grants/allocation-payment';
    expect(await addressesOf(mock, forwarded)).toEqual([
      address,
      `${address}?page=3&per_page=10`,
      `${address}?page=1&per_page=10`,
    ]);
    expect((await addressesOf(mock))[0]).toBe(`${mock.url}/allocation-payment`);
  });

  it.each([
    [{ 'x-forwarded-proto': 'https', 'x-forwarded-port': '443' }, /^https:\/\/127\.0\.0\.1:\d+\//],
    [
      { 'x-forwarded-host': 'grants.example', 'x-forwarded-port': '80' },
      /^http:\/\/grants\.example\/allocation/,
    ],
    [
      { 'x-forwarded-host': 'grants.example:9', 'x-forwarded-port': '80' },
      /^http:\/\/grants\.example:9\/allocation/,
    ],
    [{ 'x-forwarded-proto': 'javascript' }, /^http:/],
    [{ 'x-forwarded-host': 'a b"c' }, /^http:\/\/127/],
    [{ 'x-forwarded-prefix': '/x y' }, /^http:\/\/127\.0\.0\.1:\d+\/allocation/],
  ])('is taken as far as it can be an address: %j', async (headers, address) => {
    const mock = await start({ trustProxy: true });
    expect((await addressesOf(mock, headers))[0]).toMatch(address);
  });

  it('is passed over otherwise', async () => {
    const mock = await start();
    expect((await addressesOf(mock, forwarded))[0]).toBe(`${mock.url}/allocation-payment`);
  });
});
