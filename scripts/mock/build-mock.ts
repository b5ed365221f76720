import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { billOfMaterialsFile, writeBillOfMaterials } from '../build/bill-of-materials.ts';
import { pack } from '../build/pack.ts';
import { readLicence, readProject } from '../build/package-manifest.ts';
import type { PackOptions } from '../build/pack-options.ts';
import type { StageContext } from '../build/stage.ts';
import type { OpenApiDocument } from '../model/document.ts';
import { Model } from '../model/model.ts';
import { makeDataSet } from './data/data-set.ts';
import { bundleEngine } from '../prism/bundle-engine.ts';
import { licencesOf } from '../prism/licences.ts';
import { readInterfaceFacts } from './interface-facts.ts';
import { packageManifest } from './package-manifest.ts';
import { packageReadme } from './package-readme.ts';
import { prismOperations } from '../prism/prism-operations.ts';
import { onRequestOnly } from './runtime/order.ts';

const runtimeDir = join(import.meta.dirname, 'runtime');

/**
 * Writes the mock package into `mock/` of the build: package.json, README, a word to agents, what the runtime reads (`interface.json`,
 * `data.json`), and in `dist/` what the runtime is packed into, with Prism beside it. `openapi.json` is the bundle without
 * the parts that stock Prism does not read. Types are not checked here: `npm run check` does that.
 *
 * @param context the bundle and where to write
 * @throws Error when the bundle lacks a fact that the mock needs, or a module cannot be packed
 */
export async function buildMock({ bundle, outDir, root }: StageContext): Promise<void> {
  const packageDir = join(outDir, 'mock');
  const dist = join(packageDir, 'dist');
  await mkdir(dist, { recursive: true });
  const model = Model.of(bundle.document);
  const data = makeDataSet(model);
  const facts = readInterfaceFacts(model, data);
  for (const id of onRequestOnly(facts))
    console.log(`  The mock gives ${id} on request only: by a key, a fault or Prefer.`);
  const project = await readProject(root);
  const manifest = packageManifest(project);
  const files: Record<string, string> = {
    'package.json': manifest,
    LICENSE: await readLicence(root),
    'README.md': await packageReadme(facts, data, project.version),
    'AGENTS.md': await readFile(join(import.meta.dirname, 'agents.md'), 'utf8'),
    'interface.json': `${JSON.stringify(facts, null, 1)}\n`,
    'data.json': writeRecords(data),
    'openapi.json': `${JSON.stringify(reduceForMock(bundle.document), null, 2)}\n`,
    'dist/openapi.json': bundle.json,
    'dist/operations.json': JSON.stringify(prismOperations(bundle.document)),
  };
  await Promise.all([
    ...Object.entries(files).map(([name, text]) => writeFile(join(packageDir, name), text)),
    writeEngine(root, packageDir, manifest),
    packRuntime(dist),
  ]);
}

/** Prism in one file, with the licences of all packages that are inside and the bill of materials. */
async function writeEngine(root: string, packageDir: string, manifest: string): Promise<void> {
  const { code, packages } = await bundleEngine(root);
  await writeFile(join(packageDir, 'dist/prism.cjs'), code);
  await writeFile(join(packageDir, 'LICENCES.txt'), await licencesOf(root, packages));
  await writeFile(
    join(packageDir, billOfMaterialsFile),
    await writeBillOfMaterials(root, manifest, packages),
  );
}

/** For `import` with the command line, and for `require`: a test runner that loads CommonJS alone has to load it. */
async function packRuntime(outDir: string): Promise<void> {
  const shared: Pick<PackOptions, 'platform' | 'outDir' | 'files' | 'external' | 'declared'> = {
    platform: 'node',
    outDir,
    files: 'few',
    external: [/prism\.cjs$/],
    declared: ['index'],
  };
  const [index, cli] = ['index.ts', 'cli.ts'].map((name) => join(runtimeDir, name)) as [string, string];
  await pack({ ...shared, entries: { index, cli }, formats: ['esm'] });
  await pack({ ...shared, entries: { index }, formats: ['cjs'] });
}

/** The document without webhooks, which Prism ignores, and without the registers and guides. */
export function reduceForMock(document: OpenApiDocument): Partial<OpenApiDocument> {
  const { 'x-changelog': _changelog, ...info } = document.info;
  const kept = Object.entries({ ...document, info }).filter(
    ([key]) => key !== 'webhooks' && !key.startsWith('x-'),
  );
  return Object.fromEntries(kept);
}

/** One record a line: a change of an example shows as a change of few lines. */
function writeRecords(data: Readonly<Record<string, readonly object[]>>): string {
  const lists = Object.entries(data).map(
    ([name, records]) =>
      `${JSON.stringify(name)}: [\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]`,
  );
  return `{\n${lists.join(',\n')}\n}\n`;
}
