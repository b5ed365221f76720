import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** What of the project, beside the spec, decides what a build makes. */
const inputs = [
  'scripts',
  'CHANGELOG.md',
  'LICENSE',
  'package.json',
  'package-lock.json',
  'redocly.yaml',
  '.spectral.yaml',
  'cspell.json',
];

/** Where a build leaves the record, in the folder that it makes. It is not committed. */
const recordFile = '.made-from.json';

/** Hash of each file, by path with `/`. */
type Hashes = Readonly<Record<string, string>>;

interface BuildRecord {
  readonly inputs: Hashes;
  readonly outputs: Hashes;
}

/**
 * Notes what a build is made from.
 *
 * @param root the project's root folder
 * @param spec root file of the spec
 * @returns writes the record into the folder that the build has filled
 */
export function noteInputs(root: string, spec: string): (folder: string) => void {
  const hashes = hashInputs(root, dirname(spec));
  return (folder) => {
    const record: BuildRecord = { inputs: hashes, outputs: hashFolder(folder) };
    writeFileSync(join(folder, recordFile), `${JSON.stringify(record, null, 1)}\n`);
  };
}

/**
 * Tells whether `generated/` is what a build of the present files left there.
 *
 * @param root the project's root folder
 * @returns one sentence that says why not and what to do, or undefined when it is
 */
export function whyStale(root: string): string | undefined {
  const folder = join(root, 'generated');
  const record = readRecord(folder);
  if (!record) return 'generated/ is not built. Run `npm run build`.';
  const input = difference(record.inputs, hashInputs(root, join(root, 'spec')));
  if (input !== undefined)
    return `generated/ is not made from what is here now: ${input}. Run \`npm run build\`.`;
  const output = difference(record.outputs, hashFolder(folder));
  if (output !== undefined)
    return `generated/ is not as the build left it: ${output}. Change what it is made from, and run \`npm run build\`.`;
  return undefined;
}

function readRecord(folder: string): BuildRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, recordFile), 'utf8')) as BuildRecord;
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
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path !== join(folder, recordFile));
  const named = files.map((path) => [relative(folder, path).split(sep).join('/'), hashFile(path)] as const);
  return Object.fromEntries(named.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function hashFile(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 32);
}

/** Says in words what differs. */
function difference(before: Hashes, now: Hashes): string | undefined {
  const differing = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (path) => before[path] !== now[path],
  );
  const [path] = differing;
  if (path === undefined) return undefined;
  const what = before[path] === undefined ? 'is new' : now[path] === undefined ? 'is gone' : 'has changed';
  const others = differing.length > 1 ? `, and ${differing.length - 1} more` : '';
  return `${path} ${what}${others}`;
}
