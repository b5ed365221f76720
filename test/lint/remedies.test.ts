import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import { oas } from '@stoplight/spectral-rulesets';
import { loadConfig } from '@redocly/openapi-core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { remedyFor } from '../../scripts/lint/remedies.ts';
import { projectRoot } from '../support/run-script.ts';

test('there is a remedy for each rule of Redocly that is on', async () => {
  const { rules } = await loadConfig({ configPath: join(projectRoot, 'redocly.yaml') });
  const on = Object.entries(rules.oas3_1)
    .filter(([name, severity]) => severity !== 'off' && !name.startsWith('interface/'))
    .map(([name]) => name);
  expect(on.length).toBeGreaterThan(20);
  expect(on.filter((name) => remedyFor(name, '') === undefined)).toEqual([]);
});

test('there is a remedy for each rule of Spectral that is on', () => {
  const text = readFileSync(join(projectRoot, '.spectral.yaml'), 'utf8');
  const { rules } = parse(text) as { rules: Record<string, unknown> };
  const ruleset = new spectralCore.Ruleset({
    extends: [oas, [owasp, 'off']],
    rules,
  } as unknown as RulesetDefinition);
  // The set has rules of OpenAPI 2.0 and 3.2 too.
  const on = Object.entries(ruleset.rules)
    .filter(([name, rule]) => rule.enabled && !/^oas(?:2|3_2)-/.test(name))
    .map(([name]) => `spectral/${name}`);
  expect(on.length).toBeGreaterThan(20);
  expect(on.filter((name) => remedyFor(name, '') === undefined)).toEqual([]);
});

test.each([
  ['Property `nullable` is not expected here.', /type: \[string, 'null'\]/],
  ['Expected type `string` but got `number`.', /quotes/],
  ['The field `schema` must be present on this level.', /add it/],
])('the shape of a node: %s', (message, remedy) => {
  expect(remedyFor('struct', message)).toMatch(remedy);
});
