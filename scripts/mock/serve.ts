import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { spawnPrism } from './prism.ts';

const mockPackage = join(import.meta.dirname, '../../generated/mock');
const usage = 'Usage: npm run mock -- --stock [--port <number>] [--host <address>]';

/**
 * `npm run mock`: the built mock, which takes the flags that its `--help` lists; with `--stock` stock Prism on the built
 * description. Either runs with its output until it is ended.
 */
async function main(args: readonly string[]): Promise<void> {
  const stock = args.includes('--stock');
  const file = join(mockPackage, stock ? 'openapi.json' : 'dist/cli.js');
  if (!existsSync(file)) {
    throw new Error(`${relative(process.cwd(), file)} is not there. Run "npm run build" first.`);
  }
  const child = stock
    ? await spawnPrism({ document: file, ...readStockArguments(args) })
    : spawn(process.execPath, [file, ...args], { stdio: 'inherit' });
  endWith(child);
}

/** Passes signals on to the child, and ends as it ends. */
function endWith(child: ChildProcess): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal === 'SIGINT' ? 2 : signal === 'SIGTERM' ? 15 : 1);
  });
}

function readStockArguments(args: readonly string[]): { port: number; host: string } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      stock: { type: 'boolean' },
      port: { type: 'string', short: 'p', default: '4010' },
      host: { type: 'string', short: 'h', default: '127.0.0.1' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${values.port} is no port.\n${usage}`);
  return { port, host: values.host };
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
