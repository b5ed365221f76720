/**
 * `node scripts/release/publish.ts <tarball>…`: publishes tarballs one by one and skips those that the registry already has,
 * so that it can be run again after a failure. It imports only Node's own modules, so the job that npm trusts installs nothing.
 */
import { execFileSync } from 'node:child_process';

interface Packed {
  readonly name: string;
  readonly version: string;
  readonly integrity: string;
}

const tarballs = process.argv.slice(2);
if (tarballs.length === 0) throw new Error('Name the tarballs to publish.');
const registry = npm('config', 'get', 'registry').trim().replace(/\/?$/, '/');

for (const tarball of tarballs) {
  const [{ name, version, integrity }] = JSON.parse(npm('pack', '--dry-run', '--json', tarball)) as [Packed];
  const published = await integrityOf(name, version);
  if (published === undefined) {
    npm('publish', '--ignore-scripts', tarball);
    console.log(`Published ${name}@${version}.`);
  } else if (published === integrity) console.log(`Skipped ${name}@${version}: the registry has it.`);
  else
    throw new Error(
      `The registry has ${name}@${version} with different content. Release a new version: published ones can't be replaced.`,
    );
}

/** @returns undefined if the registry doesn't have the version */
async function integrityOf(name: string, version: string): Promise<string | undefined> {
  const url = `${registry}${name.replace('/', '%2f')}`;
  // The registry may have closed the kept-alive connection while the last package was published, so try once more.
  const response = await fetch(url).catch(() => fetch(url));
  if (response.status === 404) return undefined;
  if (!response.ok)
    throw new Error(`${registry} answered ${response.status} to a request for ${name}. Try again.`);
  const { versions } = (await response.json()) as {
    versions: Readonly<Record<string, { readonly dist: { readonly integrity: string } }>>;
  };
  return versions[version]?.dist.integrity;
}

function npm(...args: readonly string[]): string {
  return execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}
