/**
 * `npm run build`: generates everything in `generated/` from `spec/`.
 *
 *     spec ── lint ── bundle ──┬── lint of the bundle
 *                              ├── openapi.yaml, openapi.json, GAPS.md
 *                              ├── variants for other tools
 *                              ├── types, client
 *                              ├── documentation
 *                              ├── mock
 *                              └── contract check
 *
 * The documentation includes the packages as tarballs.
 *
 * Stages are imported lazily, because together they take a second to load and `--help` needs none.
 */
import { join, relative } from 'node:path';
import { outOption, readBuildOptions, specOption, type BuildOptions } from './cli/build-options.ts';
import { exitCodes, runAsProgram } from './cli/command.ts';
import { CommandFailure } from './cli/errors.ts';
import { recordInputs } from './build/made-from.ts';
import { discardOnSignal, OutputFolder } from './build/output-folder.ts';
import { formatBytes, sizesIn } from './build/sizes.ts';
import { all, Stages } from './build/stages.ts';
import { BuildError, formatProblems } from './source/problems.ts';

/**
 * Builds everything. If the build fails, the output folder doesn't change.
 *
 * @param options paths of the spec and the output
 * @param log receives a line for each stage, with its time
 * @throws BuildError if the spec has problems
 * @throws Error if a stage fails for another reason
 */
export async function build(
  { root, spec, out }: BuildOptions,
  log: (line: string) => void = () => undefined,
): Promise<void> {
  const stages = new Stages(log);
  const output = new OutputFolder(out);
  const stopWatching = discardOnSignal(output);
  try {
    const writeRecord = recordInputs(root, spec);
    const { openSpec } = await import('./source/open-spec.ts');
    const source = await stages.run('read', () => openSpec(spec, `${root}/redocly.yaml`));
    const { sourceStages, bundleStages } = await import('./lint/lint-stages.ts');
    for (const { name, find } of sourceStages(source)) await stages.check(name, find);
    const { bundleSpec } = await import('./bundle/bundle-spec.ts');
    const bundled = await stages.run('bundle', () => bundleSpec(source));
    for (const { name, find } of bundleStages(source, bundled)) await stages.check(name, find);

    const downloads = await stages.run('variants', async () => {
      const { makeVariants } = await import('./variants/variants.ts');
      return makeVariants(bundled.bundle.document);
    });
    const context = { bundle: bundled.bundle, outDir: output.workDir, root };
    // Start with the stages that use other processes: Redocly renders the reference, esbuild packs the contract check.
    await all([
      stages.run('docs', async () => {
        const { buildDocs } = await import('./docs/build-docs.ts');
        await buildDocs({ ...context, downloads });
      }),
      stages.run('contract', async () => {
        const { buildContract } = await import('./contract/build-contract.ts');
        await buildContract(context);
      }),
      stages.run('mock', async () => {
        const { buildMock } = await import('./mock/build-mock.ts');
        await buildMock(context);
      }),
      stages.run('types, client', async () => {
        const { generateTypes } = await import('./types/generate-types.ts');
        const { buildClient } = await import('./client/build-client.ts');
        await buildClient({ ...context, types: generateTypes(context.bundle) });
      }),
      stages.run('write', async () => {
        const { writeBundle } = await import('./bundle/write-bundle.ts');
        const { writeVariants } = await import('./variants/write-variants.ts');
        await writeBundle(context);
        await writeVariants(context.outDir, downloads);
      }),
    ]);

    await stages.run('tarballs', async () => {
      const { writeTarball } = await import('./build/tarball.ts');
      const site = join(output.workDir, 'docs');
      for (const name of ['client', 'mock', 'contract']) await writeTarball(join(output.workDir, name), site);
    });
    await stages.run('record', () => writeRecord(output.workDir));
    await output.publish();
  } finally {
    stopWatching();
    output.discard();
  }
}

const usage = `Usage: npm run build -- [options]

Lints and bundles the spec, and generates everything from it.

  --spec <path>   root file of the spec, or the folder with its openapi.yaml   (default: spec)
  --out <folder>  output folder; replaced entirely                             (default: generated)
  --verbose       print each stage with its time
  --help          show this help
Exit codes: 0 done; 1 the spec has problems, or a stage failed; 2 the command line is invalid.`;

/** The entries of the output folder whose sizes the command prints. */
const products = new Set(['GAPS.md', 'client/', 'contract/', 'docs/', 'mock/', 'openapi.yaml']);

await runAsProgram(import.meta.url, {
  usage,
  options: { ...specOption, ...outOption, verbose: { type: 'boolean' } },
  async run({ verbose = false, ...paths }, _, { cwd, out }) {
    const options = readBuildOptions(paths);
    out('Building…\n');
    try {
      await build(options, (line) => verbose && out(`${line}\n`));
    } catch (error) {
      throw new CommandFailure(`\n${describeFailure(error)}`, exitCodes.failed, { cause: error });
    }
    for (const { name, bytes, files } of (await sizesIn(options.out)).filter((size) =>
      products.has(size.name),
    ))
      out(
        `  ${name.padEnd(14)} ${formatBytes(bytes).padStart(9)}${files > 1 ? `  in ${files} files` : ''}\n`,
      );
    out(`Built ${relative(cwd, options.out)}/ in ${(performance.now() / 1000).toFixed(1)} s.\n`);
    out(
      'Next: `npm run docs` shows the documentation, `npm run mock` starts the mock, `npm test` tests everything.\n',
    );
  },
});

function describeFailure(error: unknown): string {
  const text =
    error instanceof BuildError ? `${formatProblems(error.problems)}\n\n${error.message}` : String(error);
  return `${text}\nThe build failed. The previous output is unchanged.`;
}
