/** Runs every bench in full. A missed bound doesn't fail the test. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { projectRoot } from '../support/run-script.ts';

const names = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.bench.ts'))
  .map((name) => name.replace('.bench.ts', ''));

test.each(names)('npm run bench -- %s ends without an error', async (name) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/bench/main.ts', name], {
    cwd: projectRoot,
  });
  const closed = once(child, 'close');
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await closed;
  // A failure prints a stack; a missed bound prints one line.
  expect(err.split('\n').filter((line) => !/^(?:✗ .*)?$/.test(line))).toEqual([]);
  const [, table = ''] = out.split('# All');
  expect(table).toMatch(new RegExp(String.raw`^\| ${name} \| `, 'm'));
});
