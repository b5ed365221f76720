import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { OpenSpec } from '../source/open-spec.ts';

/** A text file, unmodified. */
export interface ProseFile {
  /** Absolute path. */
  readonly file: string;
  readonly text: string;
}

/** The guides that the spec refers to, unmodified. */
export async function guideFiles({ reader }: OpenSpec): Promise<ProseFile[]> {
  return (await reader.documents())
    .filter(({ source }) => source.absoluteRef.endsWith('.md'))
    .map(({ source }) => ({ file: source.absoluteRef, text: source.body }));
}

/** The repository's own Markdown files, next to a folder called `spec`. */
export async function repositoryFiles({ root }: OpenSpec): Promise<ProseFile[]> {
  const folder = dirname(root.source.absoluteRef);
  if (basename(folder) !== 'spec') return [];
  const files = ['README.md', 'CONTRIBUTING.md']
    .map((name) => join(dirname(folder), name))
    .filter(existsSync);
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
}
