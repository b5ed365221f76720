import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { billOfMaterialsFile } from '../build/bill-of-materials.ts';
import { readLicences, minLicenceLength } from '../build/licences.ts';

/** Returns true if an SPDX expression allows one of the accepted licences. */
const satisfies = createRequire(import.meta.url)('spdx-satisfies') as (
  expression: string,
  allowedLicences: readonly string[],
) => boolean;

/** Licences whose only condition is attribution. */
const accepted = ['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

interface Component {
  readonly 'bom-ref': string;
  readonly licenses?: readonly { readonly expression?: string }[];
}

/**
 * Checks that a package includes its licence and the licences of the packages in its bill of materials.
 *
 * @param folder the package
 * @param files its packed files
 * @returns the number of bundled packages, and the problems
 */
export async function checkLicences(
  folder: string,
  files: readonly string[],
): Promise<{ componentCount: number; problems: string[] }> {
  const problems: string[] = [];
  const text = async (name: string): Promise<string> => {
    if (files.includes(name)) return readFile(join(folder, name), 'utf8');
    problems.push(`The package doesn't contain ${name}. Add it to the package's \`files\`.`);
    return '';
  };
  const { license } = JSON.parse(await text('package.json')) as { license?: string };
  problems.push(...licenceProblems('The package', license));
  await text('LICENSE');
  const bom = await text(billOfMaterialsFile);
  const { components = [] } = (bom === '' ? {} : JSON.parse(bom)) as { components?: readonly Component[] };
  const parts = components.length === 0 ? [] : readLicences(await text('LICENCES.txt'));
  for (const { 'bom-ref': name, licenses = [] } of components) {
    problems.push(...licenceProblems(name, licenses[0]?.expression));
    const licenceText = parts.find((part) => part.package === name)?.text ?? '';
    if (licenceText.length < minLicenceLength) problems.push(`LICENCES.txt has no licence text for ${name}.`);
  }
  return { componentCount: components.length, problems };
}

function licenceProblems(name: string, expression: string | undefined): string[] {
  if (expression === undefined) return [`${name} has no \`license\` in its package.json.`];
  try {
    return satisfies(expression, accepted)
      ? []
      : [`The licence of ${name}, ${expression}, isn't one of ${accepted.join(', ')}.`];
  } catch {
    return [`The licence of ${name}, ${expression}, isn't an SPDX expression.`];
  }
}
