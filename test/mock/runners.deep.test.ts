/** Examples from the package's README, on every supported version of Node. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installNodes, supportedNodes } from '../nodes/nodes.ts';
import { commonJs, modules, recipe, RunnerProjects } from './runner-recipes.ts';

const projects = new RunnerProjects();
beforeAll(async () => {
  await projects.install('jest', 'mocha', 'vitest');
  installNodes();
});
afterAll(() => projects.remove());

/** In Jest with ES modules, the Vitest example works without its import. */
const jestInEsm = recipe('Vitest', 'js').replace(/^import .* from 'vitest';\n/, '');
/** Mocha's globals, under the names of node:test. */
const mocha = recipe('node:test', 'js').replace(/^import \{.*\} from 'node:test';$/m, 'const test = it;');

describe.each(supportedNodes)('Node $version', (node) => {
  it.each([
    ['Jest', { ...commonJs, 'a.test.js': recipe('Jest', 'js') }, 'jest --testTimeout=60000', '3 passed'],
    [
      'Jest with ES modules',
      { ...modules, 'a.test.js': jestInEsm },
      'NODE_OPTIONS=--experimental-vm-modules jest --testTimeout=60000',
      '3 passed',
    ],
    [
      'Vitest',
      { ...modules, 'a.test.js': recipe('Vitest', 'js') },
      'vitest run --test-timeout=60000 --hook-timeout=60000',
      '3 passed',
    ],
    ['node:test', { ...commonJs, 'a.test.mjs': recipe('node:test', 'js') }, 'node --test', 'pass 3'],
    ['Mocha', { ...modules, 'a.js': mocha }, 'mocha --timeout 60000 a.js', '3 passing'],
  ])('the example for %s runs', async (_, files, command, output) => {
    expect(await projects.run(files, command, node.folder)).toContain(output);
  });
});

it('the package exports the same class to import() and require() in a CommonJS file, if Node supports it', async () => {
  const files = {
    ...commonJs,
    'a.js': `import('@grant-management/mock').then(async ({ startMock }) => {
      const { SettingsError } = require('@grant-management/mock');
      const error = await startMock({ port: -1 }).catch((problem) => problem);
      console.log(error.name, error instanceof SettingsError);
    });`,
  };
  for (const node of supportedNodes.filter(({ line }) => line !== '20'))
    expect(await projects.run(files, 'node a.js', node.folder)).toContain('SettingsError true');
});
