/**
 * Runs a mock in a separate process and reports its memory use. Usage: `node --expose-gc mock-under-test.js
 * <index.js>`. It sends the mock's port to the parent process, and after each message the memory after garbage
 * collection, in bytes: `held` is JavaScript heap and external memory, `rss` the whole process.
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
