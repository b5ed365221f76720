import { dirname, join } from 'node:path';
import type { OpenSpec } from './open-spec.ts';

/** Folder of the error condition examples, relative to the spec's folder. */
export const errorExamples = 'examples/errors';

/**
 * Reads the examples of error conditions, `examples/errors/<id>.json`.
 *
 * @returns values by error condition ID, without conditions that have no file
 */
export async function readErrorExamples({ reader, root }: OpenSpec): Promise<ReadonlyMap<string, unknown>> {
  const rootFile = root.source.absoluteRef;
  const declared: unknown = Object(root.parsed)['x-conditions'];
  const reference: unknown = Object(declared)['$ref'];
  const register =
    typeof reference === 'string' ? await reader.resolveDocument(rootFile, reference) : { parsed: declared };
  const conditions: readonly unknown[] =
    register instanceof Error || !Array.isArray(register.parsed) ? [] : register.parsed;
  const examples = new Map<string, unknown>();
  for (const condition of conditions) {
    const id = String(Object(condition)['id']);
    const file = join(dirname(rootFile), errorExamples, `${id}.json`);
    const document = await reader.resolveDocument(null, file).catch(() => undefined);
    if (document && !(document instanceof Error)) examples.set(id, document.parsed);
  }
  return examples;
}
