/** Finds the XML twins of the examples that are missing, stale or without an example. */

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rootNameOf } from './rootNames.ts';
import { toXml } from './toXml.ts';

/** A twin that does not stand as it should. Paths are relative to the folder of the examples. */
export type TwinProblem =
  | { readonly kind: 'missing' | 'stale'; readonly path: string; readonly content: string }
  | { readonly kind: 'orphan'; readonly path: string };

/**
 * Lists the response examples under a folder, as paths relative to it, in a stable order. Requests are left out:
 * the interface takes request bodies as JSON only.
 */
export function listResponseExamples(examples: string): string[] {
  return listFiles(examples).filter((path) => path.endsWith('.json') && !path.endsWith('.request.json'));
}

/**
 * Compares the XML twins under a folder with the examples they belong to.
 *
 * @param examples - the folder that holds one folder per operation
 * @throws Error naming the example that is not JSON or has no XML form
 */
export function findTwinProblems(examples: string): TwinProblem[] {
  const problems: TwinProblem[] = [];
  const twins = new Set(listFiles(examples).filter((path) => path.endsWith('.xml')));
  for (const example of listResponseExamples(examples)) {
    const path = example.replace(/\.json$/, '.xml');
    const content = twinOf(examples, example);
    if (!twins.delete(path)) problems.push({ kind: 'missing', path, content });
    else if (readFileSync(join(examples, path), 'utf8') !== content) {
      problems.push({ kind: 'stale', path, content });
    }
  }
  return [...problems, ...[...twins].map((path) => ({ kind: 'orphan', path }) as const)];
}

function twinOf(examples: string, example: string): string {
  try {
    const value: unknown = JSON.parse(readFileSync(join(examples, example), 'utf8'));
    const [folder = ''] = example.split('/');
    return toXml(value, rootNameOf(folder, basename(example, '.json')));
  } catch (error) {
    throw new Error(`${example}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}
