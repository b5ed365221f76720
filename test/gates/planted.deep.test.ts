/**
 * Plants faults in a clone of the last commit. The commands that CI runs must fail and report each fault's position.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../support/run-script.ts';

const folder = mkdtempSync(join(tmpdir(), 'planted-'));
const copy = join(folder, 'copy');

beforeAll(() => {
  execFileSync('git', ['clone', '--quiet', projectRoot, copy]);
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs one of the clone's scripts. */
function run(script: string, ...args: string[]): { status: number | null; printed: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  return { status, printed: `${stdout}\n${stderr}` };
}

function build(): void {
  const { status, printed } = run('scripts/build.ts');
  if (status !== 0) throw new Error(printed);
}

/** Runs a test that reads the build output. */
function runSlowTest(): { status: number | null; printed: string } {
  return run('node_modules/vitest/vitest.mjs', 'run', '--project', 'slow', 'test/variants/variants');
}

function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(copy, file), 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${String(from)}.`);
  writeFileSync(join(copy, file), changed);
}

/** Reverts every edit, except in the build output. */
function restore(): void {
  execFileSync('git', ['checkout', '--quiet', '--', 'scripts', 'spec', 'test'], { cwd: copy });
  execFileSync('git', ['clean', '--quiet', '--force', '--', 'scripts', 'spec', 'test'], { cwd: copy });
}

const typeError = 'export const planted: number = "text";\n';

/** Faults to append to a file, each with part of the expected report. */
const faultsInCode = [
  { fault: 'a type error in scripts/', file: 'scripts/build/sizes.ts', code: typeError, said: 'TS2322' },
  { fault: 'a type error in test/', file: 'test/build/stages.test.ts', code: typeError, said: 'TS2322' },
  {
    fault: 'a type error in the client',
    file: 'scripts/client/runtime/calls/call.ts',
    code: typeError,
    said: 'TS2322',
  },
  {
    fault: 'a type error in the mock',
    file: 'scripts/mock/runtime/keys.ts',
    code: typeError,
    said: 'TS2322',
  },
  {
    fault: "a type error in the documentation's scripts",
    file: 'scripts/docs/browser/site.ts',
    code: typeError,
    said: 'TS2322',
  },
  {
    fault: 'a lint error',
    file: 'scripts/build/stage.ts',
    code: 'export const planted = (value: any): unknown => value;\n',
    said: 'no-explicit-any',
  },
  {
    fault: 'an unused export',
    file: 'scripts/build/bill-of-materials.ts',
    code: 'export const planted = 1;\n',
    said: 'planted',
  },
  {
    fault: 'a misspelt word in a guide',
    file: 'spec/guides/errors.md',
    code: '\nCount the pagges.\n',
    said: 'pagges',
  },
  {
    fault: 'an unknown OpenAPI key in the published document',
    file: 'generated/openapi.yaml',
    code: 'planted: true\n',
    said: 'oas3-schema',
  },
  {
    fault: 'another format',
    file: 'scripts/build/sizes.ts',
    code: 'export const  planted = 1;\n',
    said: '[warn]',
  },
];

describe('npm run check reports', () => {
  let status: number | null;
  let printed: string;
  beforeAll(() => {
    build();
    for (const { file, code } of faultsInCode) appendFileSync(join(copy, file), code);
    ({ status, printed } = run('scripts/gates/check.ts', 'test/cli/command'));
    restore();
  });

  test.each(faultsInCode)('$fault', ({ file, said }) => {
    const lines = printed.split('\n');
    expect(
      lines.some(
        (line, index) =>
          line.includes(file) &&
          lines
            .slice(index - 4, index + 5)
            .join()
            .includes(said),
      ),
    ).toBe(true);
    expect(status).toBe(1);
  });
});

describe('an outdated generated/', () => {
  test('is reported after an edit in spec/ without a build', () => {
    build();
    appendFileSync(join(copy, 'spec/guides/errors.md'), '\nOne more sentence.\n');
    const warning = 'spec/guides/errors.md has changed. Run `npm run build`.';
    expect(run('scripts/gates/check.ts', 'test/cli/command')).toEqual({
      status: 0,
      printed: expect.stringContaining(`! generated/ is out of date: ${warning}`),
    });
    const slow = runSlowTest();
    restore();
    expect(slow.printed).toContain(warning);
    expect(slow.status).toBe(1);
  });

  test('fails CI if it is committed', () => {
    build();
    appendFileSync(join(copy, 'generated/GAPS.md'), '\nEdited.\n');
    // Use an npm that always succeeds, so that only the difference can fail.
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'npm'), '#!/bin/sh\n');
    chmodSync(join(bin, 'npm'), 0o755);
    const { status, stderr } = spawnSync('bash', ['.ci/run'], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, PATH: [bin, process.env['PATH']].join(delimiter) },
    });
    build();
    expect(stderr).toContain('generated/GAPS.md');
    expect(status).toBe(1);
  });
});

describe('a bug in a product', () => {
  test.each([
    {
      fault: 'a different back-off in the client',
      file: 'scripts/client/runtime/transport/retry.ts',
      from: '2 ** (attempt - 1)',
      to: '2 ** attempt',
      tests: 'test/client/retries',
    },
    {
      fault: 'a client that never retries',
      file: 'scripts/client/runtime/transport/transport.ts',
      from: 'deadline.attempts > settings.maxRetries',
      to: 'deadline.attempts > 0',
      tests: 'test/client/retries',
    },
    {
      fault: 'a mock that lacks a rule',
      file: 'scripts/mock/runtime/order.ts',
      from: /\n {2}\[conditionIds\.unsupportedLanguage, .*/,
      to: '',
      tests: 'test/mock/order',
    },
  ])('$fault fails a test', ({ file, from, to, tests }) => {
    edit(file, from, to);
    build();
    const { status, printed } = run('scripts/gates/check.ts', tests);
    restore();
    expect(printed).toMatch(new RegExp(`FAIL .*${tests}`));
    expect(status).toBe(1);
  });
});
