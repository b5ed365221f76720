/**
 * A mock in a process of its own that says how much memory it holds: `node --expose-gc mock-under-test.js <index.js>`.
 * Its parent gets the port, and after each message what is held once everything that can be freed is free.
 */
import { pathToFileURL } from 'node:url';

const { startMock } = await import(pathToFileURL(process.argv[2] ?? '').href);
const mock = await startMock();
process.send?.({ port: mock.port });
process.on('message', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ held: heapUsed + external, rss });
});
