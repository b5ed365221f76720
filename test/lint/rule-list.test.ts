import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allRules } from '../../scripts/lint/lint-stages.ts';
import plugin, { pluginRules, rules } from '../../scripts/lint/plugin.js';
import { projectRoot } from '../support/run-script.ts';

test('every rule of the plugin is a file of its own, and an error', () => {
  const files = readdirSync(join(projectRoot, 'scripts/lint/rules')).filter(
    (name) => name !== 'collect-named-ids.js',
  );
  expect(files.map((name) => name.replace(/\.js$/, ''))).toEqual(Object.keys(rules));
  expect(plugin().configs?.['all']?.rules).toEqual(
    Object.fromEntries(Object.keys(pluginRules).map((name) => [name, 'error'])),
  );
});

test('every rule says what it wants, in one line', () => {
  for (const wants of Object.values(allRules)) expect(wants).toMatch(/^\S.{8,}\S$/);
});
