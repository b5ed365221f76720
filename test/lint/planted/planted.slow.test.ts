/**
 * Plants one mistake at a time in a copy of the fixture. The right rule must report it at the right position. The
 * unchanged fixture must have no problems.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { allRules } from '../../../scripts/lint/lint-stages.ts';

import { errors } from './errors.planted.ts';
import { examples } from './examples.planted.ts';
import { guides } from './guides.planted.ts';
import { operations } from './operations.planted.ts';
import { registers } from './registers.planted.ts';
import { schemas } from './schemas.planted.ts';
import { component, type Planted } from './planted.ts';
import { mistakes } from './mistakes.ts';
import { remedyOf } from './remedy.ts';
import { lintParts } from './lint-parts.ts';
import { SpecCopy } from './spec-copy.ts';

const planted: Planted[] = [...errors, ...operations, ...schemas, ...registers, ...examples, ...guides];

const spec = new SpecCopy();
const lint = lintParts(spec);

// Read the unchanged copy before planting the first mistake.
beforeAll(() => lint.ready, 60_000);

afterEach(() => spec.restore());
afterAll(() => spec.remove());

test('the unchanged fixture has no problems', async () => {
  expect(await lint.everything()).toEqual([]);
});

// Several references point into the second cycle, which `npm run dev` must survive, too.
test.each([
  ['to itself', { FieldValue: '$ref: FieldValue.yaml\n' }],
  ['in a cycle', { FieldValue: '$ref: LocaleCode.yaml\n', LocaleCode: '$ref: FieldValue.yaml\n' }],
])('lint reports a schema that is only a reference %s at its first line', async (_, texts) => {
  const files = Object.entries(texts).map(([name, text]) => {
    spec.write(component('schemas', name), text);
    return spec.path(component('schemas', name));
  });
  const [first, ...others] = await lint.everything();
  expect(first).toMatchObject({ rule: 'no-circular-reference', line: 1 });
  expect(files).toContain(first?.file);
  expect(others.map(({ file }) => file).filter((file) => !files.includes(file))).toEqual([]);
});

test('the tests cover at least sixty mistakes, and every project rule', () => {
  expect(planted.length).toBeGreaterThanOrEqual(60);
  const house = Object.keys(allRules);
  const seen = new Set([...planted, ...mistakes].map(({ rule }) => rule));
  expect(house.filter((rule) => !seen.has(rule))).toEqual([]);
});

describe.each(planted)('$rule reports $fault', ({ rule, plant, location: [file, text] }) => {
  test(`in ${file}`, async () => {
    plant(spec);
    const problems = await lint.partOf(rule);
    expect(problems.filter((problem) => remedyOf(problem) === undefined)).toEqual([]);
    expect(problems.filter((problem) => problem.rule === rule)).toContainEqual(
      expect.objectContaining(spec.place(file, text)),
    );
  });
});

const rulesWithRow = new Set(planted.map(({ rule }) => rule));

describe.each(mistakes.filter(({ rule }) => rule in allRules && !rulesWithRow.has(rule)))(
  '$rule reports $mistake',
  ({ rule, make, location: [file, text] }) => {
    test(`in ${file}`, async () => {
      make(spec);
      const { line } = spec.place(file, text);
      const problems = await lint.partOf(rule);
      expect(problems.filter((problem) => remedyOf(problem) === undefined)).toEqual([]);
      expect(problems).toContainEqual(expect.objectContaining({ rule, file: spec.path(file), line }));
    });
  },
);
