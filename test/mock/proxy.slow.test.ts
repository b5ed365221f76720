/** The mock with a base path and behind a proxy. */
import { afterEach, describe, expect, it } from 'vitest';
import { closeMocks, type MockServer, send, sendForJson, slugOf, start } from '../support/mock.ts';

afterEach(closeMocks);

const publicUrl = 'https://grants.example:8443/grants/v2';

const addressesOf = async (mock: Pick<MockServer, 'url'>): Promise<unknown[]> => {
  const { body } = await sendForJson(mock, '/allocation-payment?page=2');
  return [body['path'], body['next_page_url'], body['prev_page_url']];
};

it("the mock returns URLs with the request's host", async () => {
  const mock = await start();
  const localhost = `http://localhost:${mock.port}`;
  for (const url of [mock.url, localhost])
    expect((await addressesOf({ url }))[0]).toBe(`${url}/allocation-payment`);
});

describe('a public URL', () => {
  it('is the base of returned URLs and of every path', async () => {
    const mock = await start({ publicUrl });
    expect(mock.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/grants\/v2$/);
    expect((await send(mock, `/fund/${slugOf('fund')}`)).status).toBe(200);
    const address = `${publicUrl}/allocation-payment`;
    expect(await addressesOf(mock)).toEqual([
      address,
      `${address}?page=3&per_page=10`,
      `${address}?page=1&per_page=10`,
    ]);
  });

  it('returns 404 for paths outside its base path', async () => {
    const mock = await start({ publicUrl });
    const root = { url: new URL(mock.url).origin };
    for (const path of [`/fund/${slugOf('fund')}`, '/grants/v2fund/x', '/'])
      expect((await sendForJson(root, path)).headers.get('x-mock-condition')).toBe('mock/unknown-path');
    expect((await fetch(`${root.url}/account`, { method: 'OPTIONS' })).status).toBe(404);
    expect(mock.requests()[0]).toMatchObject({ url: `/fund/${slugOf('fund')}`, operation: null });
  });

  it("includes the mock's own routes, which also work without it", async () => {
    const mock = await start({ publicUrl });
    const root = new URL(mock.url).origin;
    for (const address of [`${mock.url}/__mock/ready`, `${root}/__mock/ready`, mock.url, `${mock.url}/`])
      expect([address, (await fetch(address)).status]).toEqual([address, 200]);
  });
});
