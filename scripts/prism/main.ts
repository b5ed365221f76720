/** `npm run prism`: serves the bundle with stock Prism. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runAsProgram } from '../cli/command.ts';
import { CommandFailure, UsageError } from '../cli/errors.ts';
import { spawnPrism } from './stock-prism.ts';

await runAsProgram(import.meta.url, {
  usage: `Usage: npm run prism -- [options]

Serves the bundle with stock Prism, which returns documented responses but has no data, no pagination and few errors.
scripts/prism/README.md lists the differences from the interface. npm run mock has data, pagination and errors.
  --port, -p <number>  port to listen on, or 0 for any free port  (default: 4010)
  --host <address>     address to listen on                       (default: 127.0.0.1)
  --help               show this help
Exit codes: 1 it can't start; 2 the command line is invalid; otherwise Prism's exit code.`,
  options: {
    port: { type: 'string', short: 'p', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
  },
  async run({ port, host }) {
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
      throw new UsageError(`${port} isn't a valid port. Pass a number from 0 to 65535.`);
    const document = join(import.meta.dirname, '../../generated/openapi.json');
    if (!existsSync(document))
      throw new CommandFailure("generated/openapi.json doesn't exist. Run `npm run build`.");
    const child = await spawnPrism({ document, port: Number(port), host });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => child.kill(signal));
    child.once('exit', (code, signal) => {
      process.exitCode = code ?? 128 + (signal === 'SIGINT' ? 2 : signal === 'SIGTERM' ? 15 : 1);
    });
  },
});
