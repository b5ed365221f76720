import { expect, test } from 'vitest';
import { BuildError, formatProblems, sortProblems } from '../../scripts/source/problems.ts';

const problem = { file: '/project/spec/a.yaml', line: 3, column: 7, message: 'Wrong.', rule: 'r' };

test('a problem is formatted as one line with position, rule and message', () => {
  expect(formatProblems([problem], '/project')).toBe('spec/a.yaml:3:7  r  Wrong.');
});

test('the line of a warning says so, ends with the hint and has no line breaks', () => {
  const text = formatProblems(
    [{ ...problem, severity: 'warning', hint: 'do it', message: 'Not\n  right.' }],
    '/project',
  );
  expect(text).toBe('spec/a.yaml:3:7  warning r  Not right. (do it)');
});

test('problems are sorted by position and have no duplicates', () => {
  const second = { ...problem, line: 12 };
  const first = { ...problem, file: '/project/spec/A.yaml' };
  expect(sortProblems([second, problem, first, problem])).toEqual([first, problem, second]);
});

test("a build error's message is its number of problems", () => {
  expect(new BuildError([problem]).message).toBe('1 problem');
  expect(new BuildError([problem, problem]).message).toBe('2 problems');
});
