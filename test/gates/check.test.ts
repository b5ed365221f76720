import { describe, expect, test } from 'vitest';
import { checkSteps, type CheckStep } from '../../scripts/gates/check-steps.ts';
import { runSteps } from '../../scripts/gates/check.ts';

const passing: CheckStep = { name: 'right', find: () => Promise.resolve('') };
const failing: CheckStep = { name: 'wrong', find: () => Promise.resolve('a.ts:1: no') };

async function report(...steps: CheckStep[]): Promise<{ failed: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const failed = await runSteps(steps, {
    cwd: '/',
    isColoured: false,
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  });
  return { failed, out, err };
}

describe('the steps of npm run check', () => {
  test('all run, even if one fails', async () => {
    const { failed, out, err } = await report(failing, passing, failing, passing);
    expect(failed).toBe(2);
    expect(out.match(/^✓ right +[\d.]+ s$/gm)).toHaveLength(2);
    expect(err.match(/^✗ wrong +[\d.]+ s\n\na\.ts:1: no$/gm)).toHaveLength(2);
  });

  test('fail if one crashes', async () => {
    const broken: CheckStep = { name: 'broken', find: () => Promise.reject(new Error('no such program')) };
    await expect(report(passing, broken)).rejects.toThrow('no such program');
  });

  test('cover format, spelling, the bundle, code, imports, and the types of every program', () => {
    expect(checkSteps().map(({ name }) => name)).toEqual([
      'format of test/',
      'format of everything else',
      'spelling',
      'spectral',
      'style of the code',
      'rooms',
      'unused exports and packages',
      'types of ./',
      'types of scripts/client/',
      'types of scripts/docs/browser/',
      'types of scripts/mock/',
    ]);
  });
});
