/** `npm run mock`: the built mock, which reads its command line itself. */
import { existsSync } from 'node:fs';

const program = new URL('../../generated/mock/dist/cli.js', import.meta.url);

if (existsSync(program)) await import(program.href);
else {
  console.error('The mock is not built. Run "npm run build" first.');
  process.exitCode = 1;
}
