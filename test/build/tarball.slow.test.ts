/** Except for compression, the documentation's tarballs match the output of `npm pack`. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeTarball } from '../../scripts/build/tarball.ts';
import { generated } from '../support/generated.ts';

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarball-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A tarball's files, each with its content, as unpacked by `tar`. */
async function unpacked(tarball: string): Promise<string> {
  const { stdout } = await run('sh', [
    '-c',
    `d=$(mktemp -d) && tar -xzf "$0" -C "$d" && cd "$d" && find . -type f -exec sha256sum {} + | sort -k 2; rm -r "$d"`,
    tarball,
  ]);
  return stdout;
}

describe.each(['client', 'mock', 'contract'])('the tarball of the %s', (name) => {
  it('has the same name and files as the one from npm pack', async () => {
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
    const { stdout } = await run('npm', args, { cwd: join(generated, name) });
    const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
    const files = await unpacked(join(folder, filename));
    expect(files.split('\n').length).toBeGreaterThan(5);
    expect(await unpacked(join(generated, 'docs', filename))).toBe(files);
  });

  it('is byte-identical when packed again', async () => {
    const { version } = JSON.parse(await readFile(join(generated, name, 'package.json'), 'utf8')) as {
      version: string;
    };
    const file = `grant-management-${name}-${version}.tgz`;
    const again = await mkdtemp(join(folder, 'again-'));
    await writeTarball(join(generated, name), again);
    expect(await readFile(join(again, file))).toEqual(await readFile(join(generated, 'docs', file)));
  });
});
