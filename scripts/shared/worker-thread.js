// @ts-check
/** The other side of `worker.ts`: runs named functions of modules, one after the other. */
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';

/** @typedef {{ id: number, module: string, name: string, argument: unknown }} Call */

// What the functions need most, loaded while the first thread is busy. These are CommonJS packages, which `require`
// loads in a fraction of the time of `import`, and Node's own loader faster than that of tsx.
const require = createRequire(import.meta.url);
for (const name of [
  'typescript',
  'openapi-typescript',
  '@stoplight/spectral-core',
  '@stoplight/spectral-rulesets',
]) {
  require(name);
}

let queue = takeTypeScript();

parentPort?.on('message', (/** @type {Call} */ call) => {
  queue = queue.then(() => answer(call));
});

/** A thread does not take over the loader of the thread that starts it. */
async function takeTypeScript() {
  const { register } = await import('tsx/esm/api');
  register();
}

/** @param {Call} call */
async function answer({ id, module, name, argument }) {
  try {
    const exports = await import(module);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage({ id, value: await exports[name](argument) });
  } catch (error) {
    const { message, stack, problems } = /** @type {Error & { problems?: unknown }} */ (error);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage({ id, failure: { message, stack, problems } });
  }
}
