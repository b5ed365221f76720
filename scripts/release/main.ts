/** `npm run release -- --dry-run`: whether the version and the changelog fit what changed since the last tag. */
import { runRelease } from './cli.ts';

process.exitCode = runRelease(process.argv.slice(2), {
  cwd: process.cwd(),
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
