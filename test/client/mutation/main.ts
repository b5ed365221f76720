/**
 * `npm run mutation`: changes the client's transport in every way that Stryker knows, one change at a time, and counts
 * how many of the changes the fast tests notice. Works on a copy, with a Vitest of its own that Stryker's runner fits;
 * both are installed here when they are not there yet.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCodes, runAsProgram } from '../../../scripts/cli/command.ts';
import { UsageError } from '../../../scripts/cli/errors.ts';

const root = join(import.meta.dirname, '../../..');

/** What the transport is made of. */
const mutated = [
  'address',
  'attempt',
  'body',
  'call',
  'call-time',
  'headers',
  'invalid-argument',
  'key',
  'limiter',
  'list',
  'meta',
  'network-failures',
  'option-rules',
  'page',
  'reading',
  'redaction',
  'representation',
  'retry-policy',
  'signal',
  'snapshot',
  'transport',
];
/** Tests that need no server that is slow on purpose. */
const tests = [
  'calls',
  'calls-in-numbers',
  'exceptions',
  'limiter',
  'lists',
  'messages',
  'options',
  'redaction',
  'representations',
  'retries',
  'secrets',
  'transport',
];
/** Least share of changes that are noticed, in percent. */
const leastScore = 95;

await runAsProgram(import.meta.url, {
  usage: `Usage: npm run mutation -- [options]

Changes the client's transport in every way that Stryker knows, one change at a time, and counts how many of the changes
the fast tests notice: at least ${leastScore} % of them.

  --processes <number>  how many run at the same time      (default: 2)
  --modules <names>     which modules, such as limiter,page (default: all)
  --help                show this

Exit codes: 0 enough are noticed; 1 too few, or it failed; 2 the command line is wrong.`,
  options: {
    processes: { type: 'string', default: '2' },
    modules: { type: 'string', default: mutated.join() },
  },
  async run({ processes, modules }) {
    if (!/^[1-9]\d?$/.test(processes)) throw new UsageError('--processes is a whole number from 1 to 99.');
    const names = modules.split(',');
    const stray = names.find((name) => !mutated.includes(name));
    if (stray !== undefined) throw new UsageError(`--modules: ${stray} is not one of ${mutated.join(', ')}.`);
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
      'test/client/simulated.ts',
      'test/client/limiter-simulation.ts',
      'test/client/changing-list.ts',
      ...tests.map((name) => `test/client/${name}.test.ts`),
    ];
    for (const path of copied) {
      await mkdir(join(work, path, '..'), { recursive: true });
      await cp(join(root, path), join(work, path), { recursive: true });
    }
    await cp(join(root, 'package.json'), join(work, 'package.json'));
    await writeFile(
      join(work, 'vitest.config.ts'),
      "export default { test: { include: ['test/client/*.test.ts'], environment: 'node', testTimeout: 5000 } };\n",
    );
    await writeFile(
      join(work, 'stryker.config.json'),
      JSON.stringify({
        testRunner: 'vitest',
        plugins: ['@stryker-mutator/vitest-runner'],
        mutate: names.map((name) => `scripts/client/runtime/${name}.ts`),
        coverageAnalysis: 'perTest',
        concurrency: Number(processes),
        reporters: ['clear-text'],
        clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
        thresholds: { high: 95, low: leastScore, break: leastScore },
        disableTypeChecks: 'scripts/client/runtime/*.ts',
        timeoutMS: 5000,
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
