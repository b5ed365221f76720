import type { Condition, Example, Json, MediaType, OpenApiDocument, Response } from '../model/document.ts';
import { formatOf } from '../model/media-type.ts';
import { operationNodes } from '../model/nodes.ts';
import { toPointer } from '../model/pointer.ts';
import type { SourceMap } from '../source/source-map.ts';

/**
 * Adds to each operation the error responses that it can return. In `spec/`, operations share one file per status; here
 * each distinct set of error conditions becomes its own component, with an example per condition.
 *
 * A component has the file's name if it includes every condition of the status. Otherwise the operationId of the first
 * operation with that set is appended: `BadRequest_getFund`.
 *
 * @param examples values by error condition ID
 * @returns the error conditions that apply to an operation but have no example
 */
export function addErrorResponses(
  document: OpenApiDocument,
  { examples, sourceMap }: { examples: ReadonlyMap<string, unknown>; sourceMap: SourceMap },
): readonly Condition[] {
  const register = document['x-conditions'] ?? [];
  const shared = document.components?.responses ?? {};
  const generated: Record<string, Response> = {};
  const nameOfSet = new Map<string, string>();
  const replaced = new Set<string>();
  const kept = new Set<string>();
  const missing = new Set<Condition>();

  for (const { node } of operationNodes(document.paths)) {
    for (const [status, response] of Object.entries(node.responses)) {
      const file =
        '$ref' in response ? /^#\/components\/responses\/(.*)$/.exec(String(response.$ref))?.[1] : undefined;
      const source = file === undefined ? undefined : shared[file];
      const conditions = register.filter(
        (condition) => String(condition.status) === status && node['x-conditions']?.includes(condition.id),
      );
      if (file === undefined || source === undefined) continue;
      if (conditions.length === 0) {
        kept.add(file);
        continue;
      }
      replaced.add(file);
      const set = [file, ...conditions.map(({ id }) => id)].join(' ');
      const isComplete = register.every(
        (each) => String(each.status) !== status || conditions.includes(each),
      );
      const name = nameOfSet.get(set) ?? (isComplete ? file : `${file}_${node.operationId}`);
      if (!nameOfSet.has(set)) {
        nameOfSet.set(set, name);
        for (const condition of conditions) if (!examples.has(condition.id)) missing.add(condition);
        generated[name] = withConditions(source, conditions, examples);
        sourceMap.registerCopy(generated[name], source);
      }
      node.responses[status] = { $ref: `#${toPointer(['components', 'responses', name])}` };
    }
  }

  const remaining = Object.entries(shared).filter(([name]) => kept.has(name) || !replaced.has(name));
  const responses = Object.fromEntries(
    [...remaining, ...Object.entries(generated)].toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  if (document.components) document.components.responses = responses;
  return [...missing];
}

function withConditions(
  source: Response,
  conditions: readonly Condition[],
  values: ReadonlyMap<string, unknown>,
): Response {
  const examples = Object.fromEntries(
    conditions.map(({ id, title }): [string, Example] => [
      id,
      { summary: title, value: (values.get(id) ?? null) as Json },
    ]),
  );
  const content = Object.entries(source.content ?? {}).map(([name, mediaType]): [string, MediaType] => [
    name,
    formatOf(name) === 'json' ? { ...mediaType, examples: { ...examples } } : { ...mediaType },
  ]);
  return {
    ...source,
    content: Object.fromEntries(content),
  };
}
