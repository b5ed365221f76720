import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'fflate';

/** The part of a package.json that decides what is packed, and under which name. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly files: readonly string[];
}

const BLOCK = 512;

/** The date that npm gives to every file of a tarball, so that packing twice makes the same bytes. */
const packedAt = new Date('1985-10-26T08:15:00Z');

/** The file name that `npm pack` chooses: `grant-management-client-0.1.0.tgz`. */
export function tarballName({ name, version }: Pick<Manifest, 'name' | 'version'>): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
}

/**
 * Packs a built package as `npm pack` does, but with the same bytes on every version of Node: zlib compresses differently
 * from release to release.
 *
 * @param folder the package
 * @param into the folder for the tarball, which has to exist
 * @throws Error if a path is too long for the header of a tar archive
 */
export async function writeTarball(folder: string, into: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
  const names = await packedFiles(folder, manifest);
  const entries = await Promise.all(
    names.map(async (name) => tarEntry(`package/${name}`, await readFile(join(folder, name)))),
  );
  const archive = Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]);
  await writeFile(join(into, tarballName(manifest)), gzipSync(archive, { level: 9, mtime: packedAt }));
}

async function packedFiles(folder: string, { files }: Manifest): Promise<string[]> {
  // npm packs the first two whether `files` lists them or not.
  const listed = ['package.json', 'README.md', ...files];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((name) => listed.some((each) => name === each || name.startsWith(`${each}/`)))
    .toSorted();
}

/** A number as the headers write it, with a zero byte at its end. */
function octal(value: number, length: number): string {
  return `${value.toString(8).padStart(length - 1, '0')}\0`;
}

/** A file with its header in the ustar format. */
function tarEntry(path: string, content: Buffer): Buffer {
  if (Buffer.byteLength(path) > 100) throw new Error(`${path} is too long for a tar archive.`);
  const header = Buffer.alloc(BLOCK);
  header.write(path, 0);
  header.write(octal(0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(content.length, 12), 124);
  header.write(octal(packedAt.getTime() / 1000, 12), 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\u{0}00', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(octal(sum, 7), 148);
  return Buffer.concat([header, content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)]);
}
