import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StageContext } from './stage.ts';

/** What a stage depends on: the whole bundle, or the bundle without guides, registers and the like. */
export type StageInput = 'whole' | 'described';

/**
 * Fills the folder `name` of a build's output, by `work` or with what it made from the same input before.
 */
export type FillFolder = (name: string, input: StageInput, work: () => Promise<void>) => Promise<void>;

/** What the stages of earlier builds made. */
export interface StageCache {
  /** @param context the build that is going on */
  for(context: StageContext): FillFolder;
}

/** Keeps nothing, for a process that builds once. */
export const noStageCache: StageCache = { for: () => (_name, _input, work) => work() };

/**
 * Keeps what stages made in the builds of this process, in memory: the files on disk may have been changed by others.
 */
export class MemoryStageCache implements StageCache {
  readonly #kept = new Map<string, { hash: string; files: ReadonlyMap<string, Buffer> }>();

  for({ bundle, outDir }: StageContext): FillFolder {
    const described = Object.fromEntries(
      Object.entries(bundle.document).filter(([key]) => !key.startsWith('x-')),
    );
    const hashes = { whole: hashOf(bundle.json), described: hashOf(JSON.stringify(described)) };
    return async (name, input, work) => {
      const kept = this.#kept.get(name);
      const folder = join(outDir, name);
      if (kept?.hash === hashes[input]) return writeTree(folder, kept.files);
      await work();
      this.#kept.set(name, { hash: hashes[input], files: await readTree(folder) });
    };
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function writeTree(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

async function readTree(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, Buffer>();
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(folder.length + 1), await readFile(path));
  }
  return files;
}
