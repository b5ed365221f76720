import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Measures what a folder holds.
 *
 * @param folder the folder
 * @returns name and size in bytes of each entry, a folder's entries added up, in the order of their names
 */
export async function sizesIn(folder: string): Promise<{ name: string; bytes: number; files: number }[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const measured = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (!entry.isDirectory()) return { name: entry.name, bytes: (await stat(path)).size, files: 1 };
      const inside = await sizesIn(path);
      return {
        name: `${entry.name}/`,
        bytes: inside.reduce((sum, { bytes }) => sum + bytes, 0),
        files: inside.reduce((sum, { files }) => sum + files, 0),
      };
    }),
  );
  return measured.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Writes a size for people: `12.3 kB`. */
export function formatBytes(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(2)} MB`;
}
