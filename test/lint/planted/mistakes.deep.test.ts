/** The mistakes of an author's week: each is told once, at its line, and mended by what its message asks for. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { lintParts } from './lint-parts.ts';
import { mistakes } from './mistakes.ts';
import { remedyOf } from './remedy.ts';
import { SpecCopy } from './spec-copy.ts';

const spec = new SpecCopy();
const lint = lintParts(spec);

beforeAll(() => lint.ready, 60_000);
afterEach(() => spec.restore());
afterAll(async () => {
  await lint.stop();
  spec.remove();
});

test('there are ninety', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(90);
  expect(new Set(mistakes.map(({ rule, mistake }) => `${rule} ${mistake}`)).size).toBe(mistakes.length);
});

test.each(mistakes)(
  '$rule tells $mistake, once',
  async ({ rule, make, mend, at: [file, text] }) => {
    make(spec);
    const { line } = spec.place(file, text);
    const problems = await lint.everything();
    expect(problems.filter((problem) => remedyOf(problem) === undefined)).toEqual([]);
    const told = problems.map((problem) => ({
      rule: problem.rule,
      file: problem.file,
      line: problem.line,
    }));
    expect(told).toEqual([{ rule, file: spec.path(file), line }]);
    mend(spec);
    expect(await lint.everything()).toEqual([]);
  },
  60_000,
);
