import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { billOfMaterialsFile, writeBillOfMaterials } from '../build/bill-of-materials.ts';
import { pack } from '../build/pack.ts';
import { readLicence, readProject } from '../build/package-manifest.ts';
import type { StageContext } from '../build/stage.ts';
import { Model } from '../model/model.ts';
import { prismVersion } from '../prism/version.ts';
import { makeDataSet, type DataSet } from './data-set.ts';
import { readInterfaceFacts } from './interface-facts.ts';
import { packageManifest } from './package-manifest.ts';
import { packageReadme } from './package-readme.ts';
import type { InterfaceFacts } from './runtime/interface-facts.ts';
import { withoutRow } from './runtime/order.ts';
import { writeValidators } from './write-validators.ts';

const runtimeDir = join(import.meta.dirname, 'runtime');

/**
 * Writes the mock package into `mock/` of the build: package.json, README, a word to agents, what the runtime reads
 * (`interface.json`, `data.json`, `dist/validators.cjs`), the names that its types need, and in `dist/` what the runtime
 * is packed into and the description. Types are not checked here: `npm run check` does that.
 *
 * @param context the bundle and where to write
 * @throws Error when the bundle lacks a fact that the mock needs, or a module cannot be packed
 */
export async function buildMock({ bundle, outDir, root }: StageContext): Promise<void> {
  const packageDir = join(outDir, 'mock');
  for (const folder of ['dist', 'src']) await mkdir(join(packageDir, folder), { recursive: true });
  const model = Model.of(bundle.document);
  const data = makeDataSet(model);
  const facts = readInterfaceFacts(model);
  for (const id of withoutRow(facts.conditions))
    console.log(`  The mock gives ${id} on request only: by a key, a fault or Prefer.`);
  const project = await readProject(root);
  const manifest = packageManifest(project, await prismVersion(root));
  const files: Record<string, string> = {
    'package.json': manifest,
    LICENSE: await readLicence(root),
    'README.md': await packageReadme(facts, data, project.version),
    'AGENTS.md': await readFile(join(import.meta.dirname, 'agents.md'), 'utf8'),
    [billOfMaterialsFile]: await writeBillOfMaterials(root, manifest, []),
    'interface.json': `${JSON.stringify(facts, null, 1)}\n`,
    'data.json': writeRecords(data),
    'src/names.ts': writeNames(facts),
    'dist/openapi.json': JSON.stringify(JSON.parse(bundle.json)),
    'dist/validators.cjs': await writeValidators(model),
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(packageDir, name), text)));
  await packRuntime(join(packageDir, 'dist'), outDir);
}

/** Names of the interface that the types of the package list, so that a misspelt one does not compile. */
function writeNames({ operations, conditions }: InterfaceFacts): string {
  return `/** Ids of the operations. */
export type OperationId =${unionOf(operations)};

/** Ids of the conditions that end in an error. */
export type ConditionId =${unionOf(conditions)};
`;
}

function unionOf(ids: readonly { readonly id: string }[]): string {
  return ids.map(({ id }) => `\n  | '${id}'`).join('') || ' never';
}

/** For `import` with the command line, and for `require`: a test runner that loads CommonJS alone has to load it. */
async function packRuntime(dist: string, outDir: string): Promise<void> {
  const [index, cli] = ['index.ts', 'cli.ts'].map((name) => join(runtimeDir, name)) as [string, string];
  const shared = {
    platform: 'node',
    resolve: { alias: { '#generated': outDir } },
    declared: [index],
  } as const;
  // One file for each entry, and one for what they share, load fastest. It would be called after one of its modules.
  const codeSplitting = { groups: [{ name: 'common', minShareCount: 2 }] };
  await pack({ ...shared, input: [index, cli], output: [{ format: 'esm', dir: dist, codeSplitting }] });
  await pack({ ...shared, input: [index], output: [{ format: 'cjs', dir: dist, codeSplitting }] });
}

/** One record a line: a change of an example shows as a change of few lines. */
function writeRecords(data: DataSet): string {
  const lists = Object.entries(data).map(
    ([name, records]) =>
      `${JSON.stringify(name)}: [\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]`,
  );
  return `{\n${lists.join(',\n')}\n}\n`;
}
