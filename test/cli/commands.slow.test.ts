/** Every command of package.json, as a process. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectRoot, runScript } from '../support/run-script.ts';

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const commands = Object.entries(scripts).map(([name, line]) => ({ name, line }));

/** Changes of the working tree, as git sees them. */
function status(): string {
  return execFileSync('git', ['status', '--porcelain'], { cwd: projectRoot, encoding: 'utf8' });
}

let before: string;
beforeAll(() => {
  before = status();
});

test.each(commands)('npm run $name is a line that any shell understands', ({ line }) => {
  expect(line).toMatch(/^(?:tsx|node --import tsx) [\w/-]+\.ts(?: --[\w-]+)*$/);
});

describe.each(commands)('npm run $name', ({ line }) => {
  const [script = '', ...given] = line.replace(/^.*?tsx /, '').split(' ');

  test('explains itself and does nothing when asked for --help', () => {
    const { status: code, output, errors } = runScript(script, [...given, '--help']);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toMatch(/^Usage: /m);
    expect(output).toContain('--help');
  });

  test('refuses an option that it does not have', () => {
    const { status: code, output, errors } = runScript(script, [...given, '--nonsense']);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toContain('--nonsense');
  });
});

test('none of this has changed a file', () => {
  expect(status()).toBe(before);
});
