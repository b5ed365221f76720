/** Runs the steps of action.yml and its script as a GitHub Actions job does. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { facts, jsonMediaType, mockPackage } from '../support/mock.ts';
import { projectRoot } from '../support/run-script.ts';

const action = parse(readFileSync(join(projectRoot, 'action.yml'), 'utf8')) as {
  inputs: Record<string, { default: string }>;
  runs: { steps: { run: string; shell: string; env: Record<string, string> }[] };
};
const folder = mkdtempSync(join(tmpdir(), 'action-'));
const [outputFile, environmentFile] = [join(folder, 'output'), join(folder, 'env')];
let tarball: string;

beforeAll(async () => {
  const packed = await promisify(execFile)('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: mockPackage,
  });
  const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }];
  tarball = join(folder, filename);
});
afterEach(() => use({ stop: 'true' }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function use(inputs: Record<string, string>): Promise<{ code: number; errors: string }> {
  writeFileSync(outputFile, '');
  writeFileSync(environmentFile, '');
  for (const { run, env } of action.runs.steps) {
    const inputValues = Object.entries(env).map(([name, value]) => {
      const input = /^\$\{\{ inputs\.(\w+) \}\}$/.exec(value)?.[1] ?? '';
      return [name, inputs[input] ?? action.inputs[input]?.default];
    });
    try {
      await promisify(execFile)('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run], {
        cwd: folder,
        env: {
          ...process.env,
          ...Object.fromEntries(inputValues),
          GITHUB_ACTION_PATH: projectRoot,
          GITHUB_OUTPUT: outputFile,
          GITHUB_ENV: environmentFile,
          RUNNER_TEMP: folder,
        },
      });
    } catch (error) {
      const { code, stderr } = error as { code: number; stderr: string };
      return { code, errors: stderr };
    }
  }
  return { code: 0, errors: '' };
}

it('the action starts a mock with its arguments, exports the URL to later steps, and stops the mock', async () => {
  expect(await use({ package: tarball, arguments: '--rate-limit=0\n--log=off' })).toEqual({
    code: 0,
    errors: '',
  });
  const url = /^url=(.*)$/m.exec(readFileSync(outputFile, 'utf8'))?.[1] ?? '';
  expect(readFileSync(environmentFile, 'utf8')).toBe(`GRANT_MANAGEMENT_MOCK_URL=${url}\n`);
  expect(
    (await fetch(`${url}/account`, { headers: { accept: jsonMediaType, [facts.apiKeyHeader]: 'k' } })).status,
  ).toBe(429);

  expect(await use({ stop: 'true' })).toEqual({ code: 0, errors: '' });
  await expect(fetch(`${url}/account`)).rejects.toThrow('fetch failed');
});

it("the action starts stock Prism on the package's description", async () => {
  expect(await use({ package: tarball, engine: 'prism' })).toEqual({ code: 0, errors: '' });
  const url = /^url=(.*)$/m.exec(readFileSync(outputFile, 'utf8'))?.[1] ?? '';
  const response = await fetch(`${url}/account`, { headers: { [facts.apiKeyHeader]: 'k' } });
  expect([response.status, response.headers.get('x-mock-gap')]).toEqual([200, null]);
});

it('the action refuses an unknown engine', async () => {
  expect((await use({ package: tarball, engine: 'wiremock' })).code).toBe(2);
});

it('the action reports that a mock is already running', async () => {
  await use({ package: tarball });
  const { code, errors } = await use({ package: tarball });
  expect(code).toBe(1);
  expect(errors).toMatch(/^A mock is running at http:\/\/127\.0\.0\.1:\d+\. Stop it first/);
});

it("the action reports why a mock didn't start", async () => {
  const { code, errors } = await use({ package: tarball, arguments: '--nonsense' });
  expect(code).toBe(1);
  expect(errors).toContain('The mock has not started:');
  expect(errors).toContain('--nonsense');
});

it("the action prints the script's usage if it has no package to start", async () => {
  const { code, errors } = await use({});
  expect(code).toBe(2);
  expect(errors).toContain('mock.sh start [--engine mock|prism] <package>');
});

it("the action reports why a package can't be installed", async () => {
  const { code, errors } = await use({ package: join(folder, 'nowhere.tgz') });
  expect(code).not.toBe(0);
  expect(errors).toContain('nowhere.tgz');
});
