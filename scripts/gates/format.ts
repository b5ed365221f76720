/** `npm run format`: formats the source files. */
import { exitCodes, runAsProgram } from '../cli/command.ts';
import { runNode, tool } from './program.ts';

await runAsProgram(import.meta.url, {
  usage: `Usage: npm run format

Formats all source files; generated files are left alone.
  --help  show this help
Exit codes: 0 done; 1 a file has a syntax error; 2 the command line is invalid.`,
  async run() {
    const { code } = await runNode([tool('prettier'), '--write', '--log-level', 'warn', '.'], 'stream');
    return code === 0 ? exitCodes.done : exitCodes.failed;
  },
});
