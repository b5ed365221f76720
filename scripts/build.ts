/**
 * `npm run build`: the one flow, from `spec/` to everything in `generated/`.
 *
 *     spec ── lint ── bundle ──┬── lint of the bundle
 *                              ├── openapi.yaml, openapi.json, GAPS.md
 *                              ├── the description in forms for other tools
 *                              ├── types, client
 *                              ├── documentation
 *                              ├── mock
 *                              └── contract check
 */
import { stop as stopEsbuild } from 'esbuild';
import { bundleSpec } from './bundle/bundle-spec.ts';
import { openSpec } from './source/open-spec.ts';
import { writeBundle } from './bundle/write-bundle.ts';
import { buildDocs } from './docs/build-docs.ts';
import { bundleStages, sourceStages, spellingStage, type LintStage } from './lint/lint-stages.ts';
import { buildContract } from './contract/build-contract.ts';
import { buildMock } from './mock/build-mock.ts';
import { outOption, readBuildOptions, specOption, type BuildOptions } from './cli/build-options.ts';
import { exitCodes, runAsProgram } from './cli/command.ts';
import { CommandFailure } from './cli/errors.ts';
import { discardOnSignal } from './build/discard-on-signal.ts';
import { noteInputs } from './build/made-from.ts';
import { OutputFolder } from './build/output-folder.ts';
import { BuildError, formatProblems } from './source/problems.ts';
import { formatBytes, sizesIn } from './build/sizes.ts';
import type { StageContext } from './build/stage.ts';
import { noStageCache, type StageCache } from './build/stage-cache.ts';
import { all, Stages } from './build/stages.ts';
import { startSpellingThread } from './build/start-worker-thread.js';
import { BuildWorker } from './build/worker.ts';
import { makeVariants } from './variants/variants.ts';
import { writeVariants } from './variants/write-variants.ts';

const typesModule = new URL('types/generate-types.ts', import.meta.url);
const clientModule = new URL('client/build-client.ts', import.meta.url);

/** Threads of a build: one for types, client and Spectral, one for spelling. */
export interface BuildWorkers {
  readonly worker: BuildWorker;
  readonly spelling: BuildWorker;
}

/**
 * Builds everything. On failure the output folder stays as it was.
 *
 * @param options what to build, and where to
 * @param log takes the report, line by line
 * @param shared threads that several builds of this process use one after another, and that its caller stops; the build
 * starts and stops its own when absent
 * @param cache what earlier builds of this process made; nothing is kept when absent
 * @throws BuildError when the spec has problems, and Error when a stage fails for another reason
 */
export async function build(
  { root, spec, out }: BuildOptions,
  log: (line: string) => void,
  shared?: BuildWorkers,
  cache: StageCache = noStageCache,
): Promise<void> {
  const { worker, spelling } = shared ?? startWorkers();
  const stages = new Stages(log);
  const output = new OutputFolder(out);
  const stopWatching = discardOnSignal(worker, output);
  try {
    const writeRecord = noteInputs(root, spec);
    const source = await stages.run('read', () => openSpec(spec, `${root}/redocly.yaml`));
    for (const { name, find } of sourceStages(source)) await stages.check(name, find);
    const bundled = await stages.run('bundle', () => bundleSpec(source));

    const downloads = await stages.run('variants', () => makeVariants(bundled.bundle.document));

    const context = { bundle: bundled.bundle, outDir: output.workDir, root };
    const keep = cache.for(context);
    const workers = { spectral: worker, spelling };
    const check = ({ name, find }: LintStage): Promise<void> => stages.check(name, find);
    await all([
      stages.run('docs', () => keep('docs', 'whole', () => buildDocs({ ...context, downloads }))),
      stages.run('types, client', () =>
        keep('client', 'described', () => buildTypesAndClient(context, worker)),
      ),
      stages.run('write', async () => {
        await writeBundle(context);
        await writeVariants(context.outDir, downloads);
      }),
      stages.run('mock', () => keep('mock', 'described', () => buildMock(context))),
      stages.run('contract', () => keep('contract', 'whole', () => buildContract(context))),
      check(spellingStage(source, workers)),
      ...bundleStages(source, bundled, workers).map(check),
    ]);

    await stages.run('record', () => writeRecord(output.workDir));
    await output.publish();
    for (const { name, bytes, files } of await sizesIn(out)) {
      log(`  ${name.padEnd(20)} ${formatBytes(bytes).padStart(9)}${files > 1 ? `  in ${files} files` : ''}`);
    }
  } finally {
    stopWatching();
    // esbuild works in a child process that the stages share.
    await Promise.all([...(shared ? [] : [worker.stop(), spelling.stop()]), stopEsbuild()]);
    output.discard();
  }
}

/** Starts the threads of a build. */
export function startWorkers(): BuildWorkers {
  return { worker: new BuildWorker(), spelling: new BuildWorker(startSpellingThread) };
}

/** Makes the types of the bundle and the client that is built on them, in the second thread. */
async function buildTypesAndClient(context: StageContext, worker: BuildWorker): Promise<void> {
  const types = await worker.run<string>(typesModule, 'generateTypes', context.bundle);
  await worker.run(clientModule, 'buildClient', { ...context, types });
}

const usage = `Usage: npm run build -- [options]

Lints and bundles the spec, and makes everything that is made from it.

  --spec <path>   root file of the spec, or the folder that holds its openapi.yaml   (default: spec)
  --out <folder>  folder to make; replaced as a whole                                (default: generated)
  --help          show this

Exit codes: 0 done; 1 the spec has problems, or a stage failed; 2 the command line is wrong.`;

await runAsProgram(import.meta.url, {
  usage,
  options: { ...specOption, ...outOption },
  async run(values, _, { out }) {
    const options = readBuildOptions(values);
    try {
      await build(options, (line) => out(`${line}\n`));
    } catch (error) {
      throw new CommandFailure(`\n${describeFailure(error)}`, exitCodes.failed, { cause: error });
    }
    out(`Done in ${(performance.now() / 1000).toFixed(2)} s\n`);
  },
});

function describeFailure(error: unknown): string {
  const text =
    error instanceof BuildError ? `${formatProblems(error.problems)}\n\n${error.message}` : String(error);
  return `${text}\nThe build failed; the last output is as it was.`;
}
