import type { OpenApiDocument, Operation, PathItem } from '../../scripts/model/document.ts';

/**
 * Enlarges a bundle by repeating its operations under other paths and names.
 *
 * @param document a bundle
 * @param count minimum number of operations
 */
export function multiplyOperations(document: OpenApiDocument, count: number): OpenApiDocument {
  const copy = structuredClone(document);
  const originals = Object.entries(document.paths);
  const size = originals.flatMap(([, item]) => Object.keys(item)).length;
  for (let round = 1; round * size < count; round++) {
    copy.tags?.push(...(document.tags ?? []).map((tag) => ({ ...tag, name: `${tag.name} ${round}` })));
    for (const [path, item] of originals) {
      const renamed = structuredClone(item);
      for (const operation of Object.values(renamed) as Operation[]) {
        operation.operationId += String(round);
        operation.tags = (operation.tags ?? []).map((tag) => `${tag} ${round}`);
      }
      copy.paths[path.replace('/', `/more-${round}-`)] = renamed satisfies PathItem;
    }
  }
  return copy;
}
