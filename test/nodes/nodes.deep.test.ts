/**
 * Tests a fresh clone of the last commit on each supported version of Node.
 */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { snapshot } from '../support/run-build.ts';
import { projectRoot } from '../support/run-script.ts';
import { installNodes, supportedNodes, type SupportedNode } from './nodes.ts';

const folder = mkdtempSync(join(tmpdir(), 'nodes-'));
/** This machine's npm, used with all versions. */
const npmProgram = join(
  execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim(),
  'npm/bin/npm-cli.js',
);
const outputs = new Map<string, Record<string, string>>();

beforeAll(installNodes);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs npm in a version's clone, with that version first in PATH.
 *
 * @returns `done`, or the end of the output on failure
 */
async function npm({ line, folder: bin }: SupportedNode, ...args: string[]): Promise<string> {
  const environment = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|NODE_|VITEST|GIT_)/i.test(name),
  );
  try {
    const { stderr } = await promisify(execFile)(join(bin, 'node'), [npmProgram, ...args], {
      cwd: join(folder, line),
      env: { ...Object.fromEntries(environment), PATH: [bin, process.env['PATH']].join(delimiter) },
      maxBuffer: 64e6,
    });
    return /^npm warn/im.test(stderr) ? stderr : 'done';
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return `${stdout.slice(-4000)}\n${stderr.slice(-4000)}\n${String(error).slice(0, 200)}`;
  }
}

describe.each(supportedNodes)('Node $version', (node) => {
  const clone = join(folder, node.line);
  /** On Node 20 and 24, runs all tests, unless this test itself runs on that version: then `npm test` has already run. */
  const runsAllTests = ['20', '24'].includes(node.line) && !process.version.startsWith(`v${node.line}.`);

  test('installs without a warning', async () => {
    execFileSync('git', ['clone', '--quiet', projectRoot, clone]);
    expect(await npm(node, 'ci', '--prefer-offline')).toBe('done');
  });

  test.runIf(runsAllTests)('builds the project and passes all checks and tests', async () => {
    expect(await npm(node, 'test')).toBe('done');
    outputs.set(node.version, snapshot(join(clone, 'generated')));
  });

  test.runIf(!runsAllTests)('builds the project and passes all checks', async () => {
    expect(await npm(node, 'run', 'build')).toBe('done');
    outputs.set(node.version, snapshot(join(clone, 'generated')));
    expect(await npm(node, 'run', 'check')).toBe('done');
  });

  test.runIf(!runsAllTests)('packs a working client and mock', async () => {
    const files = ['test/client/package', 'test/mock/package'];
    expect(await npm(node, 'exec', '--', 'vitest', 'run', '--project', 'slow', ...files)).toBe('done');
  });
});

test('every version of Node builds the same bytes', () => {
  expect(outputs.size).toBe(supportedNodes.length);
  const [[, first] = []] = outputs;
  for (const [version, output] of outputs) expect(output, version).toEqual(first);
});
