import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'fflate';

/** The fields of a package.json that determine a tarball's name and files. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly files: readonly string[];
}

const BLOCK = 512;

/** The modification date that npm sets on every file of a tarball, for reproducible output. */
const packDate = new Date('1985-10-26T08:15:00Z');

/** Returns the file name that `npm pack` uses: `grant-management-client-0.1.0.tgz`. */
export function tarballName({ name, version }: Pick<Manifest, 'name' | 'version'>): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
}

/**
 * Packs a built package as `npm pack` does. The tarball has the same bytes on every Node version, which isn't true of
 * `npm pack`, because the output of Node's zlib differs between versions.
 *
 * @param folder the package
 * @param into the folder for the tarball; must exist
 * @throws Error if a path is too long for a tar header
 */
export async function writeTarball(folder: string, into: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
  const names = await packedFiles(folder, manifest);
  const entries = await Promise.all(
    names.map(async (name) => tarEntry(`package/${name}`, await readFile(join(folder, name)))),
  );
  const archive = Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]);
  await writeFile(join(into, tarballName(manifest)), gzipSync(archive, { mtime: packDate }));
}

async function packedFiles(folder: string, { files }: Manifest): Promise<string[]> {
  // npm always packs package.json and README.md.
  const included = ['package.json', 'README.md', ...files];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((name) => included.some((each) => name === each || name.startsWith(`${each}/`)))
    .toSorted();
}

/** Formats a number for a tar header: octal digits, terminated by a zero byte. */
function octal(value: number, length: number): string {
  return `${value.toString(8).padStart(length - 1, '0')}\0`;
}

/** Encodes a file with its header, in ustar format. */
function tarEntry(path: string, content: Buffer): Buffer {
  if (Buffer.byteLength(path) > 100)
    throw new Error(`${path} is longer than the 100 bytes that a tar header allows.`);
  const header = Buffer.alloc(BLOCK);
  header.write(path, 0);
  header.write(octal(0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(content.length, 12), 124);
  header.write(octal(packDate.getTime() / 1000, 12), 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\u{0}00', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(octal(sum, 7), 148);
  return Buffer.concat([header, content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)]);
}
