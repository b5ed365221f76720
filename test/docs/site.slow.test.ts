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
const ready = (page: Page): Promise<unknown> =>
  page.locator('[data-colours][aria-label^="Use "]').waitFor({ state: 'attached' });

/** Waits until the reference has its title. */
const titled = (page: Page): Promise<unknown> => page.locator('h1').first().waitFor();

describe('every page', () => {
  it('asks no other host and complains of nothing, from a server', async () => {
    expect(await visit(origin, staticPages, ready)).toEqual([]);
  });

  it('asks no other host and complains of nothing, from the disk', async () => {
    // The page for addresses that lead nowhere is never opened from a disk: its links start at the root of a server.
    const pages = staticPages.filter((name) => name !== '404.html');
    expect(await visit(pathToFileURL(folder).href, pages, ready)).toEqual([]);
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

const looks: readonly {
  look: string;
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  forcedColors?: 'active';
}[] = [
  { look: 'light', viewport: { width: 1400, height: 1000 }, colorScheme: 'light' },
  { look: 'dark', viewport: { width: 1400, height: 1000 }, colorScheme: 'dark' },
  { look: '390 px', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  {
    look: 'forced colours',
    viewport: { width: 1400, height: 1000 },
    colorScheme: 'light',
    forcedColors: 'active',
  },
];

describe('for everybody', { timeout: 600_000 }, () => {
  it.each(looks)(
    'axe finds nothing, with all folds open: $look',
    async ({ viewport, colorScheme, forcedColors }) => {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        ...(forcedColors && { forcedColors }),
        bypassCSP: true,
      });
      const page = await context.newPage();
      const found: string[] = [];
      for (const name of slowPages) {
        await page.goto(`${origin}/${name}`);
        await ready(page);
        await page.evaluate(
          "document.querySelectorAll('main details').forEach((fold) => { fold.open = true; })",
        );
        found.push(...(await axe(page, 'minor')).map((problem) => `${name} ${problem}`));
      }
      await context.close();
      expect(found).toEqual([]);
    },
  );

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

/** Findings of axe of an impact or a greater one, one for each element. */
async function axe(page: Page, least: 'minor' | 'serious' = 'serious'): Promise<string[]> {
  await page.evaluate(axeScript);
  const { violations } = await page.evaluate<AxeResults>(
    "axe.run(document, { resultTypes: ['violations'] })",
  );
  return violations
    .filter(({ impact }) => least === 'minor' || impact === 'serious' || impact === 'critical')
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
    const options = page.locator('#search [role="option"]');
    await options.first().waitFor();
    const texts = await options.allInnerTexts();
    const index = texts.findIndex((text) => text.includes('Get an allocation payment'));
    expect(index).toBeGreaterThanOrEqual(0);
    for (let step = 0; step < index; step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/operations\/getAllocationPayment\.html/);
    await ready(page);

    // The result led to a section, and the sample stands above it.
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Shift+Tab');
      if (
        (await page.locator(':focus').getAttribute('aria-label')) ===
        'Copy the request: Get an allocation payment'
      )
        break;
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#status').innerText()).toBe('Copied');
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toMatch(/^curl [^]*\/allocation-payment\/[A-Za-z]{8}"$/);
  });

  it('Ctrl+K opens the search, a typo is forgiven, Escape closes it', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('recussal');
    await expect.poll(() => page.locator('#search [role="option"]').first().innerText()).toMatch(/recus/i);
    await page.keyboard.press('Escape');
    await page.locator('dialog#search').waitFor({ state: 'hidden' });
  });

  it('the language of the samples is chosen with arrow keys and kept for the next page', async () => {
    await page.locator('[role="tab"][aria-selected="true"]').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await page.locator('[role="tabpanel"]:visible').innerText()).toContain('curl_init');
    await page.goto(`${origin}/operations/getFund.html`);
    await ready(page);
    expect(await page.locator('[role="tabpanel"]:visible').innerText()).toContain('curl_init');
  });

  it('the colours are chosen with a button and kept', async () => {
    const background = (): Promise<string> =>
      page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    const light = await background();
    await page.getByRole('button', { name: 'Use dark colours' }).press('Enter');
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

describe('the menu of a narrow screen', () => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    page = await context.newPage();
  });
  afterAll(() => context.close());

  it('is modal: it takes the focus, Escape gives it back, and the page and its address stay as they were', async () => {
    await page.goto(`${origin}/operations/getTab.html`);
    await ready(page);
    // The focus comes first: it may scroll, and what is looked at is what opening the menu does.
    await page.locator('.menu-button').focus();
    await page.waitForTimeout(600);
    await page.evaluate("scrollTo({ top: 1500, behavior: 'instant' })");
    const place = await page.evaluate<number>('scrollY');
    const address = page.url();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#menu :focus').count()).toBe(1);
    expect(await page.locator('#menu [aria-current]').isVisible()).toBe(true);
    for (let step = 0; step < 100; step += 1) await page.keyboard.press('Tab');
    expect(
      await page.evaluate<boolean>("document.querySelector('main').contains(document.activeElement)"),
    ).toBe(false);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('#menu').isVisible()).toBe(false);
    await expect.poll(() => page.locator('.menu-button:focus').count()).toBe(1);
    expect(await page.evaluate<number>('scrollY')).toBe(place);
    expect(page.url()).toBe(address);
    expect(await page.evaluate<number>('history.length')).toBeLessThan(4);
  });

  it('opens and closes without scripts', async () => {
    const bare = await browser.newContext({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: false,
    });
    const still = await bare.newPage();
    await still.goto(`${origin}/operations/getTab.html`);
    await still.locator('.menu-button').click();
    await expect.poll(() => still.locator('#menu').isVisible()).toBe(true);
    await still.locator('#menu .close').click();
    await expect.poll(() => still.locator('#menu').isVisible()).toBe(false);
    await bare.close();
  });
});

it('every page marks its own entry in the menu, and shows it', async () => {
  const page = await browser.newPage({ viewport: { width: 1400, height: 800 } });
  const lost: string[] = [];
  for (const name of staticPages.filter((file) => !/^(?:index|404)\.html$/.test(file))) {
    await page.goto(`${origin}/${name}`);
    await ready(page);
    const seen = await page.evaluate<boolean>(`(() => {
      const here = document.querySelector('.side [aria-current="page"]');
      if (!here) return false;
      const { top, bottom } = here.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    })()`);
    if (!seen) lost.push(name);
  }
  await page.close();
  expect(lost).toEqual([]);
}, 120_000);

it('the list of sections marks the one that is read', async () => {
  const page = await browser.newPage({ viewport: { width: 1400, height: 800 } });
  await page.goto(`${origin}/guides/payments.html#read-the-status`);
  await ready(page);
  await expect.poll(() => page.locator('.toc [aria-current]').innerText()).toBe('Read the status');
  await page.close();
});

it('a link to a field opens the folds around it, and lands below the header', async () => {
  const page = await browser.newPage({ viewport: { width: 1400, height: 800 } });
  await page.goto(`${origin}/operations/getTab.html#Tab.settings.min_attachments`);
  await ready(page);
  const field = page.locator('[id="Tab.settings.min_attachments"]');
  await expect.poll(() => field.isVisible()).toBe(true);
  const top = async (): Promise<number> => (await field.boundingBox())?.y ?? -1;
  await expect.poll(top).toBeGreaterThan(50);
  expect(await top()).toBeLessThan(140);
  await page.close();
});

it('status, example and format choose what the panel shows, and a link in the text does', async () => {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  await page.goto(`${origin}/operations/getTab.html`);
  await ready(page);
  const shown = page.locator('[data-views] .view:visible');
  expect(await shown.count()).toBe(1);
  await page.locator('[data-status="403"]').click();
  expect(await shown.innerText()).toContain('"status_code": 403');
  await page.locator('[data-format="xml"]').click();
  expect(await shown.innerText()).toContain('<status_code>403</status_code>');
  await page.locator('.errors a', { hasText: 'of maintenance' }).click();
  expect(await shown.innerText()).toContain('MaintenanceStatus');
  await page.goto(`${origin}/operations/getFund.html`);
  await ready(page);
  expect(await shown.innerText()).toContain('<?xml');
  await page.close();
});

it('a page is copied as Markdown, from a server and from a disk', async () => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  for (const base of [origin, pathToFileURL(folder).href]) {
    await page.goto(`${base}/operations/getFund.html`);
    await ready(page);
    await page.getByRole('button', { name: 'Copy this page as Markdown' }).click();
    await expect.poll(() => page.locator('#status').innerText()).toBe('Copied');
  }
  await page.goto(`${origin}/operations/getFund.html`);
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(copied).toBe(await readFile(join(folder, 'operations/getFund.md'), 'utf8'));
  await context.close();
});

it('the search works from the disk, for a name and for a sentence', async () => {
  const page = await browser.newPage();
  await page.goto(pathToFileURL(join(folder, 'schemas/Fund.html')).href);
  await ready(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('what does a read-only key get on PUT');
  await expect
    .poll(() => page.locator('#search [role="option"]').first().innerText())
    .toContain('read-only-key');
  await page.keyboard.press('Enter');
  await page.waitForURL(/errors\.html#read-only-key$/);
  await page.close();
});

describe('paper', () => {
  it('shows every field, status and sample of the largest page, on at most 12 sheets', async () => {
    const page = await browser.newPage();
    await page.goto(`${origin}/operations/getTab.html`);
    await ready(page);
    await page.getByRole('button', { name: 'Use dark colours' }).click();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.side').isVisible()).toBe(false);
    const hidden = await page.evaluate<string[]>(`[
      ...document.querySelectorAll('.fields > li, .errors tr, [role="tabpanel"]'),
    ].filter((element) => !element.checkVisibility({ contentVisibilityAuto: true })).map((element) => element.id)`);
    expect(hidden).toEqual([]);
    const statuses = await page.evaluate<string[]>(
      "[...new Set([...document.querySelectorAll('.view[data-s]')].filter((view) => view.checkVisibility()).map((view) => view.dataset.s))]",
    );
    expect(statuses).toEqual(['200', '400', '401', '403', '404', '429', '503']);
    expect(await page.evaluate<string>('getComputedStyle(document.querySelector("pre")).color')).not.toBe(
      'rgb(233, 238, 236)',
    );
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets.length).toBeGreaterThan(2);
    expect(sheets.length).toBeLessThanOrEqual(12);
    await page.close();
  });
});

it('without scripts, search leads to the index of names, and every sample and example is there', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/operations/getFund.html`);
  const samples = await page.locator('[role="tabpanel"]').count();
  expect(samples).toBeGreaterThanOrEqual(5);
  expect(await page.locator('[role="tabpanel"]').filter({ visible: true }).count()).toBe(samples);
  const views = page.locator('.view[data-s]');
  expect(await views.filter({ visible: true }).count()).toBe(await views.count());
  await page.locator('#search-button').click();
  expect(await page.locator('h1').innerText()).toBe('Index of names');
  await context.close();
});
