import { expect, test } from 'vitest';
import { runScript } from '../../support/run-script.ts';

test('the fast tests detect nearly every change to the runtime', () => {
  const { status, output, errors } = runScript('test/client/mutation/main.ts', []);
  expect(`${output}\n${errors}`).toContain('Mutation score');
  expect(status).toBe(0);
});
