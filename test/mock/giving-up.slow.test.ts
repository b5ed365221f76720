/** Clients that give up, and their entries in the journal. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeMocks, facts, type MockServer, send, slugOf, start } from '../support/mock.ts';

afterEach(async () => {
  vi.useRealTimers();
  await closeMocks();
});

const fund = `/fund/${slugOf('fund')}`;
const path = `/contributor/${slugOf('contributor')}`;

/** Sends a request that the client aborts, by default after 200 ms. */
async function giveUp(mock: MockServer, signal = AbortSignal.timeout(200)): Promise<void> {
  const headers = { accept: facts.jsonMediaType, [facts.apiKeyHeader]: 'k' };
  const call = fetch(mock.url + fund, { headers, signal });
  await expect(call).rejects.toThrow(/aborted|timeout/i);
}

describe('a client that gives up', () => {
  it("doesn't keep the mock or its process alive", async () => {
    const mock = await start({ faults: [{ kind: 'slow', delay: 30_000 }] });
    await giveUp(mock);
    const begin = performance.now();
    await mock.close();
    expect(performance.now() - begin).toBeLessThan(2_000);
  });

  it('is recorded on arrival and marked when it disconnects', async () => {
    const mock = await start({ faults: [{ kind: 'slow', delay: 30_000 }] });
    const client = new AbortController();
    const call = giveUp(mock, client.signal);
    await expect.poll(() => mock.requests()).toHaveLength(1);
    expect(mock.requests()).toMatchObject([{ operation: 'getFund', status: null, aborted: false }]);
    client.abort();
    await call;
    await expect.poll(() => mock.requests()).toMatchObject([{ status: null, aborted: true, fault: 'slow' }]);
  });

  it("isn't recorded after a reset", async () => {
    const mock = await start({ faults: [{ kind: 'slow', delay: 30_000 }] });
    const call = send(mock, fund);
    await expect.poll(() => mock.requests()).toHaveLength(1);
    mock.reset();
    await call;
    expect(mock.requests()).toEqual([]);
  });

  it('is recorded with its operation if it disconnects during an upload', async () => {
    const mock = await start();
    for (const end of ['end', 'resetAndDestroy'] as const) {
      const socket = connect(mock.port, '127.0.0.1');
      await once(socket, 'connect');
      socket.on('error', () => undefined).resume();
      socket.write(`PUT ${path} HTTP/1.1\r\nHost: mock\r\nContent-Length: 100\r\n\r\n{"fie`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      socket[end]();
      await once(socket, 'close');
    }
    const aborted = { method: 'PUT', url: path, operation: 'updateContributor', status: null, aborted: true };
    await expect.poll(() => mock.requests()).toMatchObject([aborted, aborted]);
    expect(mock.requests()).toHaveLength(2);
  });
});

it.each(['reset', 'close'] as const)('%s() sends delayed responses at once', async (end) => {
  const mock = await start({ faults: [{ kind: 'slow', delay: 30_000 }] });
  const begin = performance.now();
  const response = send(mock, fund);
  await expect.poll(() => mock.requests()).toHaveLength(1);
  await mock[end]();
  expect((await response).status).toBe(200);
  expect(performance.now() - begin).toBeLessThan(5_000);
});

it('overlapping requests are recorded by time of arrival', async () => {
  const mock = await start({ faults: [{ operation: 'getFund', kind: 'slow', delay: 300 }] });
  const slow = send(mock, fund);
  await expect.poll(() => mock.requests(), { interval: 5 }).toHaveLength(1);
  const before = Date.now();
  await send(mock, '/account');
  await slow;
  const [first, second] = mock.requests();
  expect([first?.operation, second?.operation]).toEqual(['getFund', 'getAccount']);
  expect(Date.parse(first?.time ?? '')).toBeLessThanOrEqual(before);
  expect(first).toMatchObject({ status: 200, aborted: false });
});

it('the mock waits in real time even under fake timers', async () => {
  const mock = await start({ latency: 20, faults: [{ kind: 'slow', delay: 30 }] });
  vi.useFakeTimers();
  const response = await send(mock, fund);
  expect(response.status).toBe(200);
  vi.useRealTimers();
});
