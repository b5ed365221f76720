import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { createSiteServer } from './site-server.ts';

const site = join(import.meta.dirname, '../../generated/docs');

/** `npm run docs`: the built documentation, for looking at it on this machine. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string', short: 'p', default: '4000' } } });
  if (!existsSync(join(site, 'index.html')))
    throw new Error('The documentation is not built. Run "npm run build" first.');
  const server = createSiteServer(site).listen(Number(values.port), '127.0.0.1');
  await once(server, 'listening');
  console.log(`Documentation: http://127.0.0.1:${values.port}/`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
