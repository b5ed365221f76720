import { expect, test } from 'vitest';
import { BuildError } from '../../scripts/source/problems.ts';
import { all, Stages } from '../../scripts/build/stages.ts';

const problem = { file: '/a', line: 1, column: 1, message: 'Wrong.' };

function logged(): { lines: string[]; stages: Stages } {
  const lines: string[] = [];
  return { lines, stages: new Stages((line) => lines.push(line)) };
}

test('each stage is logged with its duration', async () => {
  const { lines, stages } = logged();
  expect(await stages.run('lint', () => 7)).toBe(7);
  await stages.check('check', () => []);
  expect(lines).toEqual([
    expect.stringMatching(/^✓ lint +\d+ ms$/),
    expect.stringMatching(/^✓ check +\d+ ms$/),
  ]);
});

test('a check that finds problems fails the build', async () => {
  const { lines, stages } = logged();
  await expect(stages.check('check', () => [problem])).rejects.toThrow(BuildError);
  expect(lines).toEqual([expect.stringMatching(/^✗ check/)]);
});

test('an error without a position gets the name of its stage', async () => {
  const { stages } = logged();
  await expect(stages.run('docs', () => Promise.reject(new Error('no')))).rejects.toThrow('docs: no');
});

test('the problems of all concurrent stages are reported', async () => {
  const other = { ...problem, line: 2 };
  await expect(
    all([
      Promise.reject(new BuildError([problem])),
      Promise.reject(new Error('no')),
      Promise.reject(new BuildError([other])),
    ]),
  ).rejects.toMatchObject({ problems: [problem, other] });
  await expect(all([Promise.resolve(), Promise.reject(new Error('no'))])).rejects.toThrow('no');
});

test('if a stage fails, the concurrent ones still finish', async () => {
  let ended = false;
  const slow = new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => (ended = true));
  await all([Promise.reject(new Error('no')), slow]).catch(() => undefined);
  expect(ended).toBe(true);
});
