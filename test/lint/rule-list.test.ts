import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allRules } from '../../scripts/lint/lint-stages.ts';
import plugin, { pluginRules } from '../../scripts/lint/plugin.js';
import { projectRoot } from '../support/run-script.ts';

test('every file in rules/ is enabled as a plugin rule with severity error', () => {
  const files = readdirSync(join(projectRoot, 'scripts/lint/rules'));
  const names = files.map((name) => `interface/${name.replace(/\.js$/, '')}`);
  expect(names.length).toBeGreaterThan(15);
  expect(Object.keys(pluginRules).toSorted()).toEqual(names.toSorted());
  expect(plugin().configs?.['all']?.rules).toEqual(Object.fromEntries(names.map((name) => [name, 'error'])));
});

test('every rule has a one-line description', () => {
  for (const requires of Object.values(allRules)) expect(requires).toMatch(/^\S.{8,}\S$/);
});
