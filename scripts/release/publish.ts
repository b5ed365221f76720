/**
 * `node scripts/release/publish.ts <tarball>…`: publishes tarballs one by one. It skips those that the registry already
 * has, so it is safe to rerun. It imports only Node's built-in modules, so the trusted CI job doesn't install packages.
 */
import { execFileSync } from 'node:child_process';

interface Packed {
  readonly name: string;
  readonly version: string;
  readonly integrity: string;
}

const tarballs = process.argv.slice(2);
if (tarballs.length === 0) throw new Error('There are no tarballs to publish. Pass their paths.');
const registry = npm('config', 'get', 'registry').trim().replace(/\/?$/, '/');

for (const tarball of tarballs) {
  const [{ name, version, integrity }] = JSON.parse(npm('pack', '--dry-run', '--json', tarball)) as [Packed];
  const published = await integrityOf(name, version);
  if (published === undefined) {
    npm('publish', '--ignore-scripts', tarball);
    console.log(`Published ${name}@${version}.`);
  } else if (published === integrity) console.log(`Skipped ${name}@${version}, which is already published.`);
  else
    throw new Error(
      `${name}@${version} is already published with different content and can't be replaced. Release a new version.`,
    );
}

/** @returns undefined if the registry doesn't have the version */
async function integrityOf(name: string, version: string): Promise<string | undefined> {
  const url = `${registry}${name.replace('/', '%2f')}`;
  // The registry may have closed the keep-alive connection during the last publish, so retry once.
  const response = await fetch(url).catch(() => fetch(url));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${registry} returned ${response.status} for ${name}. Try again.`);
  const { versions } = (await response.json()) as {
    versions: Readonly<Record<string, { readonly dist: { readonly integrity: string } }>>;
  };
  return versions[version]?.dist.integrity;
}

function npm(...args: readonly string[]): string {
  return execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}
