import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { OpenSpec } from '../source/open-spec.ts';

/** A text as it stands in a file. */
export interface ProseFile {
  /** Absolute path. */
  readonly file: string;
  readonly text: string;
}

/** The guides that the spec refers to, as they stand in their files. */
export async function guideFiles({ reader }: OpenSpec): Promise<ProseFile[]> {
  return (await reader.documents())
    .filter(({ source }) => source.absoluteRef.endsWith('.md'))
    .map(({ source }) => ({ file: source.absoluteRef, text: source.body }));
}

/** The Markdown that stands beside a folder called `spec`: what the repository says of itself. */
export async function repositoryFiles({ root }: OpenSpec): Promise<ProseFile[]> {
  const folder = dirname(root.source.absoluteRef);
  if (basename(folder) !== 'spec') return [];
  const files = ['README.md', 'CONTRIBUTING.md']
    .map((name) => join(dirname(folder), name))
    .filter(existsSync);
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
}
