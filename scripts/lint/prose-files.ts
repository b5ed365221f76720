import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { OpenSpec } from '../source/open-spec.ts';

/** A text file with its unmodified content. */
export interface ProseFile {
  /** Absolute path. */
  readonly file: string;
  readonly text: string;
}

/** Returns the guides that the spec references. */
export async function guideFiles({ reader }: OpenSpec): Promise<ProseFile[]> {
  return (await reader.documents())
    .filter(({ source }) => source.absoluteRef.endsWith('.md'))
    .map(({ source }) => ({ file: source.absoluteRef, text: source.body }));
}

/** Reads README.md and CONTRIBUTING.md; empty if the spec isn't in the repository's `spec` folder. */
export async function repositoryFiles({ root }: OpenSpec): Promise<ProseFile[]> {
  const folder = dirname(root.source.absoluteRef);
  if (basename(folder) !== 'spec') return [];
  const files = ['README.md', 'CONTRIBUTING.md']
    .map((name) => join(dirname(folder), name))
    .filter(existsSync);
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
}
