import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads the version of stock Prism that package.json pins.
 *
 * @param root the project's root folder
 */
export async function prismVersion(root: string): Promise<string> {
  const { devDependencies = {} } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    devDependencies?: Readonly<Record<string, string>>;
  };
  const version = devDependencies['@stoplight/prism-cli'];
  if (version === undefined)
    throw new Error("package.json doesn't list @stoplight/prism-cli under devDependencies.");
  return version;
}
