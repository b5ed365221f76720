import type { OpenApiDocument } from '../shared/document.ts';
import { dereference } from '../shared/operations.ts';

/**
 * The gaps that nodes of the bundle name, with those of all that they refer to.
 *
 * @param document the bundled document
 * @param nodes where to look
 * @returns ids, sorted, each once
 */
export function collectGaps(document: OpenApiDocument, nodes: readonly unknown[]): string[] {
  const gaps = new Set<string>();
  const seen = new Set<object>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    const own = (node as Record<string, unknown>)['x-gap'];
    if (Array.isArray(own)) for (const id of own) gaps.add(String(id));
    if ('$ref' in node && typeof node.$ref === 'string') visit(dereference(document, node));
    for (const child of Object.values(node)) visit(child);
  };
  nodes.forEach(visit);
  return [...gaps].toSorted();
}
