import { loadConfig } from '@redocly/openapi-core';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { remedies } from '../../scripts/lint/remedies.ts';
import { projectRoot } from '../support/run-script.ts';

test('each enabled Redocly rule has a remedy, and no other rule has one', async () => {
  const { rules } = await loadConfig({ configPath: join(projectRoot, 'redocly.yaml') });
  const on = Object.entries(rules.oas3_1)
    .filter(([name, severity]) => severity !== 'off' && !/^(?:interface\/|assertions$)/.test(name))
    .map(([name]) => name);
  expect(on.length).toBeGreaterThan(20);
  expect(Object.keys(remedies).toSorted()).toEqual(on.toSorted());
});
