import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Files and folders that the output depends on, besides the spec. */
const inputs = ['scripts', 'CHANGELOG.md', 'LICENSE', 'package.json', 'package-lock.json', 'redocly.yaml'];

/** File name of the record in the output folder. It isn't committed. */
const recordFile = '.made-from.json';

/** Hashes of files, by path with `/`. */
type Hashes = Readonly<Record<string, string>>;

/**
 * Hashes a build's inputs. Call it before the build starts.
 *
 * @param root the project's root folder
 * @param spec root file of the spec
 * @returns a function that writes the record into the output folder
 */
export function recordInputs(root: string, spec: string): (folder: string) => void {
  const hashes = hashInputs(root, dirname(spec));
  return (folder) => writeFileSync(join(folder, recordFile), `${JSON.stringify(hashes, null, 1)}\n`);
}

/**
 * Checks whether `generated/` was built from the current files. Doesn't detect manual edits in `generated/`.
 *
 * @param root the project's root folder
 * @returns the first change and the fix, or undefined if `generated/` is up to date
 */
export function staleReason(root: string): string | undefined {
  const recorded = readRecord(join(root, 'generated'));
  if (!recorded) return "generated/ hasn't been built. Run `npm run build`.";
  const change = difference(recorded, hashInputs(root, join(root, 'spec')));
  return change && `generated/ is out of date: ${change}. Run \`npm run build\`.`;
}

function readRecord(folder: string): Hashes | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, recordFile), 'utf8')) as Hashes;
  } catch {
    return undefined;
  }
}

function hashInputs(root: string, specFolder: string): Hashes {
  const hashes = inputs.flatMap((name) => {
    const path = join(root, name);
    if (!existsSync(path)) return [];
    return statSync(path).isDirectory()
      ? Object.entries(hashFolder(path)).map(([file, hash]) => [`${name}/${file}`, hash])
      : [[name, hashFile(path)]];
  });
  const spec = Object.entries(existsSync(specFolder) ? hashFolder(specFolder) : {});
  return Object.fromEntries([...hashes, ...spec.map(([file, hash]) => [`spec/${file}`, hash])]) as Hashes;
}

function hashFolder(folder: string): Hashes {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const named = files.map((path) => [relative(folder, path).split(sep).join('/'), hashFile(path)] as const);
  return Object.fromEntries(named.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function hashFile(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 32);
}

/** Describes the first difference. */
function difference(before: Hashes, now: Hashes): string | undefined {
  const differing = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (path) => before[path] !== now[path],
  );
  const [path] = differing;
  if (path === undefined) return undefined;
  const change =
    before[path] === undefined ? 'is new' : now[path] === undefined ? 'was removed' : 'has changed';
  const more = differing.length > 1 ? `, and ${differing.length - 1} more` : '';
  return `${path} ${change}${more}`;
}
