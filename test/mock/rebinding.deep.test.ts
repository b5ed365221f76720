/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** Attacks by other sites' pages in a real browser: cross-origin and with DNS rebinding. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { closeMocks, facts, jsonMediaType, type MockServer, send, slugOf, start } from '../support/mock.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser(
    '--host-resolver-rules=MAP *.test 127.0.0.1',
    // Newer browsers block this by themselves, but the mock must be safe in older ones, too.
    '--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests,PrivateNetworkAccessForNavigations',
  );
});
afterAll(() => browser?.close());

let mock: MockServer;
beforeEach(async () => {
  mock = await start();
  await send(mock, `/fund/${slugOf('fund')}`);
});
afterEach(closeMocks);

/** Opens an attacker's page, whose host name resolves to localhost. */
async function openPage(origin: string): Promise<Page> {
  const page = await browser.newPage();
  await page.route(`${origin}/attack`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>attack</title>' }),
  );
  await page.goto(`${origin}/attack`);
  return page;
}

interface Attempted {
  readonly what: string;
  readonly status: number | null;
  readonly text: string;
}

/** Sends the page's requests, both simple ones and ones that need a preflight. */
function attack(page: Page, base: string): Promise<Attempted[]> {
  return page.evaluate(async (address) => {
    const results: { what: string; status: number | null; text: string }[] = [];
    const attempts: [string, RequestInit?][] = [
      ['/'],
      ['/__mock'],
      ['/__mock/state'],
      ['/__mock/requests'],
      ['/__mock/requests?operation=getFund'],
      ['/__mock/requests', { method: 'DELETE' }],
      ['/__mock/state', { method: 'PATCH', body: '{"maintenance":true}' }],
      ['/__mock/state', { method: 'POST', body: '{"maintenance":true}' }],
      ['/__mock/state', { method: 'POST', mode: 'no-cors', body: '{"maintenance":true}' }],
      ['/__mock/reset', { method: 'POST', mode: 'no-cors' }],
      ['/__mock/stop', { method: 'POST', mode: 'no-cors' }],
      ['/__mock/stop', { method: 'POST' }],
      ['/__mock/requests', { mode: 'no-cors' }],
    ];
    for (const [path, init] of attempts) {
      const what = `${init?.method ?? 'GET'} ${path}`;
      try {
        const response = await fetch(address + path, init);
        results.push({ what, status: response.status, text: await response.text() });
      } catch {
        results.push({ what, status: null, text: '' });
      }
    }
    for (const name of ['img', 'script', 'iframe'] as const) {
      const element = document.createElement(name);
      element.src = `${address}/__mock/requests`;
      document.body.append(element);
    }
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: `${address}/__mock/stop`, target: 'frame' });
    const frame = document.createElement('iframe');
    frame.name = 'frame';
    document.body.append(form, frame);
    form.submit();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return results;
  }, base);
}

describe.each([
  ['whose host name resolves to the mock', (port: number) => `http://evil.test:${port}`, true],
  ['of another site', () => 'http://other.test:9', false],
] as const)('a page %s', (_, originFor, isSameOrigin) => {
  it("can't read or change the mock's state", async () => {
    const before = mock.state();
    const page = await openPage(originFor(mock.port));
    const attempted = await attack(page, isSameOrigin ? originFor(mock.port) : mock.url);
    await page.close();
    expect(attempted).toHaveLength(13);
    for (const { what, status, text } of attempted) {
      // A page may send anything to its own origin and gets a 403. It can't read cross-origin responses.
      const expected = what === 'GET /' ? 200 : 403;
      expect([what, status]).toEqual([what, isSameOrigin ? expected : status === 0 ? 0 : null]);
      for (const secret of [slugOf('fund'), 'maintenance":', '"data"', 'curl'])
        expect(text).not.toContain(secret);
    }
    expect(mock.state()).toEqual(before);
    expect(mock.requests()).toHaveLength(1);
    expect((await send(mock, `/fund/${slugOf('fund')}`)).status).toBe(200);
  });

  it("can read the description, which isn't secret, and call the interface without a key", async () => {
    const page = await openPage(originFor(mock.port));
    const base = isSameOrigin ? originFor(mock.port) : mock.url;
    const statuses = await page.evaluate(
      async ({ address, accept }) => [
        (await fetch(`${address}/__mock/openapi.json`)).status,
        (await fetch(`${address}/account`, { headers: { accept } })).status,
      ],
      { address: base, accept: jsonMediaType },
    );
    await page.close();
    expect(statuses).toEqual([200, 401]);
    expect(facts.apiKeyHeader).not.toBe('');
  });
});
