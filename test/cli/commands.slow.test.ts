/** A few commands of package.json, as processes; the deep test tries all. */
import { expect, test } from 'vitest';
import { commands, testCommands } from './commands.ts';

test.each(commands)('npm run $name is a line that any shell understands', ({ line }) => {
  expect(line).toMatch(/^(?:tsx|node --import tsx) [\w/-]+\.ts(?: --[\w-]+)*$/);
});

const few = new Set(['diff', 'mock', 'release']);
testCommands(commands.filter(({ name }) => few.has(name)));
