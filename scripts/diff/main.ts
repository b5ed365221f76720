/** `npm run diff -- --base <git ref or file>`; `--help` lists the options. */
import { runAsProgram } from '../cli/command.ts';
import { diffCommand } from './cli.ts';

await runAsProgram(import.meta.url, diffCommand);
