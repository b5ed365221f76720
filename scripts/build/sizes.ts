import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Measures a folder's entries.
 *
 * @returns each entry's name, size in bytes and number of files, sorted by name; folders have totals
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

/** Formats a size: `12.3 kB`. */
export function formatBytes(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(2)} MB`;
}
