import { expect, test } from 'vitest';
import { runScript } from '../../support/run-script.ts';

test('the packed client works on every runtime', () => {
  const { status, output, errors } = runScript('test/client/runtimes/main.ts', []);
  expect(output).not.toContain('✗');
  expect(output.match(/^✓/gm)?.length).toBeGreaterThan(10);
  expect({ status, errors }).toMatchObject({ status: 0 });
});
