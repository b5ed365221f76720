import { expect, test } from 'vitest';
import { worstOfEachLine } from '../../scripts/lint/run-lint.ts';
import type { SourceProblem } from '../../scripts/source/problems.ts';

const problem = (rule: string, line: number, severity: 'error' | 'warning' = 'error'): SourceProblem => ({
  file: '/spec/openapi.yaml',
  line,
  column: 1,
  message: `${rule} is wrong`,
  rule,
  severity,
});

test("worstOfEachLine() keeps the first of each line's most severe problems, in file order", () => {
  const problems = [
    problem('later-line', 7),
    problem('warning', 3, 'warning'),
    problem('cause', 3),
    problem('consequence', 3),
    problem('only-warning', 5, 'warning'),
  ];
  expect(worstOfEachLine(problems).map(({ rule }) => rule)).toEqual(['cause', 'only-warning', 'later-line']);
});
