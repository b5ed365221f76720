import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { createSiteServer } from '../../scripts/docs/site-server.ts';
import { startBrowser } from '../support/browser.ts';
import { generated } from '../support/generated.ts';

export const folder = join(generated, 'docs');

/** File names of all pages of the site, including Redoc. */
export const files = (await readdir(folder, { recursive: true }))
  .filter((name) => name.endsWith('.html'))
  .toSorted();

/** All pages except Redoc. */
export const staticPages = files.filter((name) => !name.startsWith('reference/'));

const axeScript = await readFile(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** The built site on a local server, and a browser. */
export class Site {
  #server: Server | undefined;
  #browser: Browser | undefined;
  #origin = '';

  get browser(): Browser {
    if (!this.#browser) throw new Error("The browser isn't running.");
    return this.#browser;
  }

  /** The server's URL, without a trailing slash. */
  get origin(): string {
    return this.#origin;
  }

  async start(): Promise<void> {
    const server = createSiteServer(folder).listen(0, '127.0.0.1');
    this.#server = server;
    [this.#browser] = await Promise.all([startBrowser(), once(server, 'listening')]);
    const address = server.address();
    this.#origin = `http://127.0.0.1:${typeof address === 'object' ? String(address?.port) : ''}`;
  }

  async stop(): Promise<void> {
    await this.#browser?.close();
    this.#server?.close();
  }
}

/** Serves the site for the tests of a file. */
export function useSite(): Site {
  const site = new Site();
  beforeAll(() => site.start());
  afterAll(() => site.stop());
  return site;
}

/** Browser settings for viewing a page. */
export interface Look {
  readonly look: string;
  readonly viewport: { width: number; height: number };
  readonly colorScheme: 'light' | 'dark';
  readonly forcedColors?: 'active';
}

const wide = { width: 1400, height: 1000 };
export const looks: readonly Look[] = [
  { look: 'light', viewport: wide, colorScheme: 'light' },
  { look: 'dark', viewport: wide, colorScheme: 'dark' },
  { look: '390 px', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { look: 'forced colours', viewport: wide, colorScheme: 'light', forcedColors: 'active' },
];

/** Creates a browser context with these settings, in which axe can be injected. */
export function contextOf(
  { browser }: Site,
  { viewport, colorScheme, forcedColors }: Look,
): Promise<BrowserContext> {
  return browser.newContext({
    viewport,
    colorScheme,
    ...(forcedColors && { forcedColors }),
    bypassCSP: true,
  });
}

/** Opens pages one after another. Returns their requests to other hosts, and their errors. */
export async function visit(
  { browser }: Site,
  base: string,
  names: readonly string[],
  settle: (page: Page) => Promise<unknown>,
): Promise<string[]> {
  const context = await browser.newContext();
  const problems: string[] = [];
  await context.route('**/*', (route) => {
    const url = route.request().url();
    if (url.startsWith(`${base}/`) || /^(?:data|blob):/.test(url)) return route.continue();
    problems.push(`requested ${url}`);
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

/** Waits until a static page's script has run. */
export const waitForScript = (page: Page): Promise<unknown> =>
  page.locator('[data-colours][aria-label^="Use "]').waitFor({ state: 'attached' });

/** Waits until Redoc shows the title. */
export const waitForTitle = (page: Page): Promise<unknown> => page.locator('h1').first().waitFor();

/** Returns the number of pixels by which a page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/**
 * Emulates browser zoom: fewer CSS pixels, each drawn larger.
 *
 * @param factor 2 for 200 %
 */
export function zoomed(
  window: { width: number; height: number },
  factor: number,
): { viewport: { width: number; height: number }; deviceScaleFactor: number } {
  const viewport = { width: Math.floor(window.width / factor), height: Math.floor(window.height / factor) };
  return { viewport, deviceScaleFactor: factor };
}

/** Returns the controls of the header and code panels that extend outside the window, where they can't be clicked. */
export const hiddenControls = (page: Page): Promise<string[]> =>
  page.evaluate<
    string[]
  >(`[...document.querySelectorAll('.bar a, .bar button, .panel-head button, .panel-sub :is(button, select)')]
    .filter((element) => element.checkVisibility() && !element.closest('.tabs, .codes'))
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -0.5 || right > document.documentElement.clientWidth + 0.5;
    })
    .map((element) => element.getAttribute('aria-label') ?? element.textContent.trim())`);

/** Returns axe's findings of at least this impact, one per element. */
export async function axe(page: Page, least: 'minor' | 'serious' = 'serious'): Promise<string[]> {
  await page.evaluate(axeScript);
  const { violations } = await page.evaluate<AxeResults>(
    "axe.run(document, { resultTypes: ['violations'] })",
  );
  return violations
    .filter(({ impact }) => least === 'minor' || impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
