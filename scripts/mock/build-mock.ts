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
 * Writes the mock package to `mock/` in the build: manifest, README, the runtime's data (`interface.json`, `data.json`,
 * `dist/validators.cjs`), generated types, the compiled runtime and the description. `npm run check` checks types.
 *
 * @throws Error if the bundle lacks a fact that the mock needs, or a module can't be compiled
 */
export async function buildMock({ bundle, outDir, root }: StageContext): Promise<void> {
  const packageDir = join(outDir, 'mock');
  for (const folder of ['dist', 'src']) await mkdir(join(packageDir, folder), { recursive: true });
  const model = Model.of(bundle.document);
  const data = makeDataSet(model);
  const facts = readInterfaceFacts(model);
  for (const id of withoutRow(facts.conditions))
    console.log(`  The mock returns ${id} only on request: by a key, a fault or Prefer.`);
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

/** Writes union types of IDs, so that a misspelt ID doesn't compile. */
function writeNames({ operations, conditions }: InterfaceFacts): string {
  return `/** Operation ids. */
export type OperationId =${unionOf(operations)};

/** Error condition IDs. */
export type ConditionId =${unionOf(conditions)};
`;
}

function unionOf(ids: readonly { readonly id: string }[]): string {
  return ids.map(({ id }) => `\n  | '${id}'`).join('') || ' never';
}

/** Compiles the runtime to ESM with the command line, and to CommonJS for test runners that don't support ESM. */
async function packRuntime(dist: string, outDir: string): Promise<void> {
  const [index, cli] = ['index.ts', 'cli.ts'].map((name) => join(runtimeDir, name)) as [string, string];
  const shared = {
    platform: 'node',
    resolve: { alias: { '#generated': outDir } },
    declarationEntries: [index],
  } as const;
  // One file per entry point and one for shared modules load fastest. Name the shared file, because rolldown would name it
  // after one of its modules.
  const codeSplitting = { groups: [{ name: 'common', minShareCount: 2 }] };
  await pack({ ...shared, input: [index, cli], output: [{ format: 'esm', dir: dist, codeSplitting }] });
  await pack({ ...shared, input: [index], output: [{ format: 'cjs', dir: dist, codeSplitting }] });
}

/** Writes one record per line, for readable diffs. */
function writeRecords(data: DataSet): string {
  const lists = Object.entries(data).map(
    ([name, records]) =>
      `${JSON.stringify(name)}: [\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]`,
  );
  return `{\n${lists.join(',\n')}\n}\n`;
}
