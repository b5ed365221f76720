import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { brokenSpecs } from '../support/broken-specs.ts';
import { runBuild, snapshot } from '../support/run-build.ts';
import { projectRoot } from '../support/run-script.ts';
import { newSpec, removeSpecs } from '../support/spec-folder.ts';

afterEach(removeSpecs);

/** A mistake that only a full build finds. The unit tests cover the others. */
const sample = brokenSpecs.filter(({ stage }) => stage === 'check').slice(0, 1);

describe.each(sample)('a build of a spec with $what', ({ change, location, message }) => {
  test('reports the position in the source and keeps the last output', () => {
    const spec = newSpec();
    const out = spec.path('../out/generated');
    mkdirSync(out, { recursive: true });
    writeFileSync(join(out, 'openapi.json'), 'the last output');
    const before = snapshot(spec.path('../out'));
    change(spec);

    const { status, errors } = runBuild('--spec', spec.folder, '--out', out);

    const { file, line, column } = location(spec);
    expect(errors).toContain(`\n${relative(projectRoot, file)}:${line}:${column}  `);
    expect(
      errors
        .split('\n')
        .map((text) => text.replace(/^\S+ {2}(?:\S+ {2})?/, ''))
        .join('\n'),
    ).toMatch(new RegExp(message.source, `${message.flags}m`));
    expect(status).toBe(1);
    expect(snapshot(spec.path('../out'))).toEqual(before);
    expect(readdirSync(spec.path('../out'))).toEqual(['generated']);
  });
});
