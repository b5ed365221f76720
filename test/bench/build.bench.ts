import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Model } from '../../scripts/model/model.ts';
import { parseBundle } from '../../scripts/model/notes.ts';
import { isRunning } from '../../scripts/build/output-folder.ts';
import { generateSpec } from './generate-spec.ts';
import type { Bench } from './main.ts';
import { measureInTurn, runNode, type Subject } from './measure.ts';
import type { Measured, Row } from './table.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);
const redocly = binOf('@redocly/cli', 'bin/cli.js');
const tsc = binOf('typescript', 'bin/tsc');
const compilerOptions = [
  '--noCheck', // the build doesn't check types either; `npm run check` does
  '--declaration',
  '--target',
  'es2022',
  '--module',
  'nodenext',
  '--skipLibCheck',
  '--rewriteRelativeImportExtensions',
  '--types',
  'node',
  '--rootDir', // base for the `#generated/` imports of package.json
  root,
];
const folderPrefix = '.generated-bench-';
const maxRatio = 0.8;
const pipeline = 'npm run build';

/**
 * Compares the build with running the tools' command lines in sequence, for this spec and for one with 200 operations.
 */
export const run: Bench = async ({ quick }) => {
  // Inside the project, so that compilers find its packages. Git ignores the name.
  removeLeftovers();
  const folder = join(root, `${folderPrefix}${process.pid}`);
  mkdirSync(folder);
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  try {
    const real = join(root, 'spec/openapi.yaml');
    if (quick) return await buildOnce(real, join(folder, 'real'));
    const small = await compare(real, join(folder, 'real'));
    const large = await compare(
      generateSpec(join(root, 'spec'), join(folder, 'spec-200'), 200),
      join(folder, '200'),
    );
    return {
      rows: [small, large].map(rowOf),
      misses: [...judge(small), ...judge(large), ...judgeGrowth(small, large)],
    };
  } finally {
    removeFolder();
  }
};

/** Removes folders left over from killed benches. */
function removeLeftovers(): void {
  for (const name of readdirSync(root)) {
    const pid = name.startsWith(folderPrefix) ? Number(name.slice(folderPrefix.length)) : NaN;
    if (Number.isNaN(pid) || isRunning(pid)) continue;
    rmSync(join(root, name), { recursive: true, force: true });
  }
}

interface Comparison {
  readonly operations: number;
  readonly build: number;
  readonly tools: number;
}

/** Times one build, without the tools. */
async function buildOnce(spec: string, out: string): Promise<Measured> {
  const medians = await measureInTurn([buildCommand(spec, out)], 1);
  const time = seconds(medians.get(pipeline) ?? NaN).trim();
  console.log(`  ${pipeline.padEnd(38)} ${time}`);
  return { rows: [{ what: 'one build of this spec', ours: time }], misses: [] };
}

function rowOf({ operations, build, tools }: Comparison): Row {
  return {
    what: `build of ${operations} operations`,
    ours: seconds(build).trim(),
    peers: { 'the same tools, run one after another': seconds(tools).trim() },
    bound: `at most ${maxRatio} of the peers' time`,
  };
}

async function compare(spec: string, folder: string): Promise<Comparison> {
  mkdirSync(folder);
  const out = join(folder, 'generated');
  const build = buildCommand(spec, out);
  await build.run(); // warm-up; some tools also need a bundle or a client
  const bundle = parseBundle(readFileSync(join(out, 'openapi.json'), 'utf8'));
  const operations = Model.of(bundle).operations.length;
  const tools = toolCommands(spec, out, join(folder, 'tools'));
  const repetitions = 3;
  const medians = await measureInTurn([build, ...tools], repetitions);

  const time = (name: string): number => medians.get(name) ?? NaN;
  const sum = tools.reduce((total, { name }) => total + time(name), 0);
  console.log(
    `${operations} operations, ${bundle.components?.schemas ? Object.keys(bundle.components.schemas).length : 0} schemas; medians of ${repetitions}\n`,
  );
  for (const { name } of tools) console.log(`  ${name.padEnd(38)} ${seconds(time(name))}`);
  console.log(`  ${'in sequence'.padEnd(38)} ${seconds(sum)}`);
  console.log(`  ${pipeline.padEnd(38)} ${seconds(time(pipeline))}`);
  console.log(
    `  ${'ratio'.padEnd(38)} ${(time(pipeline) / sum).toFixed(2).padStart(7)}   (at most ${maxRatio})\n`,
  );
  return { operations, build: time(pipeline), tools: sum };
}

/** Commands that do the same work as the build with the individual tools, as a baseline. */
function toolCommands(spec: string, out: string, folder: string): Subject[] {
  mkdirSync(folder);
  const yaml = join(out, 'openapi.yaml');
  const pathOf = (name: string): string => join(folder, name);
  return [
    command('redocly lint', redocly, ['lint', spec]),
    command('redocly bundle', redocly, ['bundle', spec, '-o', pathOf('openapi.yaml')]),
    command(
      'openapi-typescript',
      join(root, 'node_modules/openapi-typescript/bin/cli.js'),
      [yaml, '--array-length', '-o', pathOf('types.ts')],
      folder, // without a redocly.yaml, by which it would lint the bundle once more
    ),
    command('tsc, client', tsc, [
      join(root, 'scripts/client/runtime/index.ts'),
      join(root, 'scripts/client/runtime/fetch.ts'),
      join(root, 'scripts/client/runtime/testing.ts'),
      join(root, 'scripts/client/runtime/validating.ts'),
      ...compilerOptions,
      '--outDir',
      pathOf('client'),
    ]),
    command('tsc, mock', tsc, [
      join(root, 'scripts/mock/runtime/index.ts'),
      join(root, 'scripts/mock/runtime/cli.ts'),
      ...compilerOptions,
      '--outDir',
      pathOf('mock'),
    ]),
    command('redocly build-docs', redocly, ['build-docs', yaml, '-o', pathOf('docs.html')]),
  ];
}

/** Runs the `build` script of package.json directly, without npm. */
function buildCommand(spec: string, out: string): Subject {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { build: string };
  };
  const args = [...scripts.build.split(' ').slice(1), '--spec', spec, '--out', out];
  return { name: pipeline, run: () => runNode(args, root) };
}

function command(name: string, script: string, args: readonly string[], cwd = root): Subject {
  return { name, run: () => runNode([script, ...args], cwd) };
}

function binOf(packageName: string, path: string): string {
  return join(dirname(require.resolve(`${packageName}/package.json`)), path);
}

function judge({ operations, build, tools }: Comparison): string[] {
  const ratio = build / tools;
  if (ratio <= maxRatio) return [];
  return [
    `${operations} operations: the build takes ${ratio.toFixed(2)} of the tools' time; the limit is ${maxRatio}`,
  ];
}

function judgeGrowth(small: Comparison, large: Comparison): string[] {
  const operations = large.operations / small.operations;
  const time = large.build / small.build;
  console.log(
    `  from ${small.operations} to ${large.operations} operations (${operations.toFixed(1)} times) the build takes ` +
      `${time.toFixed(1)} times as long`,
  );
  return time <= operations ? [] : ['the build time grows faster than the number of operations'];
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`.padStart(9);
}
