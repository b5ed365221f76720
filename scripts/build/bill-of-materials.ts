import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';

/** What a bill of materials needs from a package.json. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  /** How old packages say the same. */
  readonly licenses?: readonly { readonly type: string }[];
}

/** Name of the bill of materials in a package. */
export const billOfMaterialsFile = 'bom.cdx.json';

/**
 * Writes the CycloneDX bill of materials of a package: the package, and each package whose code is inside. It holds no
 * time and no serial number, so that the same package has the same one.
 *
 * @param root the project's root folder
 * @param manifest the package's package.json
 * @param packages folders of the packages inside, below `root`
 * @returns JSON in the form of CycloneDX 1.6
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
  const made = new Models.Component(Enums.ComponentType.Library, plain, {
    ...(scope !== undefined && { group: `@${scope}` }),
    version,
    bomRef: `${name}@${version}`,
    purl: `pkg:npm/${scope === undefined ? '' : `%40${scope}/`}${plain}@${version}`,
  });
  if (expression !== '') made.licenses.add(new Models.LicenseExpression(expression));
  return made;
}
