import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StageContext } from '../build/stage.ts';
import { compileModule } from './compile.ts';
import { inlineFacts } from './inline-facts.ts';
import { writePackageReadme } from './package-readme.ts';
import { writeCallsSource } from './emit/calls-source.ts';
import { clientOperations } from './emit/client-operations.ts';
import { writeErrorsSource } from './emit/errors-source.ts';
import { writeExamplesSource } from './emit/examples-source.ts';
import { writeInterfaceSource } from './emit/interface-source.ts';
import { writeModelsSource } from './emit/models-source.ts';
import { writeClientSource, writeResourcesSource } from './emit/resources-source.ts';
import { validatorDeclaration, writeValidatorSource } from './emit/validator-source.ts';

/**
 * Writes the client package into `client/` of the build: package.json, README, TypeScript sources and what they
 * compile to. Types are not checked here: `npm run check` does that.
 *
 * @param context the bundle, where to write, and `types`, the openapi-typescript output for the bundle
 * @throws Error when the bundle lacks a fact that the client needs, or a source does not compile by itself
 */
export async function buildClient(context: StageContext & { types: string }): Promise<void> {
  const { bundle, outDir, root, types } = context;
  const packageDir = join(outDir, 'client');
  const [runtime, project] = await Promise.all([
    readRuntime(),
    readFile(join(root, 'package.json'), 'utf8'),
    mkdir(join(packageDir, 'src'), { recursive: true }),
    mkdir(join(packageDir, 'dist'), { recursive: true }),
  ]);
  const { document } = bundle;
  const operations = clientOperations(document);
  const facts = writeInterfaceSource(document);
  const modules = new Map([
    ...runtime.map(([name, text]): [string, string] => [
      name,
      inEveryBundle.has(name) ? inlineFacts(text, facts) : text,
    ]),
    ['interface.ts', facts],
    ['models.ts', writeModelsSource(document)],
    ['errors.ts', writeErrorsSource(document)],
    ['calls.ts', writeCallsSource(document, operations)],
    ['resources.ts', writeResourcesSource(document, operations)],
    ['client.ts', writeClientSource(document, operations)],
    ['examples.ts', writeExamplesSource(document, operations)],
    ['validator.ts', writeValidatorSource(document, operations)],
  ]);
  modules.set('paths.ts', types);
  const compiled = (
    await Promise.all(
      [...modules].map(([name, text]) =>
        compileModule(name, text, name === 'validator.ts' ? validatorDeclaration : undefined),
      ),
    )
  ).flat();
  await Promise.all([
    writeFile(join(packageDir, 'package.json'), packageManifest(JSON.parse(project) as ProjectManifest)),
    writeFile(join(packageDir, 'README.md'), await writePackageReadme(document, operations)),
    writeFile(join(packageDir, 'openapi.json'), bundle.json),
    writeFile(join(packageDir, 'openapi.yaml'), bundle.yaml),
    ...subpaths.map((name) => writeSubpath(packageDir, name)),
    ...[...modules].map(([name, text]) => writeFile(join(packageDir, 'src', name), text)),
    ...compiled.map(({ name, text }) => writeFile(join(packageDir, 'dist', name), text)),
  ]);
}

/** Sources where every byte counts. */
const inEveryBundle = new Set(['transport.ts', 'decode.ts']);

/** Entries beside the main one. */
const subpaths = ['fetch', 'testing'];

/** What does not know `exports` looks for a folder of the entry's name. */
async function writeSubpath(packageDir: string, name: string): Promise<void> {
  await mkdir(join(packageDir, name), { recursive: true });
  const manifest = { private: true, main: `../dist/${name}.cjs`, types: `../dist/${name}.d.cts` };
  await writeFile(join(packageDir, name, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** What of the project's own package.json goes into the client's. */
interface ProjectManifest {
  version: string;
  engines: Record<string, string>;
  devDependencies: Record<string, string>;
}

function packageManifest(project: ProjectManifest): string {
  const manifest = {
    name: '@grant-management/client',
    version: project.version,
    description: 'Typed fetch client of the grant-management interface.',
    type: 'module',
    sideEffects: false,
    engines: project.engines,
    // What does not know `exports` finds the form for `require`.
    main: './dist/index.cjs',
    types: './dist/index.d.cts',
    exports: {
      '.': entry('index'),
      ...Object.fromEntries(subpaths.map((name) => [`./${name}`, entry(name)])),
      './openapi.json': './openapi.json',
      './openapi.yaml': './openapi.yaml',
      './package.json': './package.json',
    },
    files: ['dist', ...subpaths, 'openapi.json', 'openapi.yaml'],
    dependencies: { 'openapi-fetch': project.devDependencies['openapi-fetch'] },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * An entry for `import` and `require`. Where a package may be required that is a module, both get the same one
 * (`module-sync`), so that a class is the same class.
 */
function entry(name: string): Record<string, { types: string; default: string }> {
  const esm = { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` };
  return {
    'module-sync': esm,
    import: esm,
    require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
  };
}

async function readRuntime(): Promise<[name: string, text: string][]> {
  const folder = new URL('runtime/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted();
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => [
      name,
      await readFile(new URL(name, folder), 'utf8'),
    ]),
  );
}
