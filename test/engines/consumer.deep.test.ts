/** Tests a consumer repository against the mock and stock Prism, with the packed packages, as its workflow does. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Consumer } from '../consumers/consumer.ts';
import { generated } from '../support/generated.ts';
import { projectRoot } from '../support/run-script.ts';

const run = promisify(execFile);
const script = join(projectRoot, 'scripts/action/mock.sh');
const workflow = parse(
  readFileSync(join(import.meta.dirname, '../consumers/engines/.github/workflows/test.yml'), 'utf8'),
) as {
  jobs: {
    test: {
      strategy: { matrix: { engine: string[] } };
      steps: { uses?: string; run?: string; with?: Record<string, string> }[];
    };
  };
};
const { strategy, steps } = workflow.jobs.test;

let consumer: Consumer;
let folder: string;
let tarball: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'engines-'));
  consumer = await Consumer.install('engines');
  const pack = ['pack', '--json', '--pack-destination', folder];
  const { stdout } = await run('npm', pack, { cwd: join(generated, 'mock') });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  tarball = join(folder, filename);
});
const env = (): NodeJS.ProcessEnv => ({ ...process.env, RUNNER_TEMP: folder });
afterEach(() => run('bash', [script, 'stop'], { env: env() }));
afterAll(async () => {
  await consumer?.remove();
  rmSync(folder, { recursive: true, force: true });
});

it("the consumer's workflow has valid inputs for the action", () => {
  const action = parse(readFileSync(join(projectRoot, 'action.yml'), 'utf8')) as { inputs: object };
  const uses = steps.filter(({ uses: name }) => name?.includes('grant-management'));
  expect(uses).toHaveLength(1);
  expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(uses[0]?.with ?? {})));
  expect(strategy.matrix.engine).toEqual(['mock', 'prism']);
});

it.each(strategy.matrix.engine)("the consumer's unchanged tests pass with the engine %s", async (engine) => {
  const started = await run('bash', [script, 'start', '--engine', engine, tarball], {
    cwd: folder,
    env: env(),
  });
  const url = started.stdout.trim();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const index = await (await fetch(`${url}/`)).text();
  expect(index.includes('A mock of the')).toBe(engine === 'mock');
  const printed = await consumer.run('npm', ['test'], { GRANT_MANAGEMENT_MOCK_URL: url });
  expect(printed).toMatch(/pass 5/);
});
