import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { guardGenerated } from './test/support/guard-generated.ts';

const cpus = availableParallelism();
/** Programs of users, which run their own tests on what is built. */
const exclude = [...configDefaults.exclude, 'test/consumers/*/**'];
const slow = 'test/**/*.slow.test.ts';
const deep = 'test/**/*.deep.test.ts';

/**
 * Three projects, one after another. `unit` needs no build, starts no processes, answers in seconds, and is what
 * `npm run check` runs.
 * `slow` starts real ones (builds, Prism, npm, a browser) and belongs to `npm test`. `deep` repeats the kinds of `slow`
 * for longer (every page, every moment, 100,000 requests) and is what `npm run test:deep` runs.
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
          // Loading the same modules for every file takes longer than most of the tests; none of them changes a module.
          isolate: false,
          sequence: { groupOrder: 0 },
          // What hangs is to fail; what a busy machine slows down is not.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [guardGenerated()],
        test: {
          name: 'slow',
          include: [slow],
          exclude,
          // Most of these wait for other processes.
          maxWorkers: cpus + 2,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
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
