import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createGrantManagementClient, type GrantManagementFetchClient } from '@grant-management/client/fetch';
import { type MockServer, startMock } from '@grant-management/mock';
import { rename, totals } from './finance.ts';

let mock: MockServer;
let client: GrantManagementFetchClient;
beforeAll(async () => {
  mock = await startMock({ keys: { 'ci-key': 'valid', 'old-key': 'suspended' } });
  client = createGrantManagementClient({ baseUrl: mock.url, apiKey: 'ci-key', maxRetries: 0 });
});
afterEach(() => mock.reset());
afterAll(() => mock.close());

const listed = () => mock.requests().filter(({ operation }) => operation === 'listAllocationPayments');

describe('totals', () => {
  it('reads every page', async () => {
    const sums = await totals(client);
    const expected = new Map<string, number>();
    for (const { currency, amount } of mock.state().data['allocation-payment'] ?? [])
      expected.set(String(currency), (expected.get(String(currency)) ?? 0) + Number(amount));
    expect(sums).toEqual(expected);
    expect(listed().map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('tries again after 429 and 503', async () => {
    mock.set({
      faults: [
        { operation: 'listAllocationPayments', kind: 'condition', condition: 'rate-limited' },
        { operation: 'listAllocationPayments', kind: 'status', status: 503, times: 2 },
      ],
    });
    expect((await totals(client)).size).toBe(2);
    expect(listed().map(({ status }) => status)).toEqual([429, 503, 503, 200, 200, 200]);
  });

  it('gives up when maintenance does not end', async () => {
    mock.set({ maintenance: true });
    await expect(totals(client)).rejects.toThrow('the list was answered with 503');
  });

  it('is refused with the key of a suspended account', async () => {
    const old = createGrantManagementClient({ baseUrl: mock.url, apiKey: 'old-key', maxRetries: 0 });
    await expect(totals(old)).rejects.toThrow('the list was answered with 403');
  });
});

const contributor = () => String(mock.state().data['contributor']?.[0]?.['slug']);

describe('rename', () => {
  it('changes what the next call sees', async () => {
    expect(await rename(client, contributor(), 'MDfktWCW', 'Treasurer')).toMatch(/^updated 20/);
    expect(JSON.stringify(mock.state().data['contributor']?.[0])).toContain('Treasurer');
  });

  it('names the field that is wrong', async () => {
    expect(await rename(client, contributor(), 'ZzZzZzZz', 'x')).toBe('invalid: fields.ZzZzZzZz');
  });

  it('knows maintenance', async () => {
    mock.set({ maintenance: true });
    expect(await rename(client, contributor(), 'MDfktWCW', 'x')).toBe('maintenance');
  });
});
