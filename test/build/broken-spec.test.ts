import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { build } from '../../scripts/build.ts';
import { BuildError, formatProblems } from '../../scripts/source/problems.ts';
import { brokenSpecs } from '../support/broken-specs.ts';
import { projectRoot } from '../support/run-script.ts';
import { snapshot } from '../support/run-build.ts';
import { newSpec, removeSpecs } from '../support/spec-folder.ts';

afterEach(removeSpecs);

/** Builds in this process, and returns the error. */
async function failureOf(spec: string, out: string): Promise<unknown> {
  return build({ root: projectRoot, spec, out }).catch((error: unknown) => error);
}

describe.each(brokenSpecs.filter(({ stage }) => stage === 'lint'))(
  'a build of a spec with $what',
  ({ change, location, message }) => {
    test('reports the position in the source and keeps the last output', async () => {
      const spec = newSpec();
      const out = spec.path('../out/generated');
      mkdirSync(out, { recursive: true });
      writeFileSync(join(out, 'openapi.json'), 'the last output');
      const before = snapshot(spec.path('../out'));
      change(spec);

      const failure = await failureOf(spec.root, out);

      expect(failure).toBeInstanceOf(BuildError);
      const { problems } = failure as BuildError;
      expect(problems.map((problem) => problem.message).join('\n')).toMatch(
        new RegExp(message.source, `${message.flags}m`),
      );
      const { file, line, column } = location(spec);
      expect(`\n${formatProblems(problems)}`).toContain(
        `\n${relative(process.cwd(), file)}:${line}:${column}  `,
      );
      expect(snapshot(spec.path('../out'))).toEqual(before);
      expect(readdirSync(spec.path('../out'))).toEqual(['generated']);
    });
  },
);

test('a build without a spec reports the missing file and writes nothing', async () => {
  const spec = newSpec();
  const failure = await failureOf(spec.path('nowhere.yaml'), spec.path('../out/generated'));
  expect(failure).toBeInstanceOf(BuildError);
  expect(formatProblems((failure as BuildError).problems)).toMatch(
    /nowhere\.yaml:1:1 {2}Can't read the spec: the file doesn't exist/,
  );
  expect(readdirSync(spec.path('../out'))).toEqual([]);
});
