// @ts-check
/**
 * What `npm run build` starts. `tsx scripts/build.ts` does the same, later: this loads the large packages with Node's
 * own loader before tsx takes over, which doubles the time of each, and lets other threads load theirs meanwhile.
 */
import { setFlagsFromString } from 'node:v8';
import { preload } from './build/preload.js';
import { shortLived } from './build/short-lived.js';
import { mayStartSpellingThread, startWorkerThread } from './build/start-worker-thread.js';

setFlagsFromString(shortLived);
const threads = { worker: startWorkerThread(), spelling: mayStartSpellingThread() };
await preload();
const { register } = await import('tsx/esm/api');
register();
const { main } = await import('./build.ts');
await main(process.argv.slice(2), threads);
