/** `npm run diff -- --base <git ref or file>`; `--help` lists the options. */
import { runDiff } from './cli.ts';

const isColoured =
  process.stdout.isTTY === true && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb';

process.exitCode = runDiff(process.argv.slice(2), {
  cwd: process.cwd(),
  isColoured,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
