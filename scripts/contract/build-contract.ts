import { chmod, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { billOfMaterialsFile, writeBillOfMaterials } from '../build/bill-of-materials.ts';
import { type ProjectManifest, readLicence, readProject, writeManifest } from '../build/package-manifest.ts';
import type { StageContext } from '../build/stage.ts';
import { licencesOf } from '../build/licences.ts';

/**
 * Writes the contract check's package into `contract/` of the build: a single file that includes the validators, so it
 * has no dependencies, and the bundle.
 *
 * @param context the bundle, the output folder and the project's root folder
 * @throws Error if a module is missing or has a syntax error
 */
export async function buildContract({ bundle, outDir, root }: StageContext): Promise<void> {
  const folder = join(outDir, 'contract');
  await mkdir(join(folder, 'dist'), { recursive: true });
  const { code, packages } = await packCommand(root);
  const project = await readProject(root);
  const manifest = packageManifest(project);
  const readme = await readFile(join(import.meta.dirname, 'package-readme.md'), 'utf8');
  const files: Record<string, string> = {
    'package.json': manifest,
    LICENSE: await readLicence(root),
    'README.md': readme.replaceAll('{{version}}', project.version),
    'LICENCES.txt': await licencesOf(root, packages),
    [billOfMaterialsFile]: await writeBillOfMaterials(root, manifest, packages),
    'dist/contract.js': code,
    'dist/openapi.json': bundle.json,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  for (const name of ['CHANGELOG.md', 'SECURITY.md']) await copyFile(join(root, name), join(folder, name));
  await chmod(join(folder, 'dist/contract.js'), 0o755);
}

/** @returns the code, and the sorted `node_modules` folders of the bundled packages */
async function packCommand(root: string): Promise<{ code: string; packages: readonly string[] }> {
  const result = await build({
    absWorkingDir: root,
    entryPoints: [join(import.meta.dirname, 'packed.ts')],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minifySyntax: true,
    // Licence texts are in LICENCES.txt instead.
    legalComments: 'none',
    logLevel: 'silent',
  });
  const [output] = result.outputFiles;
  if (!output) throw new Error('esbuild produced no output.');
  const packages = Object.keys(result.metafile.inputs).flatMap(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [],
  );
  return { code: output.text, packages: [...new Set(packages)].toSorted() };
}

function packageManifest(project: ProjectManifest): string {
  return writeManifest(project, 'generated/contract', {
    name: '@grant-management/contract',
    description: 'Checks a grant-management service against its OpenAPI description.',
    keywords: ['grant-management', 'grants', 'contract-testing', 'openapi'],
    type: 'module',
    bin: { 'grant-management-contract': 'dist/contract.js' },
    files: ['dist', 'CHANGELOG.md', 'SECURITY.md', 'LICENCES.txt'],
  });
}
