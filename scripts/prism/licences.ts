import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The licences of packages whose code is part of another package.
 *
 * @param root the project's root folder
 * @param packages their folders below it
 * @returns one text with a part for each package
 * @throws Error when a package says nothing of its licence
 */
export async function licencesOf(root: string, packages: readonly string[]): Promise<string> {
  const parts = await Promise.all(packages.map((folder) => licenceOf(join(root, folder))));
  const intro = 'This package contains code of the following packages, each under its own licence.\n';
  return `${[intro, ...new Set(parts)].join(`\n${'-'.repeat(80)}\n\n`)}`;
}

async function licenceOf(folder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
  const file = (await readdir(folder)).toSorted().find((name) => /^licen[cs]e/i.test(name));
  const repository = typeof manifest.repository === 'string' ? manifest.repository : manifest.repository?.url;
  const licence =
    file === undefined
      ? manifest.license
      : (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n').trim();
  if (licence === undefined) throw new Error(`${manifest.name} says nothing of its licence.`);
  const source = repository === undefined ? '' : `${repository}\n`;
  return `${manifest.name} ${manifest.version}\n${source}\n${licence}\n`;
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  repository?: string | { url: string };
}
