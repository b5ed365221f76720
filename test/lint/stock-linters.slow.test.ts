import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generated } from '../support/generated.ts';
import { projectRoot } from '../support/run-script.ts';

function run(tool: string, ...args: string[]): { status: number | null; printed: string } {
  const { status, stdout, stderr } = spawnSync(join(projectRoot, 'node_modules/.bin', tool), args, {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  return { status, printed: stdout + stderr };
}

test('the source passes the Redocly CLI', () => {
  const { status, printed } = run('redocly', 'lint', 'spec/openapi.yaml');
  expect(printed).toMatch(/Your API description is valid/);
  expect(printed).not.toMatch(/\d+ (?:warning|error)/);
  expect(status).toBe(0);
});

const forms = readdirSync(generated).filter((name) => /^openapi.*\.(?:json|yaml)$/.test(name));

// `npm run check` lints openapi.yaml.
test.each(forms.filter((name) => name !== 'openapi.yaml'))('%s passes Spectral', (name) => {
  const { status, printed } = run('spectral', 'lint', '--fail-severity=hint', join(generated, name));
  expect(printed).toMatch(/No results with a severity of 'hint' or higher found/);
  expect(status).toBe(0);
});
