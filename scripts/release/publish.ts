/**
 * `node scripts/release/publish.ts <tarball>…`: publishes tarballs one after another, and skips those that the registry has,
 * so that a publication that failed half way is finished by running it again. It imports nothing but Node, so the job
 * that npm trusts installs nothing.
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
      `The registry has ${name}@${version} with other content. Release a new version; none can be replaced.`,
    );
}

/** @returns undefined where the registry does not have the version */
async function integrityOf(name: string, version: string): Promise<string | undefined> {
  const url = `${registry}${name.replace('/', '%2f')}`;
  // Publishing takes seconds, in which the registry may have closed the connection that is kept: ask on a new one.
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
