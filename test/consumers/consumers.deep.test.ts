/** Consumer projects with a framework or a build tool. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../../scripts/prism/stock-prism.ts';
import { startBrowser } from '../support/browser.ts';
import { Consumer } from './consumer.ts';

/** Unique, so that tests can search for it. */
const key = 'key-of-a-consumer-5c0ffee5';
const address = /http:\/\/127\.0\.0\.1:\d+/;
const mockAnswers = /^\{"event":"listening".*\}$/;

let consumer: Consumer | undefined;
afterEach(() => consumer?.remove());

/** Starts the project's mock and returns its URL. */
async function startMock(project: Consumer): Promise<string> {
  const line = await project.start(
    'npm',
    ['exec', '--no', '--', 'grant-management-mock', '--port', '0'],
    mockAnswers,
  );
  return (JSON.parse(line) as { url: string }).url;
}

/** Returns the mock's payments. */
async function paymentsOf(mock: string): Promise<{ slug: string; amount: number; currency: string }[]> {
  const state = (await (await fetch(`${mock}/__mock/state`)).json()) as {
    data: { 'allocation-payment': { slug: string; amount: number; currency: string }[] };
  };
  const payments = state.data['allocation-payment'];
  expect(payments.length).toBeGreaterThan(100);
  return payments;
}

/** Returns the text of every file in a folder. */
function textsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
}

it("a Vite and React page shows its backend's data without exposing the key", async () => {
  consumer = await Consumer.install('vite-react');
  await consumer.run('npm', ['run', 'build'], { GRANT_MANAGEMENT_KEY: key });
  const mock = await startMock(consumer);
  const settings = { GRANT_MANAGEMENT_URL: mock, GRANT_MANAGEMENT_KEY: key };
  const page = await consumer.start('npm', ['start'], address, settings);
  const payments = await paymentsOf(mock);

  const browser = await startBrowser();
  try {
    const tab = await browser.newPage();
    const seen: string[] = [];
    tab.on('request', (request) => seen.push(`${request.url()} ${JSON.stringify(request.headers())}`));
    tab.on('response', (response) => seen.push(JSON.stringify(response.headers())));
    await tab.goto(page);
    await tab.waitForSelector('tr');
    const rows = await tab.$$eval('tr', (all) =>
      all.map((row) => [...row.children].map(({ textContent }) => textContent)),
    );
    expect(rows.map(([slug, amount]) => [slug, amount])).toEqual(
      payments.map(({ slug, amount, currency }) => [slug, `${amount} ${currency}`]),
    );
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.filter((text) => text.includes(key) || text.includes(mock))).toEqual([]);
    expect(await tab.content()).not.toContain(key);
  } finally {
    await browser.close();
  }
  expect(textsBelow(join(consumer.folder, 'dist')).filter((text) => text.includes(key))).toEqual([]);
});

it('Next server components and routes read data without exposing the key', async () => {
  consumer = await Consumer.install('next');
  await consumer.run('npm', ['run', 'build'], { GRANT_MANAGEMENT_KEY: key });
  const mock = await startMock(consumer);
  const settings = { GRANT_MANAGEMENT_URL: mock, GRANT_MANAGEMENT_KEY: key };
  const port = String(await freePort());
  const site = await consumer.start('npm', ['start', '--', '--port', port], address, settings);
  const payments = await paymentsOf(mock);

  const page = await (await fetch(site)).text();
  const items = [...page.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text);
  expect(items).toEqual(payments.map(({ slug, amount, currency }) => `${slug} ${amount} ${currency}`));

  const fund = await fetch(`${site}/api/funds/bxZvISGS`);
  expect(fund.status).toBe(200);
  expect(await fund.json()).toMatchObject({ slug: 'bxZvISGS' });
  const missing = await fetch(`${site}/api/funds/NotFound`);
  expect(missing.status).toBe(404);
  expect(await missing.json()).toEqual({ why: 'NotFound' });

  expect(page).not.toContain(key);
  const served = textsBelow(join(consumer.folder, '.next/static'));
  expect(served.length).toBeGreaterThan(0);
  expect(served.filter((text) => text.includes(key))).toEqual([]);
});
