/** Independent validators accept the description and its variants. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { validate as validateWithReadme } from '@readme/openapi-parser';
import { validate as validateWithScalar } from '@scalar/openapi-parser';
import { describe, expect, it } from 'vitest';
import { generated } from '../support/generated.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const files = ['openapi.json', 'openapi-3.0.json', 'openapi-assumed-200.json', 'openapi-assumed-200.yaml'];

describe.each(files)('%s', (name) => {
  const file = join(generated, name);

  it('is valid for @readme/openapi-parser', async () => {
    expect(await validateWithReadme(file)).toEqual({ valid: true, warnings: [], specification: 'OpenAPI' });
  });

  it('is valid for @scalar/openapi-parser', async () => {
    const { valid, errors } = await validateWithScalar(await readFile(file, 'utf8'));
    expect({ valid, errors }).toEqual({ valid: true, errors: [] });
  });

  it('is valid for Redocly, without warnings', async () => {
    const script = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js');
    const { stdout, stderr } = await run(process.execPath, [script, 'lint', file, '--extends', 'spec'], {
      // Run outside this project, so that its configuration doesn't apply.
      cwd: generated,
      env: { ...process.env, NO_COLOR: '1' },
    });
    expect(stdout + stderr).toContain('Your API description is valid');
    expect(stdout + stderr).not.toMatch(/You have \d+ warning/);
  });
});
