/** Typical authoring mistakes. Each must be reported at its line, and following the message must fix it. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { worstOfEachLine } from '../../../scripts/lint/run-lint.ts';
import { lintParts } from './lint-parts.ts';
import { mistakes } from './mistakes.ts';
import { remedyOf } from './remedy.ts';
import { SpecCopy } from './spec-copy.ts';

const spec = new SpecCopy();
const lint = lintParts(spec);

beforeAll(() => lint.ready, 60_000);
afterEach(() => spec.restore());
afterAll(() => spec.remove());

test('the tests cover at least ninety mistakes', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(90);
  expect(new Set(mistakes.map(({ rule, mistake }) => `${rule} ${mistake}`)).size).toBe(mistakes.length);
});

test.each(mistakes)(
  'lint reports $mistake ($rule)',
  async ({ rule, make, fix, location: [file, text] }) => {
    make(spec);
    const { line } = spec.place(file, text);
    const problems = await lint.everything();
    expect(problems.filter((problem) => remedyOf(problem) === undefined)).toEqual([]);
    expect(problems).toContainEqual(expect.objectContaining({ rule, file: spec.path(file), line }));
    const shown = worstOfEachLine(problems).map((problem) => `${problem.file}:${problem.line}`);
    expect(shown.filter((place) => place === `${spec.path(file)}:${line}`)).toHaveLength(1);
    fix(spec);
    expect(await lint.everything()).toEqual([]);
  },
  60_000,
);
