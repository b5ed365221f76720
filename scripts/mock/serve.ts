import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { exitCodes, runAsProgram, type Command } from '../cli/command.ts';
import { CommandFailure, UsageError } from '../cli/errors.ts';
import { spawnPrism } from '../prism/stock-prism.ts';
import { onParentsEnd } from './runtime/parent.ts';

const mockPackage = join(import.meta.dirname, '../../generated/mock');
const options = {
  stock: { type: 'boolean' },
  port: { type: 'string', short: 'p', default: '4010' },
  host: { type: 'string', default: '127.0.0.1' },
} as const;

/** `npm run mock -- --stock`: stock Prism on the built description, until it is ended. */
const stockCommand: Command<typeof options> = {
  usage: `Usage: npm run mock -- --stock [options]

Serves the built description with stock Prism, which knows no data and no paging, meets few of the interface's errors,
and ends with an Accept header that it cannot read: scripts/mock/stock-prism.md has the list. Without --stock it is the
built mock, whose options \`npm run mock -- --help\` lists.

  --port, -p <number>  port to listen on       (default: 4010)
  --host <address>     address to listen on    (default: 127.0.0.1)
  --help               show this

Exit codes: 1 it cannot start; 2 the command line is wrong; else that of Prism.`,
  options,
  async run(values) {
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new UsageError(`${values.port} is not a port.`);
    const document = join(mockPackage, 'openapi.json');
    if (!existsSync(document)) throw new CommandFailure(missing(document));
    try {
      endWith(await spawnPrism({ document, port, host: values.host }));
    } catch (error) {
      throw new CommandFailure(error instanceof Error ? error.message : String(error));
    }
  },
};

const args = process.argv.slice(2);
if (args.includes('--stock')) await runAsProgram(import.meta.url, stockCommand);
else startMock();

/** `npm run mock`: the built mock, which reads its command line itself, until it is ended. */
function startMock(): void {
  const program = join(mockPackage, 'dist/cli.js');
  // The mock's own options end at --, where a command may follow.
  const all = [program, '--exit-with-parent', ...args];
  if (existsSync(program)) return endWith(spawn(process.execPath, all, { stdio: 'inherit' }));
  console.error(missing(program));
  process.exitCode = exitCodes.failed;
}

function missing(file: string): string {
  return `${relative(process.cwd(), file)} is not there. Run "npm run build" first.`;
}

/**
 * Passes signals on to the child, and ends as it ends. A signal to npm reaches the shell between npm and this process and
 * ends that alone; the child ends then too.
 */
function endWith(child: ChildProcess): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  onParentsEnd(() => child.kill('SIGTERM'));
  child.once('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal === 'SIGINT' ? 2 : signal === 'SIGTERM' ? 15 : 1);
  });
}
