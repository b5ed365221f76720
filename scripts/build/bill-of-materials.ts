import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
// Import these modules, because the package's main module takes twice as long to load.
import * as Enums from '@cyclonedx/cyclonedx-library/Enums';
import * as Models from '@cyclonedx/cyclonedx-library/Models';
import * as Serialize from '@cyclonedx/cyclonedx-library/Serialize';
import * as Spec from '@cyclonedx/cyclonedx-library/Spec';

/** The fields of a package.json that a bill of materials needs. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  /** Deprecated form of `license`. */
  readonly licenses?: readonly { readonly type: string }[];
}

/** File name of the bill of materials in a package. */
export const billOfMaterialsFile = 'bom.cdx.json';

/**
 * Writes a package's bill of materials, which lists the package and those bundled into it. It has no timestamp and no
 * serial number, so that builds are reproducible.
 *
 * @param root the project's root folder
 * @param manifest the package's package.json
 * @param packages folders of the bundled packages, relative to `root`
 * @returns CycloneDX 1.6 as JSON
 */
export async function writeBillOfMaterials(
  root: string,
  manifest: string,
  packages: readonly string[],
): Promise<string> {
  const inside = await Promise.all(
    packages.map((folder) => readFile(join(root, folder, 'package.json'), 'utf8')),
  );
  const bom = new Models.Bom();
  bom.metadata.component = component(manifest);
  for (const each of inside) bom.components.add(component(each));
  const normalize = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  const options = { sortLists: true, space: 2 };
  return `${new Serialize.JsonSerializer(normalize).serialize(bom, options)}\n`;
}

function component(packageJson: string): Models.Component {
  const { name, version, license, licenses = [] } = JSON.parse(packageJson) as Manifest;
  const expression = license ?? licenses.map(({ type }) => type).join(' OR ');
  const [, scope, plain = name] = /^(?:@([^/]+)\/)?(.*)$/.exec(name) ?? [];
  const library = new Models.Component(Enums.ComponentType.Library, plain, {
    ...(scope !== undefined && { group: `@${scope}` }),
    version,
    bomRef: `${name}@${version}`,
    purl: `pkg:npm/${scope === undefined ? '' : `%40${scope}/`}${plain}@${version}`,
  });
  if (expression !== '') library.licenses.add(new Models.LicenseExpression(expression));
  return library;
}
