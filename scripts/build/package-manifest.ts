import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { billOfMaterialsFile } from './bill-of-materials.ts';

/** The fields of the project's package.json that its published packages share. */
export interface ProjectManifest {
  readonly version: string;
  readonly license: string;
  readonly repository: { readonly type: string; readonly url: string };
  readonly engines: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** The fields that are specific to one package. */
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

/** Reads the project's licence, which every package includes. */
export function readLicence(root: string): Promise<string> {
  return readFile(join(root, 'LICENSE'), 'utf8');
}

/**
 * Writes a published package's package.json, with the project's version, licence and repository.
 *
 * @param project the project's package.json
 * @param folder the package's folder, relative to the project's root
 * @param fields the fields that are specific to the package
 */
export function writeManifest(project: ProjectManifest, folder: string, fields: PackageManifest): string {
  const { name, description, keywords, files, ...others } = fields;
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
