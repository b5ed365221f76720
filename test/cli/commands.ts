/** Runs the commands in package.json as processes. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectRoot, runScript } from '../support/run-script.ts';

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** A command in package.json. */
interface Command {
  readonly name: string;
  readonly line: string;
}

export const commands: readonly Command[] = Object.entries(scripts).map(([name, line]) => ({ name, line }));

/** Git's status of the working tree. */
function status(): string {
  return execFileSync('git', ['status', '--porcelain'], { cwd: projectRoot, encoding: 'utf8' });
}

/** Tests commands with `--help` and with an unknown option. */
export function testCommands(tried: readonly Command[]): void {
  let before: string;
  beforeAll(() => {
    before = status();
  });

  describe.each(tried)('npm run $name', ({ line }) => {
    const [script = '', ...args] = line.replace(/^.*?tsx /, '').split(' ');

    test('prints its usage for --help and does nothing', () => {
      const { status: code, output, errors } = runScript(script, [...args, '--help']);
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      expect(output).toMatch(/^Usage: /m);
      expect(output).toContain('--help');
    });

    test('refuses an unknown option', () => {
      const { status: code, output, errors } = runScript(script, [...args, '--nonsense']);
      expect({ code, output }).toEqual({ code: 2, output: '' });
      expect(errors).toContain('--nonsense');
    });
  });

  test('the commands change no files', () => {
    expect(status()).toBe(before);
  });
}
