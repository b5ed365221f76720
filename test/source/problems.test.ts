import { expect, test } from 'vitest';
import { BuildError, formatProblems, sortProblems } from '../../scripts/source/problems.ts';

const problem = { file: '/project/spec/a.yaml', line: 3, column: 7, message: 'Wrong.', rule: 'r' };

test('formats a problem as one line with position, rule and message', () => {
  expect(formatProblems([problem], '/project')).toBe('spec/a.yaml:3:7  r  Wrong.');
});

test('marks a warning, appends the hint and removes line breaks', () => {
  const text = formatProblems(
    [{ ...problem, severity: 'warning', hint: 'do it', message: 'Not\n  right.' }],
    '/project',
  );
  expect(text).toBe('spec/a.yaml:3:7  warning r  Not right. (do it)');
});

test('sorts problems by position and removes duplicates', () => {
  const second = { ...problem, line: 12 };
  const first = { ...problem, file: '/project/spec/A.yaml' };
  expect(sortProblems([second, problem, first, problem])).toEqual([first, problem, second]);
});

test("uses the number of problems as a build error's message", () => {
  expect(new BuildError([problem]).message).toBe('1 problem');
  expect(new BuildError([problem, problem]).message).toBe('2 problems');
});
