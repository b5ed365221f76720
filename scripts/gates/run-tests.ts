import { exitCodes } from '../cli/command.ts';
import { runNode, tool } from './program.ts';

/**
 * Runs the tests of one of the projects in `vitest.config.ts`, with their report as it comes.
 *
 * @param project name of the project
 * @param filters parts of the paths of the test files to run; all when empty
 * @returns the exit code
 */
export async function runTests(
  project: 'unit' | 'slow' | 'deep',
  filters: readonly string[],
): Promise<number> {
  const { code } = await runNode([tool('vitest'), 'run', '--project', project, ...filters], 'show');
  return code === 0 ? exitCodes.done : exitCodes.failed;
}
