import { defineConfig } from 'vitest/config';

/**
 * Two projects: `unit` answers in seconds and is what `npm run check` runs; `slow` starts real processes (builds,
 * Prism, npm, a browser), one file at a time so that they do not fight for the processor.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.slow.test.ts', 'test/consumers/**'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'slow',
          include: ['test/**/*.slow.test.ts'],
          exclude: ['test/consumers/**'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
