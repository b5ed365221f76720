import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenApiDocument } from '../model/document.ts';
import { Model } from '../model/model.ts';
import type { StageContext } from '../build/stage.ts';
import { compileRuntime, type PackageFile } from './compile-runtime.ts';
import { makeDataSet } from './data/data-set.ts';
import { bundleEngine } from './engine/bundle-engine.ts';
import { licencesOf } from './engine/licences.ts';
import { readInterfaceFacts } from './interface-facts.ts';
import { packageReadme } from './package-readme.ts';
import { prismOperations } from './prism-operations.ts';

/**
 * Writes the mock package into `mock/` of the build: package.json, README, sources and what they compile to, with
 * Prism inside. Beside it stands `openapi.json`, the bundle without the parts that stock Prism does not read. Types
 * are not checked here: `npm run check` does that.
 *
 * @param context the bundle and where to write
 * @throws Error when the bundle lacks a fact that the mock needs, or a source does not compile by itself
 */
export async function buildMock({ bundle, outDir, root }: StageContext): Promise<void> {
  const packageDir = join(outDir, 'mock');
  const [src, dist] = ['src', 'dist'].map((name) => join(packageDir, name)) as [string, string];
  const [engine, runtime, project] = await Promise.all([
    bundleEngine(root),
    readRuntime(),
    readFile(join(root, 'package.json'), 'utf8'),
    mkdir(src, { recursive: true }),
    mkdir(dist, { recursive: true }),
  ]);
  const data = makeDataSet(bundle.document);
  const facts = readInterfaceFacts(Model.of(bundle.document), Object.keys(data));
  const manifest = JSON.parse(project) as ProjectManifest;
  const made = [
    { name: 'interface.json', text: `${JSON.stringify(facts, null, 1)}\n` },
    { name: 'data.json', text: writeRecords(data) },
  ];
  const compiled = await compileRuntime(runtime);
  await Promise.all([
    ...[...runtime, ...made].map(({ name, text }) => writeFile(join(src, name), text)),
    ...[...compiled, ...made].map(({ name, text }) => writeFile(join(dist, name), text)),
    writeFile(join(dist, 'prism.js'), engine.code),
    writeFile(join(dist, 'operations.json'), JSON.stringify(prismOperations(bundle.document))),
    writeFile(join(dist, 'openapi.json'), bundle.json),
    writeFile(join(packageDir, 'LICENCES.txt'), await licencesOf(root, engine.packages)),
    writeFile(join(packageDir, 'package.json'), packageManifest(manifest)),
    writeFile(join(packageDir, 'README.md'), await packageReadme(facts, data, manifest.version)),
    writeFile(
      join(packageDir, 'openapi.json'),
      `${JSON.stringify(reduceForMock(bundle.document), null, 2)}\n`,
    ),
  ]);
}

/** The document without webhooks, which Prism ignores, and without the registers and guides. */
export function reduceForMock(document: OpenApiDocument): Partial<OpenApiDocument> {
  const { 'x-changelog': _changelog, ...info } = document.info;
  const kept = Object.entries({ ...document, info }).filter(
    ([key]) => key !== 'webhooks' && !key.startsWith('x-'),
  );
  return Object.fromEntries(kept);
}

/** What of the project's own package.json goes into the mock's. */
interface ProjectManifest {
  version: string;
  engines: Record<string, string>;
}

function packageManifest({ version, engines }: ProjectManifest): string {
  const manifest = {
    name: '@grant-management/mock',
    version,
    description: 'Mock server of the grant-management interface, with Prism inside.',
    type: 'module',
    engines,
    bin: { 'grant-management-mock': 'dist/cli.js' },
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './package.json': './package.json',
    },
    files: ['dist', 'LICENCES.txt'],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** One record a line: a change of an example shows as a change of few lines. */
function writeRecords(data: Readonly<Record<string, readonly object[]>>): string {
  const lists = Object.entries(data).map(
    ([name, records]) =>
      `${JSON.stringify(name)}: [\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]`,
  );
  return `{\n${lists.join(',\n')}\n}\n`;
}

/** The runtime's sources, and the XML form of examples, which is that of the mock's answers too. */
async function readRuntime(): Promise<PackageFile[]> {
  const folder = new URL('runtime/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted();
  return Promise.all([
    ...names.map((name) => read(name, new URL(name, folder))),
    read('to-xml.ts', new URL('../examples/to-xml.ts', import.meta.url)),
  ]);
}

async function read(name: string, url: URL): Promise<PackageFile> {
  return { name, text: await readFile(url, 'utf8') };
}
