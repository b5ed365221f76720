/**
 * `node --import tsx test/client/mutation/main.ts`: changes the client's runtime in every way that Stryker knows, one change at a time, and counts
 * how many of the changes the fast tests notice. Works on a copy, with a Vitest of its own that Stryker's runner fits;
 * both are installed here when they are not there yet.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCodes, runAsProgram } from '../../../scripts/cli/command.ts';
import { UsageError } from '../../../scripts/cli/errors.ts';

const root = join(import.meta.dirname, '../../..');

/** Every hand-written module. Modules with only types have nothing to change. */
const modules = readdirSync(join(root, 'scripts/client/runtime'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''))
  .toSorted();
/** Tests of the runtime without slow servers and separate processes, the most sensitive first. */
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
 * All tests in one file, so that imports are loaded once for each change. A module that fails to load becomes a failing
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
/** What those tests import beside each other. */
const helpers = ['changing-list', 'limiter-simulation', 'simulated'];
/** JSON.parse gives the source text of numbers with it where it does not by itself, which `exact()` needs. */
const nodeOptions = process.version.startsWith('v20.') ? ['--harmony-json-parse-with-source'] : [];
/** Least percentage of detected changes. */
const leastScore = 95;

await runAsProgram(import.meta.url, {
  usage: `Usage: node --import tsx test/client/mutation/main.ts [options]

Changes the client's runtime in every way that Stryker knows, one change at a time, and counts how many of the changes
the fast tests notice: at least ${leastScore} % of them.

  --processes <number>  how many run at the same time      (default: 2)
  --modules <names>     which modules, such as transport/limiter (default: all)
  --help                show this

Exit codes: 0 enough are noticed; 1 too few, or it failed; 2 the command line is wrong.`,
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
        thresholds: { high: 95, low: leastScore, break: leastScore },
        disableTypeChecks: 'scripts/client/runtime/**/*.ts',
        // All tests can take this long on a busy machine.
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
