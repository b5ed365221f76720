import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { billOfMaterialsFile, writeBillOfMaterials } from '../build/bill-of-materials.ts';
import { pack } from '../build/pack.ts';
import { readLicence, readProject } from '../build/package-manifest.ts';
import type { StageContext } from '../build/stage.ts';
import { Model } from '../model/model.ts';
import { clientOperations } from './emit/client-operations.ts';
import { writeErrorClassesSource, writeErrorsSource } from './emit/errors-source.ts';
import { writeExamplesSource } from './emit/examples-source.ts';
import { writeInterfaceSource } from './emit/interface-source.ts';
import { writeModelsSource } from './emit/models-source.ts';
import { writeQueriesSource } from './emit/queries-source.ts';
import { writeClientSource, writeResourcesSource } from './emit/resources-source.ts';
import { writeValidatorSource } from './emit/validator-source.ts';
import { entryFolder, packageManifest, subpaths } from './package-manifest.ts';
import { writePackageReadme } from './package-readme.ts';

/** Parts of the changelog that concern the client, whose types and methods follow the description. */
const changelogParts = ['Description', 'Client'];

/** The hand-written sources. They import generated sources as `#generated/…`; those import them by path. */
const runtimeDir = join(import.meta.dirname, 'runtime');

/**
 * Writes the client package to `client/` in the build: documents, sources generated from the bundle (`src/`), and the
 * compiled code (`dist/`). `npm run check` checks the types.
 *
 * @param context `types` is the openapi-typescript output for the bundle
 * @throws Error if the bundle lacks a fact that the client needs, or a module can't be compiled
 */
export async function buildClient(context: StageContext & { types: string }): Promise<void> {
  const { bundle, outDir, root, types } = context;
  const model = Model.of(bundle.document);
  const operations = clientOperations(model);
  const project = await readProject(root);
  const sources: Record<string, string> = {
    'interface.ts': writeInterfaceSource(model, project.version),
    'models.ts': writeModelsSource(model, operations),
    'status-errors.ts': writeErrorsSource(model),
    'error-classes.ts': writeErrorClassesSource(model),
    'queries.ts': writeQueriesSource(model, operations),
    'resources.ts': writeResourcesSource(model, operations),
    'client.ts': writeClientSource(operations),
    'examples.ts': writeExamplesSource(operations),
    'validator.ts': writeValidatorSource(model, operations),
    'paths.ts': types,
  };
  const packageDir = join(outDir, 'client');
  const manifest = packageManifest(project);
  const files: Record<string, string> = {
    'package.json': manifest,
    [billOfMaterialsFile]: await writeBillOfMaterials(root, manifest, []),
    LICENSE: await readLicence(root),
    'README.md': await writePackageReadme(model, operations, project.version),
    'AGENTS.md': await readFile(join(import.meta.dirname, 'agents.md'), 'utf8'),
    'CHANGELOG.md': packageChangelog(await readFile(join(root, 'CHANGELOG.md'), 'utf8')),
    'openapi.json': bundle.json,
    'openapi.yaml': bundle.yaml,
    ...Object.fromEntries(subpaths.map((name) => [`${name}/package.json`, entryFolder(name)])),
    ...Object.fromEntries(Object.entries(sources).map(([name, text]) => [`src/${name}`, text])),
  };
  for (const folder of ['src', ...subpaths]) await mkdir(join(packageDir, folder), { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(packageDir, name), text)));
  const dist = join(packageDir, 'dist');
  await pack({
    input: ['index', ...subpaths].map((name) => join(runtimeDir, `${name}.ts`)),
    platform: 'neutral',
    external: ['openapi-fetch'],
    resolve: { alias: { '#generated': outDir, '../../../scripts/client/runtime': runtimeDir } },
    // Keep modules separate, so that bundlers can drop unused ones.
    output: (['esm', 'cjs'] as const).map((format) => ({ format, dir: dist, preserveModules: true })),
  });
  await shareData(dist);
}

/** Large generated modules, which the ESM build re-exports from the CommonJS build. They have no source maps. */
const shared: Readonly<Record<string, string>> = { validator: 'check', examples: 'examples, operationNames' };

async function shareData(dist: string): Promise<void> {
  for (const [name, exported] of Object.entries(shared)) {
    const file = join(dist, `${name}.cjs`);
    const code = await readFile(file, 'utf8');
    await writeFile(file, code.replace(/\n\/\/# sourceMappingURL=.*/, '\n'));
    await writeFile(join(dist, `${name}.js`), `export { ${exported} } from './${name}.cjs';\n`);
    for (const format of ['js', 'cjs']) await rm(join(dist, `${name}.${format}.map`));
  }
}

/** Extracts the parts for the client from the project's changelog, which has a heading per version and part. */
export function packageChangelog(text: string): string {
  const [title = '', ...versions] = text.split(/^(?=## )/m);
  const entries = versions.flatMap((version) => {
    const [heading = '', ...sections] = version.split(/^(?=### )/m);
    const kept = changelogParts.flatMap((part) =>
      sections.filter((section) => section.startsWith(`### ${part}\n`)),
    );
    return kept.length === 0 ? [] : [`${heading.split('\n')[0]}\n\n${kept.join('')}`];
  });
  return `${title.split('\n')[0]} of the client\n\n${withoutLocalLinks(entries.join('')).trim()}\n`;
}

/** Removes links to files of the repository, which the package lacks. */
function withoutLocalLinks(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]*)\]\((?![a-z]+:)[^)]*\)/g, '$1');
}
