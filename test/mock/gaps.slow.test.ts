/** `X-Mock-Gap` marks exactly the responses whose status or shape isn't documented. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Json } from '../../scripts/model/document.ts';
import { readBundle } from '../support/generated.ts';
import { closeMocks, facts, type MockServer, send, slugOf, start, xmlMediaType } from '../support/mock.ts';

let mock: MockServer;
beforeAll(async () => {
  mock = await start();
});
afterAll(closeMocks);

const gapsOf = async (method: string, path: string, more: object = {}): Promise<string | null> =>
  (await send(mock, path, { method, ...more })).headers.get('x-mock-gap');

it('X-Mock-Gap marks no response with a documented status and shape', async () => {
  const tab = `/tab/${slugOf('tab')}`;
  expect(await gapsOf('GET', tab)).toBeNull();
  expect(await gapsOf('GET', tab, { headers: { accept: xmlMediaType } })).toBeNull();
  for (const path of ['/nowhere', '/fund/short', '/fund/ZzZzZzZz', '/allocation-payment?per_page=0'])
    expect([path, await gapsOf('GET', path)]).toEqual([path, null]);
});

it('X-Mock-Gap contains the ID of an unknown about a success status', async () => {
  const reads = facts.operations.filter(({ method }) => method === 'GET');
  const checks = reads.map(async ({ id, path, collection, success, responses }) => {
    const status = responses[success]?.documented ?? '';
    const documented = readBundle().paths[path]?.get?.responses[status] as { 'x-gap'?: Json };
    const gaps = await gapsOf(
      'GET',
      path.replace(/\{.*\}/, () => slugOf(collection)),
    );
    const documentedGaps = (documented['x-gap'] ?? []) as string[];
    return { id, isUnknown: status === '2XX', isNamed: documentedGaps.some((gap) => gaps?.includes(gap)) };
  });
  const all = await Promise.all(checks);
  expect(all.filter(({ isUnknown, isNamed }) => isUnknown !== isNamed)).toEqual([]);
  expect(all.filter(({ isUnknown }) => isUnknown)).not.toEqual([]);
});

it("X-Mock-Gap contains the ID of an unknown about a body's shape", async () => {
  const invalid = { body: { fields: 1 } };
  expect(await gapsOf('PUT', `/contributor/${slugOf('contributor')}`, invalid)).toBe('GAP-024');
  for (const path of ['/account', `/webhook/${slugOf('webhook')}`, '/field'])
    expect((await gapsOf('GET', path))?.split(', ').length).toBeGreaterThan(1);
});
