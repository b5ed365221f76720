// @ts-check
/** The other side of `worker.ts`: runs named functions of modules, one after the other. */
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * @typedef {{ id: number, module: string, name: string, argument: unknown }} Call
 * @typedef {{ packages?: string[], call?: { module: string, name: string } }} Warmup what the functions of this thread
 *   need most, to be loaded while the first thread is busy: packages, and a function to call
 */
const { packages = [], call } = /** @type {Warmup} */ (workerData ?? {});

// These are CommonJS packages, which `require` loads in a fraction of the time of `import`, and Node's own loader
// faster than that of tsx.
const require = createRequire(import.meta.url);
for (const name of packages) require(name);

/** @type {Promise<unknown>} */
let queue = call ? import(call.module).then((exports) => exports[call.name]()) : Promise.resolve();

// A failure shows again, and where somebody waits for it, at the first call.
queue = queue.catch(() => undefined);

parentPort?.on('message', (/** @type {Call} */ message) => {
  queue = queue.then(() => answer(message));
});

/** @type {Promise<unknown> | undefined} */
let typescript;

/** A thread does not take over the loader of the thread that starts it, and not every thread needs it. */
function loadTypeScript() {
  return (typescript ??= import('tsx/esm/api').then(({ register }) => register()));
}
if (!call) void loadTypeScript();

/** @param {Call} call */
async function answer({ id, module, name, argument }) {
  try {
    if (module.endsWith('.ts')) await loadTypeScript();
    const exports = await import(module);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage({ id, value: await exports[name](argument) });
  } catch (error) {
    const { message, stack, problems } = /** @type {Error & { problems?: unknown }} */ (error);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage({ id, failure: { message, stack, problems } });
  }
}
