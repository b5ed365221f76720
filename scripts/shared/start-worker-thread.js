// @ts-check
import { Worker } from 'node:worker_threads';

/**
 * Starts the second thread of a build. It loads its packages at once.
 *
 * @returns {Worker} which does not keep the process alive
 */
export function startWorkerThread() {
  const worker = new Worker(new URL('worker-thread.js', import.meta.url), { execArgv: [] });
  worker.unref();
  return worker;
}
