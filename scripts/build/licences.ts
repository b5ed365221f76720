import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Collects the licences of packages that are bundled into another package.
 *
 * @param root the project's root folder
 * @param packages folders of the bundled packages, relative to `root`
 * @returns one text with a section for each package
 * @throws Error if a package has no licence text
 */
export async function licencesOf(root: string, packages: readonly string[]): Promise<string> {
  const parts = await Promise.all(packages.map((folder) => licenceOf(join(root, folder))));
  const intro = 'This package contains code from the following packages, each under its own licence.\n';
  return `${[intro, ...new Set(parts)].join(separator)}`;
}

const separator = `\n${'-'.repeat(80)}\n\n`;

/** One package's section in the text from {@link licencesOf}. */
export interface LicencePart {
  /** Name and version, such as `ajv@8.20.0`. */
  readonly package: string;
  readonly text: string;
}

/** Splits the text from {@link licencesOf}. */
export function readLicences(text: string): LicencePart[] {
  const [, ...parts] = text.split(separator);
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    return { package: heading.replace(' ', '@'), text: lines.join('\n').trim() };
  });
}

async function licenceOf(folder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { repository } = manifest;
  const url = typeof repository === 'string' ? repository : repository?.url;
  const source = url === undefined ? '' : `${url}\n`;
  return `${manifest.name} ${manifest.version}\n${source}\n${await licenceText(folder, manifest)}\n`;
}

/** Reads a package's licence file, or falls back to the licence's standard text. */
async function licenceText(folder: string, { name, license, author }: Manifest): Promise<string> {
  const file = (await readdir(folder)).toSorted().find((each) => /^licen[cs]e/i.test(each));
  if (file !== undefined) return (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n').trim();
  const standard = license === undefined ? undefined : standardText(license);
  if (standard === undefined)
    throw new Error(`${name} has no licence file, and its licence (${license}) isn't in the SPDX list.`);
  const authorName = typeof author === 'string' ? author : author?.name;
  return [
    `The package has no licence file. Its package.json has the licence ${license}.`,
    ...(authorName === undefined ? [] : [`Author: ${authorName}`]),
    `The licence's standard text:\n\n${standard}`,
  ].join('\n\n');
}

/** Minimum number of characters in a licence text. A text that only names the licence is shorter. */
export const minLicenceLength = 300;

/** Returns a licence's text from the SPDX list; undefined if the list doesn't have it. */
function standardText(licence: string): string | undefined {
  if (!/^[\w.+-]+$/.test(licence)) return undefined;
  try {
    const { licenseText } = createRequire(import.meta.url)(`spdx-license-list/licenses/${licence}.json`) as {
      licenseText: string;
    };
    return licenseText.trim();
  } catch {
    return undefined;
  }
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
  repository?: string | { url: string };
}
