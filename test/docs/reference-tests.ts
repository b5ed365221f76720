import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSiteServer } from '../../scripts/docs/site-server.ts';
import { Model } from '../../scripts/model/model.ts';
import type { Operation } from '../../scripts/model/operation.ts';
import { startBrowser } from '../support/browser.ts';
import { generated, readBundle } from '../support/generated.ts';

export const model = Model.of(readBundle());

/**
 * Tests Redoc in a real browser, from a plain static server.
 *
 * @param operations operations whose sections to test
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
    if (outside.length > 0) throw new Error(`The page requested other hosts: ${outside.join(', ')}`);
    if (complaints.length > 0) throw new Error(`The page logged errors: ${complaints.join('\n')}`);
  });

  /** Opens a fragment of the reference and waits for its section. */
  async function open(hash: string, section: string): Promise<string> {
    await page.goto(`${reference}${hash}`);
    return textOf(section);
  }

  function textOf(section: string): Promise<string> {
    return page.locator(`[data-section-id="${section}"]`).first().innerText();
  }

  it("Redoc's first page shows the title, and has a content security policy", async () => {
    const response = await page.goto(reference);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
    await page.locator('h1').first().waitFor();
    const text = await page.locator('#redoc').innerText();
    expect(text).toContain(model.title);
  });

  describe('the section of every operation', () => {
    it.each(operations.map((operation) => [operation.id, operation.path, operation] as const))(
      '%s has its summary, path and statuses',
      async (operationId, path, operation) => {
        const tag = operation.group.name.toLowerCase().replaceAll(' ', '-');
        const address = `/${tag}/${operationId.toLowerCase()}`;
        const text = await open(`#${address}`, address);
        const expected = [
          operation.summary,
          path,
          ...operation.responses.map(({ status }) => status),
          ...(operation.success?.statusKnown === false ? ['Unknown (GAP-006)'] : []),
        ];
        expect(expected.filter((part) => !text.includes(part))).toEqual([]);
        expect(text.replace(/^.*?\nResponses\n/s, '').match(/\b[2-5](?:\d\d|XX)\b/)?.[0]).toBe(
          operation.success?.status,
        );
      },
    );
  });

  it('Redoc lists the error conditions of a response', async () => {
    await open('#/funds/getfund', '/funds/getfund');
    const section = page.locator('[data-section-id="/funds/getfund"]').first();
    await section.getByText('401', { exact: true }).first().click();
    const condition = model.conditions.find(({ id }) => id === 'missing-api-key');
    const when = section.getByText((condition?.when ?? 'none').replaceAll('`', ''), { exact: true });
    await when.waitFor();
    expect(await when.count()).toBe(1);
  });

  it("Redoc's page has hash links before scripts have run", async () => {
    const html = await (await fetch(reference)).text();
    const paths = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
    expect(paths).toContain('#/funds');
    expect(paths.filter((href) => href?.startsWith('/'))).toEqual([]);
    expect(html).not.toMatch(/<script(?![^>]* src=)/);
  });

  it('Redoc works in dark mode', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(reference);
    await page.locator('h1').first().waitFor();
    await page.locator('html.dark').waitFor();
    expect(await page.locator('h1').first().innerText()).toContain(model.title);
  });

  it("Redoc's search finds operations", async () => {
    await page.goto(reference);
    await page.getByTestId('search-trigger').filter({ hasText: 'Search' }).click();
    await page.locator('input:focus').pressSequentially('recusal');
    // The matching words are in separate elements.
    await expect
      .poll(() => page.locator('body').innerText(), { timeout: 20_000 })
      .toMatch(/PUT\s*\/application\/\{application_slug\}\/recuse\s*Recuse a reviewer/);
  });
}
