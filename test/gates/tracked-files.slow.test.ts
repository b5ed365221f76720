import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { projectRoot } from '../support/run-script.ts';

interface Tracked {
  readonly content: string;
  readonly path: string;
}

const tracked: Tracked[] = execFileSync('git', ['ls-files', '--stage', '-z'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .split('\0')
  .filter((line) => line !== '')
  .map((line) => {
    const [, content = '', , path = ''] = line.split(/\s+/);
    return { content, path };
  });

/** Files that may have the same content: examples, generated copies and fixtures. */
const mayRepeat =
  /^(?:spec\/examples|test\/(?:.*\/)?(?:fixture|fixtures|base-spec|consumers))\/|\/\.gitignore$/;

it('the repository has no two files with the same content, except examples and fixtures', () => {
  const paths = new Map<string, string[]>();
  for (const { content, path } of tracked.filter((file) => !mayRepeat.test(file.path)))
    paths.set(content, [...(paths.get(content) ?? []), path]);
  expect(paths.size).toBeGreaterThan(500);
  expect([...paths.values()].filter((same) => same.length > 1)).toEqual([]);
});
