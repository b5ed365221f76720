import { readFile } from 'node:fs/promises';
import type { ProjectManifest } from '../build/package-manifest.ts';
import { tarballName } from '../build/tarball.ts';
import type { PackageName } from '../model/placeholder.ts';

/** A downloadable package. */
export interface PublishedPackage {
  readonly name: string;
  /** File name of its tarball. */
  readonly file: string;
  readonly about: string;
  /** Command that installs the tarball from the current folder. */
  readonly command: string;
}

/** The release that the site belongs to, as read from the project's files. */
export interface Release {
  readonly version: string;
  /** Undefined until CHANGELOG.md has a date for the version. */
  readonly date: string | undefined;
  /** SPDX ID of the licence. */
  readonly licence: string;
  readonly licenceText: string;
  /** Undefined while package.json has a placeholder. */
  readonly repository: string | undefined;
  readonly packages: Readonly<Record<PackageName, PublishedPackage>>;
}

const about: Readonly<Record<PackageName, string>> = {
  client:
    'The TypeScript client, with pagination, retries, rate limits and typed errors. It has no dependencies.',
  mock: "The mock server, for tests and for trying out the API. You don't need an account.",
  contract: "The contract check, which compares your account's responses with this documentation.",
};

/**
 * Reads the release from the project's files.
 *
 * @param manifest text of package.json
 * @param changelog text of CHANGELOG.md
 * @param licenceText text of LICENSE
 */
export function readRelease(manifest: string, changelog: string, licenceText: string): Release {
  const { version, license, repository } = JSON.parse(manifest) as ProjectManifest;
  const headings = [...changelog.matchAll(/^## \[([^\]]+)\] - (\d{4}-\d{2}-\d{2})$/gm)];
  const url = repository.url.replace(/^git\+/, '').replace(/\.git$/, '');
  const packages = Object.fromEntries(
    Object.entries(about).map(([id, text]) => {
      const name = `@grant-management/${id}`;
      const file = tarballName({ name, version });
      // The client is a runtime dependency; the others are development tools.
      const command = `npm install ${id === 'client' ? '' : '--save-dev '}./${file}`;
      return [id, { name, file, about: text, command }];
    }),
  ) as Release['packages'];
  return {
    version,
    date: headings.find(([, of]) => of === version)?.[2],
    licence: license,
    licenceText,
    repository: new URL(url).hostname.endsWith('.invalid') ? undefined : url,
    packages,
  };
}

const read = (name: string): Promise<string> => readFile(new URL(`../../${name}`, import.meta.url), 'utf8');

/** The current release of this project. */
export const release = readRelease(
  ...(await Promise.all([read('package.json'), read('CHANGELOG.md'), read('LICENSE')])),
);
