/** The mock's timeouts of ten seconds, tested concurrently. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, describe, it } from 'vitest';
import { closeMocks, send, slugOf, start } from '../support/mock.ts';
import { ended, killStarted, listening } from '../support/mock-process.ts';

afterAll(async () => {
  await closeMocks();
  await killStarted();
});

/** Sends text and waits until the mock closes the connection. */
async function sendAndWait(port: number, text: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  socket.write(text);
  await once(socket, 'close');
}

describe.concurrent('the mock', { timeout: 30_000 }, () => {
  it('times out on an incomplete request', async ({ expect }) => {
    const mock = await start();
    await sendAndWait(mock.port, 'GET /account HTTP/1.1\r\nHost: mock\r\n');
    expect((await send(mock, '/account')).status).toBe(200);
  });

  it("doesn't record a connection without a request", async ({ expect }) => {
    const mock = await start();
    await sendAndWait(mock.port, '');
    expect(mock.requests()).toEqual([]);
  });

  it('drops a request that delays closing by more than ten seconds', async ({ expect }) => {
    const mock = await listening();
    const path = `/contributor/${slugOf('contributor')}`;
    const head = `PUT ${path} HTTP/1.1\r\nHost: mock\r\nContent-Length: 100\r\n\r\n{"fie`;
    const dropped = sendAndWait(Number(new URL(mock.url).port), head);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const begin = performance.now();
    mock.child.kill('SIGTERM');
    await dropped;
    expect(await ended(mock)).toBe(0);
    expect(performance.now() - begin).toBeGreaterThan(9_000);
    expect(performance.now() - begin).toBeLessThan(13_000);
  });
});
