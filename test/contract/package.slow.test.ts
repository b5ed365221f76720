/** The package, installed from its tarball and used as in its README. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generated } from '../support/generated.ts';
import { closeMocks, slugOf } from '../support/mock.ts';
import { readCount } from './check-service.ts';
import { records, slugsOf, startService } from './conforming-service.ts';

const run = promisify(execFile);
const key = 'packed-check-key-42';

let project: string;
let files: readonly string[];
let url: string;
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'contract-package-'));
  await writeFile(join(project, 'package.json'), '{}');
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', project], {
    cwd: join(generated, 'contract'),
  });
  const [packed] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
  files = packed.files.map(({ path }) => path);
  await run('npm', ['install', '--offline', '--no-audit', `./${packed.filename}`], { cwd: project });
  url = (await startService()).url;
});
afterAll(async () => {
  await closeMocks();
  await rm(project, { recursive: true, force: true });
});

/** Runs a command from the README with the mock's slugs, as fast as the mock allows. */
async function readmeCommand(beginning: RegExp, more = ''): Promise<{ stdout: string; stderr: string }> {
  const readme = await readFile(join(generated, 'contract/README.md'), 'utf8');
  const [block = ''] = [...readme.matchAll(/```sh\n([^]*?)```/g)].map(([, text = '']) => text);
  const commands = block.replaceAll('\\\n', ' ').split('\n');
  const command = commands.find((line) => beginning.test(line)) ?? '';
  const adapted = command.replaceAll(/(\w+)=AbCdEfGh/g, (_, kind: string) => `${kind}=${slugOf(kind)}`);
  const env = { ...process.env, GRANT_MANAGEMENT_URL: url, GRANT_MANAGEMENT_KEY: key };
  return run('sh', ['-c', `${adapted} ${more}`], { cwd: project, env, maxBuffer: 16e6 });
}

it('the package contains only the expected files', () => {
  expect(files.toSorted()).toEqual([
    'CHANGELOG.md',
    'LICENCES.txt',
    'LICENSE',
    'README.md',
    'SECURITY.md',
    'bom.cdx.json',
    'dist/contract.js',
    'dist/openapi.json',
    'package.json',
  ]);
});

it("the README's commands work: one plans, and one reaches every read if it has the slugs", async () => {
  expect((await readmeCommand(/--plan/)).stdout).toMatch(/At most \d+ requests/);
  const slugs = slugsOf({ ...records, tab: [], webhook: [] }).join(' ');
  const { stdout, stderr } = await readmeCommand(/--report/, `${slugs} --per-minute 1000000 --share 1`);
  expect(stdout.trimEnd().split('\n').at(-1)).toMatch(
    new RegExp(`^PASSED: 0 findings, ${readCount} of ${readCount} reads and `),
  );
  const written = await readFile(join(project, 'contract.md'), 'utf8');
  expect(written).toMatch(/^# PASSED/);
  expect(stdout + stderr + written).not.toContain(key);
});
