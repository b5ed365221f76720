/**
 * The project on each version of Node that it supports, as whoever has just cloned it uses it. What is tried is the last
 * commit.
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
const npm = execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim();
const npmProgram = join(npm, 'npm/bin/npm-cli.js');
const outputs = new Map<string, Record<string, string>>();

beforeAll(installNodes);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs npm in the clone of a version, with that version alone in front of everything else. */
async function run({ line, folder: bin }: SupportedNode, ...args: string[]): Promise<string> {
  const environment = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|NODE_|VITEST|GIT_)/i.test(name),
  );
  const { stdout, stderr } = await promisify(execFile)(join(bin, 'node'), [npmProgram, ...args], {
    cwd: join(folder, line),
    env: { ...Object.fromEntries(environment), PATH: [bin, process.env['PATH']].join(delimiter) },
    maxBuffer: 64e6,
  }).catch((error: unknown) => {
    const { stdout: printed, stderr: told } = error as { stdout?: string; stderr?: string };
    throw new Error(
      `npm ${args.join(' ')} failed:\n${String(printed).slice(-4000)}\n${String(told).slice(-4000)}`,
    );
  });
  return stdout + stderr;
}

describe.each(supportedNodes)('Node $version', (node) => {
  const clone = join(folder, node.line);
  /** The deep tests run after `npm test` of the Node that runs them. */
  const isTried = process.version.startsWith(`v${node.line}.`);

  test('installs without a warning', async () => {
    execFileSync('git', ['clone', '--quiet', projectRoot, clone]);
    expect(await run(node, 'ci', '--prefer-offline')).not.toMatch(/warn/i);
  });

  test('builds the project, and every check of it passes', async () => {
    await run(node, 'run', 'build');
    outputs.set(node.version, snapshot(join(clone, 'generated')));
    await run(node, 'run', 'check');
  });

  test.runIf(['20', '24'].includes(node.line) && !isTried)('passes every test', async () => {
    await run(node, 'test');
  });

  test('packs a client and a mock that work', async () => {
    const files = ['test/client/package', 'test/mock/package'];
    await run(node, 'exec', '--', 'vitest', 'run', '--project', 'slow', ...files);
  });
});

test('every version builds the same, byte for byte', () => {
  expect(outputs.size).toBe(supportedNodes.length);
  const [[, first] = []] = outputs;
  for (const [version, output] of outputs) expect(output, version).toEqual(first);
});
