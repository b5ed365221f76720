/** Runs a few commands in package.json as processes. The deep test runs all of them. */
import { expect, test } from 'vitest';
import { commands, testCommands } from './commands.ts';

test.each(commands)('npm run $name works in any shell', ({ line }) => {
  expect(line).toMatch(/^node(?: --[\w-]+=\d+)? --import tsx [\w/-]+\.ts(?: --[\w-]+)*$/);
});

const few = new Set(['diff', 'mock', 'release']);
testCommands(commands.filter(({ name }) => few.has(name)));
