/** Finds the XML twins of the examples that are missing, stale or without an example. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';
import { rootNames } from './root-names.ts';
import { toXml } from './to-xml.ts';

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
 * Compares the XML twins of a spec with the examples they belong to.
 *
 * @param spec - folder of the spec
 * @throws Error naming the example that no media type refers to, that is not JSON, or that has no XML form
 */
export function findTwinProblems(spec: string): TwinProblem[] {
  const examples = join(spec, 'examples');
  const names = rootNames(spec);
  const problems: TwinProblem[] = [];
  const twins = new Set(listFiles(examples).filter((path) => path.endsWith('.xml')));
  for (const example of listResponseExamples(examples)) {
    const path = example.replace(/\.json$/, '.xml');
    const content = twinOf(examples, example, names.get(example));
    if (!twins.delete(path)) problems.push({ kind: 'missing', path, content });
    else if (readFileSync(join(examples, path), 'utf8') !== content) {
      problems.push({ kind: 'stale', path, content });
    }
  }
  return [...problems, ...[...twins].map((path) => ({ kind: 'orphan', path }) as const)];
}

function twinOf(examples: string, example: string, rootName: string | undefined): string {
  try {
    if (rootName === undefined)
      throw new Error('no media type of the spec refers to it; add it there as `externalValue` first');
    const value: unknown = JSON.parse(readFileSync(join(examples, example), 'utf8'));
    return toXml(value, rootName);
  } catch (error) {
    throw new Error(`${example}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
