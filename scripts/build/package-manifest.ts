import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { billOfMaterialsFile } from './bill-of-materials.ts';

/** What of the project's own package.json goes into those of the packages that it publishes. */
export interface ProjectManifest {
  readonly version: string;
  readonly license: string;
  readonly repository: { readonly type: string; readonly url: string };
  readonly engines: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** What one package says of itself. */
export interface PackageManifest {
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly files: readonly string[];
  readonly [field: string]: unknown;
}

/** Reads the project's package.json. */
export async function readProject(root: string): Promise<ProjectManifest> {
  return JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as ProjectManifest;
}

/** The project's licence, which every package brings along. */
export function readLicence(root: string): Promise<string> {
  return readFile(join(root, 'LICENSE'), 'utf8');
}

/**
 * Writes the package.json of a package that is published: what it says of itself, with the version, the licence and the
 * repository of the project, and where its readers go.
 *
 * @param project the project's own package.json
 * @param folder folder of the package, from the project's root, as the repository has it
 * @param own what the package says of itself
 */
export function writeManifest(project: ProjectManifest, folder: string, own: PackageManifest): string {
  const { name, description, keywords, files, ...others } = own;
  const url = project.repository.url.replace(/^git\+/, '').replace(/\.git$/, '');
  const manifest = {
    name,
    version: project.version,
    description,
    keywords,
    license: project.license,
    homepage: `${url}#readme`,
    bugs: `${url}/issues`,
    repository: { ...project.repository, directory: folder },
    ...others,
    engines: project.engines,
    files: [...files, 'LICENSE', billOfMaterialsFile],
    publishConfig: { access: 'public', provenance: true },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
