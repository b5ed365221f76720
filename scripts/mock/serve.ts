import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { spawnPrism } from './prism.ts';

const usage = 'Usage: npm run mock [-- --port <number>] [--host <address>]';

/** `npm run mock`: stock Prism on the built description, with its output, until it is ended. */
async function main(): Promise<void> {
  const { port, host } = readArguments();
  const document = join(import.meta.dirname, '../../generated/mock/openapi.json');
  if (!existsSync(document)) {
    throw new Error(`${relative(process.cwd(), document)} is not there. Run "npm run build" first.`);
  }
  const child = await spawnPrism({ document, host, port });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal === 'SIGINT' ? 2 : signal === 'SIGTERM' ? 15 : 1);
  });
}

function readArguments(): { port: number; host: string } {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', short: 'p', default: '4010' },
      host: { type: 'string', short: 'h', default: '127.0.0.1' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${values.port} is no port.\n${usage}`);
  return { port, host: values.host };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
