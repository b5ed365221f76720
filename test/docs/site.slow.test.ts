/** The built site in a real browser, served and from disk, with and without scripts. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenWords } from './broken-words.ts';
import { describePages } from './page-tests.ts';
import {
  files,
  folder,
  hiddenControls,
  waitForScript,
  waitForTitle,
  useSite,
  visit,
  zoomed,
} from './site-browser.ts';

const site = useSite();

/** One page of each kind; `site.deep.test.ts` tests all of them. */
describe('a page', () => {
  describePages(site, [
    'index.html',
    'guides/pagination.html',
    'operations/createAllocationPayment.html',
    'operations/getTab.html',
    'schemas/Fund.html',
    'groups/allocation-payments.html',
    'groups/index.html',
    'schemas/values.html',
    'not-shown.html',
    'requests.html',
  ]);
});

describe('every page', () => {
  it('contains the content security policy that the server sends', async () => {
    const response = await fetch(`${site.origin}/operations/getFund.html`);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const name of files) {
      const text = await readFile(join(folder, name), 'utf8');
      expect(text, name).toMatch(
        /<meta http-equiv="Content-Security-Policy" content="default-src (?:'|&#39;)none/,
      );
    }
  });
});

it('the reference makes no requests to other hosts and logs no errors', async () => {
  expect(await visit(site, site.origin, ['reference/index.html'], waitForTitle)).toEqual([]);
});

it('brokenWords() detects words broken across lines', async () => {
  const page = await site.browser.newPage();
  await page.setContent(
    '<p style="width: 3em; overflow-wrap: anywhere">unsupported</p><p style="width: 3em">a bc</p>',
  );
  expect(await brokenWords(page)).toEqual(['unsupported in "unsupported"']);
  await page.close();
});

it('hiddenControls() detects controls that extend outside the window', async () => {
  const page = await site.browser.newPage(zoomed({ width: 800, height: 600 }, 2));
  await page.setContent(
    '<div class="bar"><button>Near</button><button style="position: absolute; left: 390px">Far</button></div>',
  );
  expect(await hiddenControls(page)).toEqual(['Far']);
  await page.close();
});

describe('with the keyboard alone', () => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await site.browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    page = await context.newPage();
  });
  afterAll(() => context.close());

  it(`readers can search for "external_id", open the payment's page and copy its curl sample`, async () => {
    await page.goto(`${site.origin}/index.html`);
    await waitForScript(page);
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
    await waitForScript(page);

    // The result is a section; the sample is above it.
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

  it('Ctrl+K opens the search and Escape closes it', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('recussal');
    await expect.poll(() => page.locator('#search [role="option"]').first().innerText()).toMatch(/recus/i);
    await page.keyboard.press('Escape');
    await page.locator('dialog#search').waitFor({ state: 'hidden' });
  });

  it('arrow keys choose the sample language, which later pages keep', async () => {
    await page.locator('[role="tab"][aria-selected="true"]').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await page.locator('[role="tabpanel"]:visible').innerText()).toContain('HttpClient.newHttpClient');
    await page.goto(`${site.origin}/operations/getFund.html`);
    await waitForScript(page);
    expect(await page.locator('[role="tabpanel"]:visible').innerText()).toContain('HttpClient.newHttpClient');
  });

  it('a button switches the theme, which later pages keep', async () => {
    const background = (): Promise<string> =>
      page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    const light = await background();
    await page.getByRole('button', { name: 'Use the dark theme' }).press('Enter');
    const dark = await background();
    expect(dark).not.toBe(light);
    await page.reload();
    expect(await background()).toBe(dark);
  });
});

it('an unknown URL shows the 404 page with working links', async () => {
  const page = await site.browser.newPage();
  const response = await page.goto(`${site.origin}/operations/deep/nowhere.html`);
  expect(response?.status()).toBe(404);
  await waitForScript(page);
  await page.getByRole('link', { name: 'index of names', exact: true }).click();
  await page.waitForURL(`${site.origin}/names.html`);
  await page.close();
});

describe('the menu on a narrow screen', () => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await site.browser.newContext({ viewport: { width: 390, height: 844 } });
    page = await context.newPage();
  });
  afterAll(() => context.close());

  it('is modal: it takes the focus until Escape, without changing the page or its URL', async () => {
    await page.goto(`${site.origin}/operations/getTab.html`);
    await waitForScript(page);
    // Focus the button first, because focusing may scroll the page.
    await page.locator('.menu-button').focus();
    await page.waitForTimeout(600);
    await page.evaluate("scrollTo({ top: 1500, behavior: 'instant' })");
    const place = await page.evaluate<number>('scrollY');
    const address = page.url();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#menu :focus').count()).toBe(1);
    const { top, bottom } = await page.evaluate<{ top: number; bottom: number }>(
      "document.querySelector('#menu [aria-current]').getBoundingClientRect().toJSON()",
    );
    expect([top >= 52, bottom <= 844]).toEqual([true, true]);
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
    const bare = await site.browser.newContext({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: false,
    });
    const still = await bare.newPage();
    await still.goto(`${site.origin}/operations/getTab.html`);
    await still.locator('.menu-button').click();
    await expect.poll(() => still.locator('#menu').isVisible()).toBe(true);
    await still.locator('#menu .close').click();
    await expect.poll(() => still.locator('#menu').isVisible()).toBe(false);
    await bare.close();
  });
});

it('on a phone, the search suggests pages, mentions no keys and has a close button', async () => {
  const context = await site.browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(`${site.origin}/operations/getFund.html`);
  await waitForScript(page);
  await page.locator('#search-button').tap();
  const options = page.locator('#search [role="option"]');
  await options.first().waitFor();
  expect(await options.count()).toBeGreaterThan(3);
  await page.keyboard.type('payment');
  await expect.poll(() => options.first().innerText()).toMatch(/payment/i);
  expect(await page.locator('#search [role="status"]').innerText()).not.toContain('Arrow keys');
  await page.getByRole('button', { name: 'Close the search' }).tap();
  await expect.poll(() => page.locator('#search').isVisible()).toBe(false);
  await context.close();
});

it('an operation page has no empty spans, and shows facts side by side', async () => {
  const page = await site.browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.origin}/operations/getFund.html`);
  expect(await page.locator('main span:empty').count()).toBe(0);
  const tops = await page.evaluate<number[]>(
    "[...document.querySelectorAll('.facts > div')].map((fact) => fact.getBoundingClientRect().top)",
  );
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBeLessThan(tops.length);
  await page.close();
});

it('an operation page keeps paragraphs clear of the fields above and below them', async () => {
  const page = await site.browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.origin}/operations/getFund.html`);
  const gaps = await page.evaluate<number[]>(`
    [...document.querySelectorAll('.part > .fields + p, .part > p + .fields')].map(
      (second) => second.getBoundingClientRect().top - second.previousElementSibling.getBoundingClientRect().bottom,
    )`);
  expect(gaps.length).toBeGreaterThan(1);
  expect(Math.min(...gaps)).toBeGreaterThan(8);
  await page.close();
});

it('a page highlights the current section in its list of sections', async () => {
  const page = await site.browser.newPage({ viewport: { width: 1400, height: 800 } });
  await page.goto(`${site.origin}/guides/payments.html#read-the-status`);
  await waitForScript(page);
  await expect.poll(() => page.locator('.toc [aria-current]').innerText()).toBe('Read the status');
  await page.close();
});

it('a link to a field opens the folds around it and scrolls it below the header', async () => {
  const page = await site.browser.newPage({ viewport: { width: 1400, height: 800 } });
  await page.goto(`${site.origin}/operations/getTab.html#Tab.settings.min_attachments`);
  await waitForScript(page);
  const field = page.locator('[id="Tab.settings.min_attachments"]');
  await expect.poll(() => field.isVisible()).toBe(true);
  const top = async (): Promise<number> => (await field.boundingBox())?.y ?? -1;
  await expect.poll(top).toBeGreaterThan(50);
  expect(await top()).toBeLessThan(140);
  await page.close();
});

it('status and format selectors and links in the text change the example panel', async () => {
  const page = await site.browser.newPage({ viewport: { width: 1400, height: 900 } });
  await page.goto(`${site.origin}/operations/getTab.html`);
  await waitForScript(page);
  const shown = page.locator('[data-views] .view:visible');
  expect(await shown.count()).toBe(1);
  await page.locator('[data-status="403"]').click();
  expect(await shown.innerText()).toContain('"status_code": 403');
  await page.locator('[data-format="xml"]').click();
  expect(await shown.innerText()).toContain('<status_code>403</status_code>');
  await page.locator('.errors a', { hasText: 'of maintenance' }).click();
  expect(await shown.innerText()).toContain('MaintenanceStatus');
  await page.goto(`${site.origin}/operations/getFund.html`);
  await waitForScript(page);
  expect(await shown.innerText()).toContain('<?xml');
  await page.close();
});

it('a button copies the page as Markdown with absolute links, and is hidden if the page is opened from disk', async () => {
  const context = await site.browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(`${site.origin}/operations/getFund.html`);
  await waitForScript(page);
  const button = page.getByRole('button', { name: 'Copy this page as Markdown' });
  await button.click();
  await expect.poll(() => page.locator('#status').innerText()).toBe('Copied');
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  const targets = [...copied.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  expect(targets).toContain(`${site.origin}/schemas/Fund.md`);
  expect(targets.filter((target) => !target.startsWith(`${site.origin}/`))).toEqual([]);
  const written = await readFile(join(folder, 'operations/getFund.md'), 'utf8');
  expect(copied.replaceAll(/\]\([^)\s]+\)/g, ']()')).toBe(written.replaceAll(/\]\([^)\s]+\)/g, ']()'));
  await page.goto(pathToFileURL(join(folder, 'operations/getFund.html')).href);
  await waitForScript(page);
  expect(await button.count()).toBe(0);
  expect(await page.getByRole('link', { name: 'This page as Markdown' }).isVisible()).toBe(true);
  await context.close();
});

it('the search finds a name and a sentence if the site is opened from disk', async () => {
  const page = await site.browser.newPage();
  await page.goto(pathToFileURL(join(folder, 'schemas/Fund.html')).href);
  await waitForScript(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('what does a read-only key get on PUT');
  await expect
    .poll(() => page.locator('#search [role="option"]').first().innerText())
    .toContain('read-only-key');
  await page.keyboard.press('Enter');
  await page.waitForURL(/errors\.html#read-only-key$/);
  await page.close();
});

describe('print', () => {
  it('shows all fields and statuses of the largest page, and one labelled sample, on at most 12 sheets', async () => {
    const page = await site.browser.newPage();
    await page.goto(`${site.origin}/operations/getTab.html`);
    await waitForScript(page);
    await page.getByRole('button', { name: 'Use the dark theme' }).click();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.side').isVisible()).toBe(false);
    const hidden = await page.evaluate<string[]>(`[
      ...document.querySelectorAll('.fields > li, .errors tr'),
    ].filter((element) => !element.checkVisibility({ contentVisibilityAuto: true })).map((element) => element.id)`);
    expect(hidden).toEqual([]);
    expect(await page.locator('[role="tabpanel"]').filter({ visible: true }).allInnerTexts()).toEqual([
      expect.stringMatching(/^curl\n/),
    ]);
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

it('without scripts, a page shows every sample and example, and its search links to the index of names', async () => {
  const context = await site.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/operations/getFund.html`);
  const samples = await page.locator('[role="tabpanel"]').count();
  expect(samples).toBeGreaterThanOrEqual(5);
  expect(await page.locator('[role="tabpanel"]').filter({ visible: true }).count()).toBe(samples);
  const views = page.locator('.view[data-s]');
  expect(await views.filter({ visible: true }).count()).toBe(await views.count());
  await page.locator('#search-button').click();
  expect(await page.locator('h1').innerText()).toBe('Index of names');
  await context.close();
});
