import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkRules } from '../../scripts/lint/check-rules.ts';
import plugin, { rules } from '../../scripts/lint/plugin.js';
import { projectRoot } from '../support/run-script.ts';

const lintFolder = join(projectRoot, 'scripts/lint');
const pluginRules = Object.keys(rules).map((name) => `interface/${name}`);

test('the README of lint has a row for each rule, and no other', () => {
  const text = readFileSync(join(lintFolder, 'README.md'), 'utf8');
  const [, section = ''] = /## What lint wants\n([\s\S]*?)\n## /.exec(text) ?? [];
  const rows = [...section.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, name]) => name);
  expect(rows).toEqual([...pluginRules, ...checkRules]);
});

test('every rule of the plugin is a file of its own and an error', () => {
  const files = readdirSync(join(lintFolder, 'rules')).filter((name) => name !== 'collect-named-ids.js');
  expect(files.map((name) => name.replace(/\.js$/, ''))).toEqual(Object.keys(rules));
  expect(plugin().configs?.['all']?.rules).toEqual(
    Object.fromEntries(pluginRules.map((name) => [name, 'error'])),
  );
});

test('the checks say the rules of the list, and no other', () => {
  const source = readdirSync(lintFolder)
    .filter((name) => /^check-.*\.ts$|^schema-compiler\.ts$/.test(name) && name !== 'check-rules.ts')
    .map((name) => readFileSync(join(lintFolder, name), 'utf8'))
    .join('\n');
  const named = new Set(
    source.match(
      /(?<=')(?:added|changelog|example|guide|openapi|reached|schema|valid|xml)-[a-z-]+(?=')|(?<=')spelling(?=')/g,
    ),
  );
  expect([...named].toSorted()).toEqual([...checkRules]);
});
