import type { Page } from 'playwright-core';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { brokenWords } from './broken-words.ts';
import {
  axe,
  contextOf,
  overflowOf,
  folder,
  hiddenControls,
  looks,
  waitForScript,
  type Site,
  visit,
  zoomed,
} from './site-browser.ts';

/**
 * Tests every static page.
 *
 * @param names file names of the pages
 */
export function describePages(site: Site, names: readonly string[]): void {
  it('makes no requests to other hosts and logs no errors when served', async () => {
    expect(await visit(site, site.origin, names, waitForScript)).toEqual([]);
  });

  it('makes no requests to other hosts and logs no errors when opened from disk', async () => {
    // The 404 page is never opened from disk: its links are relative to the server's root.
    const pages = names.filter((name) => name !== '404.html');
    expect(await visit(site, pathToFileURL(folder).href, pages, waitForScript)).toEqual([]);
  });

  it.each(looks)('has no axe issues with all folds open: $look', async (look) => {
    const context = await contextOf(site, look);
    const page = await context.newPage();
    const problems: string[] = [];
    for (const name of names) {
      await page.goto(`${site.origin}/${name}`);
      await waitForScript(page);
      await page.evaluate(
        "document.querySelectorAll('main details').forEach((fold) => { fold.open = true; })",
      );
      problems.push(...(await axe(page, 'minor')).map((problem) => `${name} ${problem}`));
    }
    await context.close();
    expect(problems).toEqual([]);
  });

  it('breaks no words and fits the window at any width', async () => {
    const page = await site.browser.newPage();
    const problems: string[] = [];
    for (const name of names) {
      await page.goto(`${site.origin}/${name}`);
      for (const width of [1920, 1400, 1000, 700, 390, 320]) {
        await page.setViewportSize({ width, height: 1000 });
        const place = `${name} at ${width} px`;
        // Below 390 px, a long name can't avoid breaking.
        if (width >= 390) problems.push(...(await brokenWords(page)).map((word) => `${place}: ${word}`));
        const over = await overflowOf(page);
        if (over > 0) problems.push(`${place}: ${over} px too wide`);
      }
    }
    await page.close();
    expect(problems).toEqual([]);
  });

  it('clips nothing and fits the window at 200 % zoom', async () => {
    const problems: string[] = [];
    for (const window of [
      { width: 1280, height: 1024 },
      { width: 1920, height: 1080 },
    ]) {
      const page = await site.browser.newPage(zoomed(window, 2));
      for (const name of names) {
        await page.goto(`${site.origin}/${name}`);
        await waitForScript(page);
        const place = `${name} in a window of ${window.width} px`;
        const over = await overflowOf(page);
        if (over > 0) problems.push(`${place}: ${over} px too wide`);
        problems.push(
          ...(await hiddenControls(page)).map((control) => `${place}: ${control} is outside the window`),
        );
      }
      await page.close();
    }
    expect(problems).toEqual([]);
  });

  it('highlights its menu entry and scrolls to it', async () => {
    const page = await site.browser.newPage({ viewport: { width: 1400, height: 800 } });
    const lost: string[] = [];
    for (const name of names.filter((file) => !/^(?:index|404)\.html$/.test(file))) {
      await page.goto(`${site.origin}/${name}`);
      await waitForScript(page);
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
  });

  it("doesn't shift while loading on a slow connection and CPU", async () => {
    const page = await site.browser.newPage({ viewport: { width: 1400, height: 900 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: 200_000,
      uploadThroughput: 200_000,
    });
    await page.addInitScript(`
      self.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) self.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    `);
    const moved: string[] = [];
    for (const name of names) {
      await goWithRetries(page, `${site.origin}/${name}`);
      await waitForScript(page);
      const shift = await page.evaluate<number>(
        'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(self.shift))))',
      );
      // Two decimals, as in browser tools, because a partially loaded header grows by a pixel or two.
      if (shift >= 0.005) moved.push(`${name}: ${shift}`);
    }
    await page.close();
    expect(moved).toEqual([]);
  });
}

/** Retries the navigation, because Chromium's emulated connection stalls now and then. */
async function goWithRetries(page: Page, address: string): Promise<void> {
  for (let attempt = 1; attempt < 3; attempt += 1) {
    const stalled = await page.goto(address, { timeout: 30_000 }).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (stalled === undefined) return;
    if (!(stalled instanceof Error && stalled.name === 'TimeoutError')) throw stalled;
  }
  await page.goto(address, { timeout: 30_000 });
}

/** Redoc's own issues, by selector, which we can't fix. At most five per page. */
const upstream: readonly string[] = [
  'label-content-name-mismatch: button[aria-label="Response media type"]',
  'label-content-name-mismatch: button[aria-label="Request media type"]',
  'label-content-name-mismatch: button[aria-label="Example"]',
];

/**
 * Tests Redoc with axe.
 *
 * @param places URL fragments
 */
export function describeReference(site: Site, places: readonly string[]): void {
  it.each(looks)("has no serious axe issues except Redoc's own: $look", async (look) => {
    const context = await contextOf(site, look);
    const page = await context.newPage();
    const unexpected: string[] = [];
    for (const place of places) {
      await page.goto(`${site.origin}/reference/${place}`);
      await page.locator('[data-section-id]').first().waitFor({ state: 'attached' });
      // The page continues rendering after its first section.
      await page.waitForTimeout(1500);
      const problems = await axe(page);
      expect(problems.length, place).toBeLessThanOrEqual(5);
      const known = (problem: string): boolean => upstream.some((issue) => problem.includes(issue));
      unexpected.push(
        ...problems.filter((problem) => !known(problem)).map((problem) => `${place} ${problem}`),
      );
      await page.goto('about:blank');
    }
    await context.close();
    expect(unexpected).toEqual([]);
  });
}
