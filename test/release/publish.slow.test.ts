/** Publishing to a local registry with real npm. A second run must complete a failed one. */
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, expect, it } from 'vitest';
import { closeLoopbacks, loopback, sendJson } from '../support/loopback.ts';
import { projectRoot } from '../support/run-script.ts';

const folder = mkdtempSync(join(tmpdir(), 'publish-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(closeLoopbacks);

/** Packs a small package. */
function packed(name: string, content: string): string {
  const packageFolder = join(folder, `${name}-${createHash('sha1').update(content).digest('hex')}`);
  mkdirSync(packageFolder);
  writeFileSync(
    join(packageFolder, 'package.json'),
    JSON.stringify({ name: `@scope/${name}`, version: '1.0.0' }),
  );
  writeFileSync(join(packageFolder, 'index.js'), content);
  return join(
    packageFolder,
    execFileSync('npm', ['pack', '--silent'], { cwd: packageFolder, encoding: 'utf8' }).trim(),
  );
}

const tarballs = ['first', 'second', 'third'].map((name) => packed(name, ''));

/** A registry that refuses the packages in `down`. */
async function registry(down: Set<string>) {
  const published = new Map<string, unknown>();
  const { url } = await loopback((response, request) => {
    const name = decodeURIComponent((request.url ?? '').slice(1));
    if (request.method !== 'PUT')
      return published.has(name)
        ? sendJson(response, 200, published.get(name))
        : sendJson(response, 404, { error: 'not_found' });
    if (down.has(name)) return sendJson(response, 500, { error: 'down' });
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      published.set(name, JSON.parse(text));
      sendJson(response, 201, {});
    });
  });
  return { url, published };
}

async function publish(url: string, files: readonly string[]): Promise<{ out: string; failed: boolean }> {
  const config = join(folder, 'npmrc');
  writeFileSync(config, `registry=${url}/\n//${new URL(url).host}/:_authToken=x\nfetch-retries=0\n`);
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_OPTIONS)/i.test(name));
  const env = { ...Object.fromEntries(inherited), npm_config_userconfig: config };
  const script = join(projectRoot, 'scripts/release/publish.ts');
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...files], {
    cwd: projectRoot,
    env,
  });
  return run.then(
    ({ stdout }) => ({ out: stdout, failed: false }),
    (error: { stdout: string; stderr: string }) => ({ out: error.stdout + error.stderr, failed: true }),
  );
}

it('a second run completes a failed one', async () => {
  const down = new Set(['@scope/second']);
  const { url, published } = await registry(down);
  expect(await publish(url, tarballs)).toMatchObject({ failed: true });
  expect([...published.keys()]).toEqual(['@scope/first']);
  down.clear();
  const again = await publish(url, tarballs);
  expect(again.out).toBe(
    'Skipped @scope/first@1.0.0, which is already published.\nPublished @scope/second@1.0.0.\nPublished @scope/third@1.0.0.\n',
  );
  expect([...published.keys()]).toEqual(['@scope/first', '@scope/second', '@scope/third']);
});

it("a version that was published with different content isn't skipped", async () => {
  const { url } = await registry(new Set());
  await publish(url, tarballs.slice(0, 1));
  const { out, failed } = await publish(url, [packed('first', 'other')]);
  expect(failed).toBe(true);
  expect(out).toContain('@scope/first@1.0.0 is already published with different content');
});
