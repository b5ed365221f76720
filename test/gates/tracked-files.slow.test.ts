/** What the repository holds, as git lists it. */
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

/** Where the same text may stand twice: examples and their twins, and what a test holds fast. */
const mayRepeat =
  /^(?:spec\/examples|test\/(?:.*\/)?(?:fixture|fixtures|base-spec|consumers))\/|\/\.gitignore$/;

it('holds no file twice but examples and fixtures', () => {
  const paths = new Map<string, string[]>();
  for (const { content, path } of tracked.filter((file) => !mayRepeat.test(file.path)))
    paths.set(content, [...(paths.get(content) ?? []), path]);
  expect(paths.size).toBeGreaterThan(500);
  expect([...paths.values()].filter((same) => same.length > 1)).toEqual([]);
});
