/**
 * `npm run build`: the one flow, from `spec/` to everything in `generated/`.
 *
 *     spec ── lint ── bundle ──┬── checks of the bundle
 *                              ├── openapi.yaml, openapi.json, GAPS.md
 *                              ├── types, client
 *                              ├── documentation
 *                              └── mock
 */
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { bundleSpec } from './bundle/bundle-spec.ts';
import { openSpec } from './bundle/open-spec.ts';
import { writeBundle } from './bundle/write-bundle.ts';
import { buildDocs } from './docs/build-docs.ts';
import { checkExamples } from './lint/check-examples.ts';
import { checkOpenApiSchema } from './lint/check-openapi-schema.ts';
import { checkWithSpectral } from './lint/check-with-spectral.ts';
import { checkXmlTwins } from './lint/check-xml-twins.ts';
import { lintSpec } from './lint/lint-spec.ts';
import { checkSchemas, SchemaCompiler } from './lint/schema-compiler.ts';
import { buildMock } from './mock/build-mock.ts';
import { readBuildOptions, usage, UsageError, type BuildOptions } from './shared/build-options.ts';
import { discardOnSignal } from './shared/discard-on-signal.ts';
import { OutputFolder } from './shared/output-folder.ts';
import { BuildError, formatProblems } from './shared/problems.ts';
import { formatBytes, sizesIn } from './shared/sizes.ts';
import { noStageCache, type StageCache } from './shared/stage-cache.ts';
import { all, Stages } from './shared/stages.ts';
import { BuildWorker } from './shared/worker.ts';
import { buildTypesAndClient } from './types/client-stage.ts';

/**
 * Builds everything. On failure the output folder stays as it was.
 *
 * @param options what to build, and where to
 * @param log takes the report, line by line
 * @param worker a thread to use; stopped at the end
 * @param cache what earlier builds of this process made; nothing is kept when absent
 * @throws BuildError when the spec has problems, and Error when a stage fails for another reason
 */
export async function build(
  { root, spec, out }: BuildOptions,
  log: (line: string) => void,
  worker = new BuildWorker(),
  cache: StageCache = noStageCache,
): Promise<void> {
  const stages = new Stages(log);
  const output = new OutputFolder(out);
  const stopWatching = discardOnSignal(worker, output);
  try {
    const source = await stages.run('read', () => openSpec(spec, `${root}/redocly.yaml`));
    await stages.check('lint', () => lintSpec(source));
    const bundled = await stages.run('bundle', () => bundleSpec(source));

    const context = { bundle: bundled.bundle, outDir: output.workDir, root };
    const keep = cache.for(context);
    const schemas = new SchemaCompiler(bundled.bundle.document);
    await all([
      stages.run('docs', () => keep('docs', 'whole', () => buildDocs(context))),
      stages.run('types, client', () =>
        keep('client', 'described', () => buildTypesAndClient(context, worker)),
      ),
      stages.check('check: spectral', () => checkWithSpectral(bundled, worker)),
      stages.run('write', () => writeBundle(context)),
      stages.run('mock', () => keep('mock', 'described', () => buildMock(context))),
      stages.check('check: schemas', () => checkSchemas(bundled, schemas)),
      stages.check('check: examples', () => checkExamples(bundled, schemas)),
      stages.check('check: xml', () => checkXmlTwins(bundled)),
      stages.check('check: openapi', () => checkOpenApiSchema(bundled)),
    ]);

    await output.publish();
    for (const { name, bytes, files } of await sizesIn(out)) {
      log(`  ${name.padEnd(20)} ${formatBytes(bytes).padStart(9)}${files > 1 ? `  in ${files} files` : ''}`);
    }
  } finally {
    stopWatching();
    await worker.stop();
    output.discard();
  }
}

/**
 * Builds as the command line says, prints the report and sets the exit code.
 *
 * @param args arguments of the command line
 * @param thread a second thread that is started already
 */
export async function main(args: readonly string[], thread?: Worker): Promise<void> {
  // A reader of the report that goes away, such as `head`, does not end the build.
  process.stdout.on('error', () => undefined);
  try {
    const options = readBuildOptions(args);
    if (options === 'help') return console.log(usage);
    await build(options, console.log, new BuildWorker(thread));
    console.log(`Done in ${(performance.now() / 1000).toFixed(2)} s`);
  } catch (error) {
    process.exitCode = error instanceof UsageError ? 2 : 1;
    console.error(`\n${describeFailure(error)}`);
  }
}

function describeFailure(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${usage}`;
  const text =
    error instanceof BuildError ? `${formatProblems(error.problems)}\n\n${error.message}` : String(error);
  return `${text}\nThe build failed; the last output is as it was.`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(process.argv.slice(2));
}
