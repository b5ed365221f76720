/** `npm run release -- --dry-run`: whether the version and the changelog fit what changed since the last tag. */
import { runAsProgram } from '../cli/command.ts';
import { releaseCommand } from './cli.ts';

await runAsProgram(import.meta.url, releaseCommand);
