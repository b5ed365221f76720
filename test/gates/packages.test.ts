import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../support/run-script.ts';

const read = (name: string): string => readFileSync(join(projectRoot, name), 'utf8');

test('CONTRIBUTING.md lists a reason for every package, and no other packages', () => {
  const [, section = ''] = read('CONTRIBUTING.md').split('\n## Packages\n');
  const named = [...section.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) =>
    /[ /]$/.test(name) ? [] : [name],
  );
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> };
  expect(named.filter((name) => name !== 'npm run check').toSorted()).toEqual(
    Object.keys(devDependencies).toSorted(),
  );
});
