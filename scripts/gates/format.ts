/** `npm run format`. */
import { exitCodes, runAsProgram } from '../cli/command.ts';
import { runNode, tool } from './program.ts';

await runAsProgram(import.meta.url, {
  usage: `Usage: npm run format

Formats every file that is written by hand.

  --help  show this

Exit codes: 0 done; 1 a file cannot be parsed; 2 the command line is wrong.`,
  async run() {
    const { code } = await runNode([tool('prettier'), '--write', '--log-level', 'warn', '.'], 'show');
    return code === 0 ? exitCodes.done : exitCodes.failed;
  },
});
