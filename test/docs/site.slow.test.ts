/** The built site in a real browser: every page, from a server and from the disk, with and without scripts. */
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from '../../scripts/docs/site-server.ts';
import { startBrowser } from '../support/browser.ts';
import { generated } from '../support/generated.ts';
import { brokenWords } from './broken-words.ts';

const folder = join(generated, 'docs');
const files = (await readdir(folder, { recursive: true }))
  .filter((name) => name.endsWith('.html'))
  .toSorted();
const staticPages = files.filter((name) => !name.startsWith('reference/'));

/** `npm run test:site` looks at every page in every way; without it, slow ways see a few pages of each kind. */
const everyPage = process.env['EVERY_PAGE'] === '1';
const fewPages = staticPages.filter(
  (name) =>
    !name.includes('/') ||
    /^(?:operations|webhooks)\/|\/index\.html$|(?:payments|errors|Tab|Applications|AllocationPayment)\.html$/.test(
      name,
    ),
);
const slowPages = everyPage ? staticPages : fewPages;
const axeScript = await readFile(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

let server: Server;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  server = createSiteServer(folder).listen(0, '127.0.0.1');
  [browser] = await Promise.all([startBrowser(), once(server, 'listening')]);
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? String(address?.port) : ''}`;
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});

/** Opens pages one after another and returns what they asked others for and what they complained about. */
async function visit(
  base: string,
  names: readonly string[],
  settle: (page: Page) => Promise<unknown>,
): Promise<string[]> {
  const context = await browser.newContext();
  const problems: string[] = [];
  await context.route('**/*', (route) => {
    const url = route.request().url();
    if (url.startsWith(`${base}/`) || /^(?:data|blob):/.test(url)) return route.continue();
    problems.push(`asked for ${url}`);
    return route.abort();
  });
  const page = await context.newPage();
  let name = '';
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${name}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${name}: ${error.message}`));
  for (name of names) {
    await page.goto(`${base}/${name}`);
    await settle(page);
  }
  await context.close();
  return problems;
}

/** Waits until the script of a static page has run. */
const ready = (page: Page): Promise<unknown> => page.locator('#tools button').waitFor();

/** Waits until the reference has its title. */
const titled = (page: Page): Promise<unknown> => page.locator('h1').first().waitFor();

describe('every page', () => {
  it('asks no other host and complains of nothing, from a server', async () => {
    expect(await visit(origin, staticPages, ready)).toEqual([]);
  });

  it('asks no other host and complains of nothing, from the disk', async () => {
    expect(await visit(pathToFileURL(folder).href, staticPages, ready)).toEqual([]);
  });

  it('the reference too, from a server', async () => {
    expect(await visit(origin, ['reference/index.html'], titled)).toEqual([]);
  });

  it('carries the policy itself, and the server sends it', async () => {
    const response = await fetch(`${origin}/operations/getFund.html`);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const name of files) {
      const text = await readFile(join(folder, name), 'utf8');
      expect(text, name).toMatch(
        /<meta http-equiv="Content-Security-Policy" content="default-src (?:'|&#39;)none/,
      );
    }
  });
});

const looks = [
  { look: 'light', viewport: { width: 1400, height: 1000 }, colorScheme: 'light' },
  { look: 'dark', viewport: { width: 1400, height: 1000 }, colorScheme: 'dark' },
  { look: '390 px', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
] as const;

describe('for everybody', { timeout: 600_000 }, () => {
  it.each(looks)('axe finds nothing serious: $look', async ({ viewport, colorScheme }) => {
    const context = await browser.newContext({ viewport, colorScheme, bypassCSP: true });
    const page = await context.newPage();
    const found: string[] = [];
    for (const name of slowPages) {
      await page.goto(`${origin}/${name}`);
      await ready(page);
      found.push(...(await axe(page)).map((problem) => `${name} ${problem}`));
    }
    await context.close();
    expect(found).toEqual([]);
  });

  it.each(looks)('nothing is wider than the page: $look', async ({ viewport, colorScheme }) => {
    const context = await browser.newContext({ viewport, colorScheme });
    const page = await context.newPage();
    const wide: string[] = [];
    for (const name of viewport.width < 400 ? staticPages : slowPages) {
      await page.goto(`${origin}/${name}`);
      const over = await page.evaluate<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      if (over > 0) wide.push(`${name}: ${over} px`);
    }
    await context.close();
    expect(wide).toEqual([]);
  });
});

describe('words', { timeout: 600_000 }, () => {
  it.each([1400, 1000, 700, 390])(
    'are not broken in the middle on any page, and no page scrolls sideways, at %i px',
    async (width) => {
      const context = await browser.newContext({ viewport: { width, height: 1000 } });
      const page = await context.newPage();
      const found: string[] = [];
      for (const name of staticPages) {
        await page.goto(`${origin}/${name}`);
        found.push(...(await brokenWords(page)).map((word) => `${name}: ${word}`));
        const over = await page.evaluate<number>(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        );
        if (over > 0) found.push(`${name}: ${over} px too wide`);
      }
      await context.close();
      expect(found).toEqual([]);
    },
  );

  it('that are broken are seen', async () => {
    const page = await browser.newPage();
    await page.setContent(
      '<p style="width: 3em; overflow-wrap: anywhere">unsupported</p><p style="width: 3em">a bc</p>',
    );
    expect(await brokenWords(page)).toEqual(['unsupported in "unsupported"']);
    await page.close();
  });
});

/** Serious and critical findings of axe, one for each element. */
async function axe(page: Page): Promise<string[]> {
  await page.evaluate(axeScript);
  const { violations } = await page.evaluate<AxeResults>(
    "axe.run(document, { resultTypes: ['violations'] })",
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/**
 * What Redoc itself leaves behind, by selector. Nothing of ours can reach it; the list may hold five for a page.
 */
const upstream: readonly string[] = [
  'label-content-name-mismatch: button[aria-label="Response media type"]',
  'label-content-name-mismatch: button[aria-label="Request media type"]',
  'label-content-name-mismatch: button[aria-label="Example"]',
];

describe('the reference', () => {
  const places = ['#/', '#/funds/getfund', '#/applications/recusereviewer'];

  it.each(looks)(
    'has no serious finding of axe but those that Redoc brings: $look',
    async ({ viewport, colorScheme }) => {
      const context = await browser.newContext({ viewport, colorScheme, bypassCSP: true });
      const page = await context.newPage();
      const found: string[] = [];
      for (const place of places) {
        await page.goto(`${origin}/reference/${place}`);
        await page.locator('[data-section-id]').first().waitFor({ state: 'attached' });
        // The page goes on drawing for a while after its first section.
        await page.waitForTimeout(1500);
        const problems = await axe(page);
        expect(problems.length, place).toBeLessThanOrEqual(5);
        found.push(...problems.map((problem) => `${place} ${problem}`));
        await page.goto('about:blank');
      }
      await context.close();
      expect(found.filter((problem) => !upstream.some((known) => problem.includes(known)))).toEqual([]);
    },
  );
});

describe('by keyboard alone', () => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    page = await context.newPage();
  });
  afterAll(() => context.close());

  it('search for "external_id", open the page of the payment, copy the curl sample', async () => {
    await page.goto(`${origin}/index.html`);
    await ready(page);
    await page.keyboard.press('/');
    await page.keyboard.type('external_id');
    const options = page.getByRole('option');
    await options.first().waitFor();
    const texts = await options.allInnerTexts();
    const index = texts.findIndex((text) => text.includes('Get an allocation payment'));
    expect(index).toBeGreaterThanOrEqual(0);
    for (let step = 0; step < index; step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/operations\/getAllocationPayment\.html/);
    await ready(page);

    // The result led to a section, and the sample stands above it.
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Shift+Tab');
      if ((await page.locator(':focus').getAttribute('aria-label')) === 'Copy curl') break;
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#status').innerText()).toBe('Copied');
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toMatch(/^curl [^]*\/allocation-payment\/[A-Za-z]{8}"$/);
  });

  it('Ctrl+K opens the search, a typo is forgiven, Escape closes it', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('recussal');
    await expect.poll(() => page.getByRole('option').first().innerText()).toMatch(/recus/i);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'hidden' });
  });

  it('the language of the samples is chosen with arrow keys and kept for the next page', async () => {
    await page.locator('[role="tab"][aria-selected="true"]').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await page.locator('[role="tabpanel"]:visible').innerText()).toContain('curl_init');
    await page.goto(`${origin}/operations/getFund.html`);
    expect(await page.locator('[role="tabpanel"]:visible').innerText()).toContain('curl_init');
  });

  it('the colours are chosen with a button and kept', async () => {
    const background = (): Promise<string> =>
      page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    const light = await background();
    const button = page.getByRole('button', { name: /^Colours/ });
    await button.press('Enter');
    await button.press('Enter');
    const dark = await background();
    expect(dark).not.toBe(light);
    await page.reload();
    expect(await background()).toBe(dark);
  });
});

it('an address that leads nowhere shows a page of the site, whose links work from there', async () => {
  const page = await browser.newPage();
  const response = await page.goto(`${origin}/operations/deep/nowhere.html`);
  expect(response?.status()).toBe(404);
  await ready(page);
  await page.getByRole('link', { name: 'index of names', exact: true }).click();
  await page.waitForURL(`${origin}/names.html`);
  await page.close();
});

it('the menu of a narrow screen takes the focus, and Escape closes it and gives the focus back', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${origin}/operations/getFund.html`);
  await ready(page);
  await page.locator('.menu-button').press('Enter');
  await expect.poll(() => page.locator('#menu a:focus').count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('#menu').isVisible()).toBe(false);
  await expect.poll(() => page.locator('.menu-button:focus').count()).toBe(1);
  await page.close();
});

it('the list of sections marks the one that is read, and is there on a narrow screen', async () => {
  const page = await browser.newPage({ viewport: { width: 1400, height: 800 } });
  await page.goto(`${origin}/operations/getFund.html#responses`);
  await ready(page);
  await expect.poll(() => page.locator('.contents [aria-current]').innerText()).toBe('Responses');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.locator('.contents summary').click();
  expect(await page.locator('.contents a').first().isVisible()).toBe(true);
  await page.close();
});

it('the search works from the disk, for a name and for a sentence', async () => {
  const page = await browser.newPage();
  await page.goto(pathToFileURL(join(folder, 'schemas/Fund.html')).href);
  await ready(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('what does a read-only key get on PUT');
  await expect.poll(() => page.getByRole('option').first().innerText()).toContain('read-only-key');
  await page.keyboard.press('Enter');
  await page.waitForURL(/errors\.html#read-only-key$/);
  await page.close();
});

it('paper shows what the screen folds away, and no navigation', async () => {
  const page = await browser.newPage();
  await page.goto(`${origin}/operations/getFund.html`);
  await ready(page);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('#menu').isVisible()).toBe(false);
  expect(await page.locator('[role="tabpanel"]').filter({ visible: true }).count()).toBe(5);
  expect(await page.locator('details.example pre').first().isVisible()).toBe(true);
  const folded = await page.locator('details.example:not([open]) pre').all();
  const heights = await Promise.all(folded.map(async (node) => (await node.boundingBox())?.height ?? 0));
  expect(heights.filter((height) => height === 0)).toEqual([]);
  await page.close();
});

it('without scripts, search leads to the index of names, and every sample is there', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/operations/getFund.html`);
  expect(await page.locator('.samples section').filter({ visible: true }).count()).toBe(5);
  await page.locator('#search-button').click();
  expect(await page.locator('h1').innerText()).toBe('Index of names');
  await context.close();
});
