/** The README's example for each runner, unchanged, in two concurrent workers. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commonJs, recipe, RunnerProjects, twice } from './runner-recipes.ts';

const projects = new RunnerProjects();
beforeAll(() => projects.install('jest', 'vitest'));
afterAll(() => projects.remove());

// Raise the runners' timeouts, because a busy machine is slow.
it.each([
  [
    'Vitest',
    { ...commonJs, ...twice('.test.js', recipe('Vitest', 'js')) },
    'vitest run --test-timeout=60000 --hook-timeout=60000 --max-workers=2',
    /6 passed/,
  ],
  [
    'Jest',
    { ...commonJs, ...twice('.test.js', recipe('Jest', 'js')) },
    'jest --testTimeout=60000 --maxWorkers=2',
    /6 passed/,
  ],
  ['node:test', { ...commonJs, ...twice('.test.mjs', recipe('node:test', 'js')) }, 'node --test', /pass 6/],
  [
    'unittest',
    { 'test_a.py': recipe('Python', 'python'), 'test_b.py': recipe('Python', 'python') },
    'python3 -W error -m unittest test_a & python3 -W error -m unittest test_b; wait $!',
    /OK[^]*OK/,
  ],
])('the example for %s runs', async (_, files, command, output) => {
  expect(await projects.run(files, command)).toMatch(output);
});
