import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { guardGenerated } from './test/support/guard-generated.ts';

const cpus = availableParallelism();
/** Consumer projects, which run their own tests. */
const exclude = [...configDefaults.exclude, 'test/consumers/*/**'];
const slow = 'test/**/*.slow.test.ts';
const deep = 'test/**/*.deep.test.ts';

/**
 * Three projects. `unit` needs no build, starts no processes, takes seconds, and is part of `npm run check`. `slow` starts
 * processes (builds, Prism, npm, a browser) and is part of `npm test`. `deep` takes an hour or more (every page, interrupted
 * builds, 100,000 requests) and is `npm run test:deep`.
 */
export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: [...exclude, slow, deep],
          // Loading modules for each file would take longer than most tests, and no test changes a module.
          isolate: false,
          sequence: { groupOrder: 0 },
          // A hang should fail; a slow machine should not.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [guardGenerated()],
        test: {
          name: 'slow',
          include: [slow],
          exclude,
          // Most of these tests wait for other processes.
          maxWorkers: cpus + 2,
          sequence: { groupOrder: 1 },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        plugins: [guardGenerated()],
        test: {
          name: 'deep',
          include: [deep],
          exclude,
          sequence: { groupOrder: 2 },
          testTimeout: 1_800_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
