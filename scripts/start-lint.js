// @ts-check
/**
 * What `npm run lint` starts. As with `start-build.js`, `tsx scripts/lint/main.ts` does the same, later: two threads
 * load Spectral and the dictionary while this one loads Redocly.
 */
import { setFlagsFromString } from 'node:v8';
import { preload } from './build/preload.js';
import { shortLived } from './build/short-lived.js';
import { mayStartSpellingThread, startSpectralThread } from './build/start-worker-thread.js';

setFlagsFromString(shortLived);
const threads = { spectral: startSpectralThread(), spelling: mayStartSpellingThread() };
await preload();
const { register } = await import('tsx/esm/api');
register();
const { main } = await import('./lint/main.ts');
await main(process.argv.slice(2), threads);
