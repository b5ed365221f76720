import { afterEach, expect, test } from 'vitest';
import { lint } from '../support/pipeline.ts';
import { newSpec, removeSpecs } from '../support/spec-folder.ts';
import { brokenSpecs } from '../support/broken-specs.ts';

afterEach(removeSpecs);

test.each(brokenSpecs.filter(({ stage }) => stage === 'lint'))(
  'lint reports $what at its position',
  async ({ change, location, message }) => {
    const spec = newSpec();
    change(spec);
    const problems = await lint(spec);
    expect(problems.map((problem) => problem.message).join('\n')).toMatch(message);
    expect(problems[0]).toMatchObject(location(spec));
  },
);

test('lint reports a broken register without follow-on problems', async () => {
  const spec = newSpec().write('registers/gaps.yaml', '- id: [\n');
  expect(await lint(spec)).toHaveLength(1);
});

test('lint accepts a recursive schema', async () => {
  const spec = newSpec().edit(
    'components/schemas/Thing.yaml',
    '  weight:',
    '  part:\n    $ref: Thing.yaml\n  weight:',
  );
  expect(await lint(spec)).toEqual([]);
});
