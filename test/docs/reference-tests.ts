import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSiteServer } from '../../scripts/docs/site-server.ts';
import { writeSamples } from '../../scripts/docs/samples/write-samples.ts';
import { Model } from '../../scripts/model/model.ts';
import type { Operation } from '../../scripts/model/operation.ts';
import { startBrowser } from '../support/browser.ts';
import { generated, readBundle } from '../support/generated.ts';

export const model = Model.of(readBundle());

const withoutSpace = (text: string): string => text.replaceAll(/\s+/g, '');

/**
 * The interactive reference in a real browser, from a plain static server.
 *
 * @param operations those whose sections and samples are looked at
 */
export function describeReference(operations: readonly Operation[]): void {
  let server: Server;
  let browser: Browser;
  let origin: string;
  let reference: string;
  let page: Page;
  let outside: string[];
  let complaints: string[];

  beforeAll(async () => {
    server = createSiteServer(join(generated, 'docs')).listen(0, '127.0.0.1');
    [browser] = await Promise.all([startBrowser(), once(server, 'listening')]);
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' ? String(address?.port) : ''}`;
    reference = `${origin}/reference/`;
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  beforeEach(async () => {
    outside = [];
    complaints = [];
    page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${origin}/`) && !/^(?:data|blob):/.test(url)) outside.push(url);
    });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
  });
  afterEach(async () => {
    await page.close();
    if (outside.length > 0) throw new Error(`The page asked other hosts: ${outside.join(', ')}`);
    if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join('\n')}`);
  });

  /** Opens a place of the reference and waits for it. */
  async function open(hash: string, section: string): Promise<string> {
    await page.goto(`${reference}${hash}`);
    return textOf(section);
  }

  /** Clicks the language of a sample in the menu of its panel; the first menu is that of the servers. */
  async function chooseLanguage(panel: Locator, label: string): Promise<void> {
    await panel.locator('button[aria-haspopup="menu"]').nth(1).click({ timeout: 5000 });
    await page.getByRole('menuitem', { name: label, exact: true }).click({ timeout: 5000 });
  }

  function textOf(section: string): Promise<string> {
    return page.locator(`[data-section-id="${section}"]`).first().innerText();
  }

  it('shows the description on its first page', async () => {
    const response = await page.goto(reference);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
    await page.locator('h1').first().waitFor();
    const text = await page.locator('#redoc').innerText();
    expect(text).toContain('Interactive reference');
    expect(await page.locator('nav').first().innerText()).toContain(model.title);
  });

  describe('every operation', () => {
    it.each(operations.map((operation) => [operation.id, operation.path, operation] as const))(
      '%s',
      async (operationId, path, operation) => {
        const tag = operation.group.name.toLowerCase().replaceAll(' ', '-');
        const address = `/${tag}/${operationId.toLowerCase()}`;
        const text = await open(`#${address}`, address);
        const expected = [
          operation.summary,
          path,
          ...operation.responses.map(({ status }) => status),
          ...(operation.success?.statusKnown === false ? ['Unknown (', 'GAP-006'] : []),
          ...operation.unnamedParameters.map(({ role }) => role.replaceAll('-', ' ')),
        ];
        expect(expected.filter((part) => !text.includes(part))).toEqual([]);
        expect(text.replace(/^.*?\nResponses\n/s, '').match(/\b[2-5](?:\d\d|XX)\b/)?.[0]).toBe(
          operation.success?.status,
        );
      },
    );
  });

  it('says in an error response which conditions lead to it', async () => {
    await open('#/funds/getfund', '/funds/getfund');
    const section = page.locator('[data-section-id="/funds/getfund"]').first();
    await section.getByText('401', { exact: true }).first().click();
    const condition = model.conditions.find(({ id }) => id === 'missing-api-key');
    const when = section.getByText((condition?.when ?? 'none').replaceAll('`', ''), { exact: true });
    await when.waitFor();
    expect(await when.count()).toBe(1);
  });

  it('leads from what is not shown to the page that lists it', async () => {
    await open('#/funds/getfund', '/funds/getfund');
    await page.locator('a[href$="not-shown.html#GAP-006"]').first().click();
    await page.waitForURL(`${origin}/not-shown.html#GAP-006`);
    expect(await page.locator('h1').innerText()).toBe('Unknowns');
  });

  it('links places by their hash before any script has run', async () => {
    const html = await (await fetch(reference)).text();
    const paths = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
    expect(paths).toContain('#/funds');
    expect(paths.filter((href) => href?.startsWith('/'))).toEqual([]);
    expect(html).not.toMatch(/<script(?![^>]* src=)/);
  });

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'shows the samples of %s in every language',
    async (operationId, operation) => {
      const tag = operation.group.name.toLowerCase().replaceAll(' ', '-');
      const address = `/${tag}/${operationId.toLowerCase()}`;
      await open(`#${address}`, address);
      const panel = page
        .locator(`[data-section-id="${address}"]`)
        .first()
        .locator('.panel-request-samples')
        .first();
      await panel.waitFor();
      for (const { label, text } of writeSamples(model, operation)) {
        await chooseLanguage(panel, label);
        await expect
          .poll(async () => withoutSpace(await panel.innerText()), { message: label, timeout: 10_000 })
          .toContain(withoutSpace(text));
      }
    },
  );

  it('leads back to the static pages', async () => {
    await page.goto(reference);
    await page.locator('a[href="../index.html"]').first().click();
    await page.waitForURL(`${origin}/index.html`);
    expect(await page.title()).toContain(model.title);
  });

  it('works without the server sending its policy, and in the dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(reference);
    await page.locator('h1').first().waitFor();
    await page.locator('html.dark').waitFor();
    expect(await page.locator('h1').first().innerText()).toContain('Interactive reference');
  });

  it('opens its search with a slash, and leads back from its first line', async () => {
    await page.goto(reference);
    await page.locator('h1').first().waitFor();
    await expect
      .poll(async () => {
        await page.keyboard.press('/');
        return page.locator('input:focus').count();
      })
      .toBe(1);
    await page.goto('about:blank');
    await page.goto(reference);
    await page
      .getByRole('navigation', { name: 'Documentation' })
      .getByRole('link', { name: model.title })
      .click();
    await page.waitForURL(`${origin}/index.html`);
  });

  it('finds operations by its search', async () => {
    await page.goto(reference);
    await page.getByTestId('search-trigger').filter({ hasText: 'Search' }).click();
    await page.locator('input:focus').pressSequentially('recusal');
    // The words that were found are in elements of their own.
    await expect
      .poll(() => page.locator('body').innerText(), { timeout: 20_000 })
      .toMatch(/PUT\s*\/application\/\{application_slug\}\/recuse\s*Recuse a reviewer/);
  });
}
