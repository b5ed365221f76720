/** `npm run prism`: runs stock Prism on the built description. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runAsProgram } from '../cli/command.ts';
import { CommandFailure, UsageError } from '../cli/errors.ts';
import { spawnPrism } from './stock-prism.ts';

await runAsProgram(import.meta.url, {
  usage: `Usage: npm run prism -- [options]

Serves the built description with stock Prism: documented answers, without data, paging or most errors.
scripts/prism/README.md says where it differs from the interface; npm run mock is the server that keeps it.

  --port, -p <number>  port to listen on, 0 for a free one  (default: 4010)
  --host <address>     address to listen on                 (default: 127.0.0.1)
  --help               show this

Exit codes: 1 it cannot start; 2 the command line is wrong; else that of Prism.`,
  options: {
    port: { type: 'string', short: 'p', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
  },
  async run({ port, host }) {
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new UsageError(`${port} isn't a port.`);
    const document = join(import.meta.dirname, '../../generated/openapi.json');
    if (!existsSync(document))
      throw new CommandFailure('The description is not built. Run "npm run build" first.');
    const child = await spawnPrism({ document, port: Number(port), host });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => child.kill(signal));
    child.once('exit', (code, signal) => {
      process.exitCode = code ?? 128 + (signal === 'SIGINT' ? 2 : signal === 'SIGTERM' ? 15 : 1);
    });
  },
});
