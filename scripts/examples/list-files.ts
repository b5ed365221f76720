import { readdirSync } from 'node:fs';

/** Lists the files and folders under a folder, as paths relative to it with `/`, in a stable order. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}
