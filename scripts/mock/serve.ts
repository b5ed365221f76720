/** `npm run mock`: runs the built mock's command line. */
import { existsSync } from 'node:fs';

const program = new URL('../../generated/mock/dist/cli.js', import.meta.url);

if (existsSync(program)) await import(program.href);
else {
  console.error("The mock isn't built. Run `npm run build` first.");
  process.exitCode = 1;
}
