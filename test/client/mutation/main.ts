/**
 * `node --import tsx test/client/mutation/main.ts` runs mutation tests on the client's runtime: it applies one Stryker
 * mutation at a time, and counts how many of them the fast tests detect. It works on a copy, with the Vitest version
 * that Stryker's runner needs; both packages are installed on demand.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCodes, runAsProgram } from '../../../scripts/cli/command.ts';
import { UsageError } from '../../../scripts/cli/errors.ts';

const root = join(import.meta.dirname, '../../..');

/** Every hand-written module, except those with only types, which have nothing to mutate. */
const modules = readdirSync(join(root, 'scripts/client/runtime'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''))
  .toSorted();
/** Tests of the runtime without slow servers or separate processes, the most sensitive first. */
const tests = [
  'messages',
  'transport',
  'representations',
  'exceptions',
  'errors',
  'testing',
  'fetch',
  'fetch-errors',
  'calls-in-numbers',
  'secrets',
  'retries',
  'everyday',
  'request',
  'calls',
  'lists',
  'limiter',
  'async-context',
  'options',
  'redaction',
];
/**
 * All tests in one file, so that imports are loaded once per mutation. A module that fails to load becomes a failing
 * test, because Stryker ignores a file without tests.
 */
const suite = tests
  .map(
    (name) => `describe('${name}', async () => {
  try {
    await import('./${name}.test.ts');
  } catch (error) {
    it('can be loaded', () => {
      throw error;
    });
  }
});`,
  )
  .join('\n');
/** Support modules that those tests import. */
const helpers = ['changing-list', 'limiter-simulation', 'simulated'];
/** On Node 20, this flag makes JSON.parse pass the source text of numbers, which `exact()` needs. */
const nodeOptions = process.version.startsWith('v20.') ? ['--harmony-json-parse-with-source'] : [];
/** Minimum percentage of detected mutations. */
const minScore = 95;

await runAsProgram(import.meta.url, {
  usage: `Usage: node --import tsx test/client/mutation/main.ts [options]

Applies every Stryker mutation to the client's runtime, one at a time, and checks that the fast tests detect at least
${minScore} % of them.

  --processes <number>  number of parallel test runs       (default: 2)
  --modules <names>     modules, such as transport/limiter (default: all)
  --help                show this

Exit codes: 0 enough mutations were detected; 1 too few, or a failure; 2 invalid command line.`,
  options: {
    processes: { type: 'string', default: '2' },
    modules: { type: 'string', default: modules.join() },
  },
  async run({ processes, modules: moduleNames }) {
    if (!/^[1-9]\d?$/.test(processes)) throw new UsageError('--processes is an integer from 1 to 99.');
    const names = moduleNames.split(',');
    const stray = names.find((name) => !modules.includes(name));
    if (stray !== undefined) throw new UsageError(`--modules: ${stray} is not one of ${modules.join(', ')}.`);
    if (!existsSync(join(import.meta.dirname, 'node_modules'))) {
      execFileSync('npm', ['install', '--ignore-scripts', '--no-package-lock'], {
        cwd: import.meta.dirname,
        stdio: 'inherit',
      });
    }
    const work = await mkdtemp(join(tmpdir(), 'mutation-'));
    await symlink(join(import.meta.dirname, 'node_modules'), join(work, 'node_modules'));
    const copied = [
      'scripts/client/runtime',
      'scripts/model',
      'generated/client/src',
      'generated/openapi.json',
      'test/support',
      ...helpers.map((name) => `test/client/${name}.ts`),
      ...tests.map((name) => `test/client/${name}.test.ts`),
    ];
    for (const path of copied) {
      await mkdir(join(work, path, '..'), { recursive: true });
      await cp(join(root, path), join(work, path), { recursive: true });
    }
    await cp(join(root, 'package.json'), join(work, 'package.json'));
    await writeFile(
      join(work, 'vitest.config.ts'),
      "export default { test: { include: ['test/client/all.test.ts'], environment: 'node', testTimeout: 20_000 } };\n",
    );
    await writeFile(
      join(work, 'test/client/all.test.ts'),
      `import { describe, it } from 'vitest';\n${suite}\n`,
    );
    await writeFile(
      join(work, 'stryker.config.json'),
      JSON.stringify({
        testRunner: 'vitest',
        plugins: ['@stryker-mutator/vitest-runner'],
        mutate: names.map((name) => `scripts/client/runtime/${name}.ts`),
        coverageAnalysis: 'perTest',
        concurrency: Number(processes),
        reporters: ['clear-text', 'progress-append-only'],
        clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
        thresholds: { high: 95, low: minScore, break: minScore },
        disableTypeChecks: 'scripts/client/runtime/**/*.ts',
        // On a busy machine, all tests together can take this long.
        timeoutMS: 30_000,
        testRunnerNodeArgs: nodeOptions,
        tempDirName: '.stryker-tmp',
        allowConsoleColors: false,
      }),
    );
    const stryker = join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');
    const { status } = spawnSync(process.execPath, [stryker, 'run'], { cwd: work, stdio: 'inherit' });
    await rm(work, { recursive: true });
    return status === 0 ? exitCodes.done : exitCodes.failed;
  },
});
