// @ts-check
import { Worker } from 'node:worker_threads';

const spectral = [
  '@stoplight/spectral-core',
  '@stoplight/spectral-rulesets',
  '@stoplight/spectral-owasp-ruleset',
];

/**
 * Starts the second thread of a build: types, client and Spectral. It loads its packages at once.
 *
 * @returns {Worker} which does not keep the process alive
 */
export function startWorkerThread() {
  return start({ packages: ['typescript', 'openapi-typescript', ...spectral] });
}

/** Starts a thread for Spectral alone. */
export function startSpectralThread() {
  return start({ packages: spectral });
}

/** Starts a thread for spelling, which loads its dictionary at once. */
export function startSpellingThread() {
  return start({
    call: { module: new URL('../lint/spelling.js', import.meta.url).href, name: 'loadDictionary' },
  });
}

/** @param {import('./worker-thread.js').Warmup} workerData what to do before the first call comes */
function start(workerData) {
  const worker = new Worker(new URL('worker-thread.js', import.meta.url), { execArgv: [], workerData });
  worker.unref();
  return worker;
}
