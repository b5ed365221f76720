import type { OpenApiDocument } from '../model/document.ts';
import { dereference } from '../model/operations.ts';

/**
 * The gaps that nodes of the bundle name, with those of all that they refer to.
 *
 * @param document the bundled document
 * @param nodes where to look
 * @returns ids, sorted, each once; a member that a combined schema describes again is not looked at in the general form
 */
export function collectGaps(document: OpenApiDocument, nodes: readonly unknown[]): string[] {
  const gaps = new Set<string>();
  const seen = new Set<object>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    visitParts(node as Record<string, unknown>, []);
  };
  const visitParts = (node: Record<string, unknown>, described: readonly string[]): void => {
    const { 'x-gap': own, $ref, allOf, properties, ...rest } = node;
    if (Array.isArray(own)) for (const id of own) gaps.add(String(id));
    if (typeof $ref === 'string') {
      const target = dereference<Record<string, unknown>>(document, node);
      if (described.length === 0) visit(target);
      else visitParts(target, described);
    }
    for (const [name, member] of Object.entries(Object(properties)))
      if (!described.includes(name)) visit(member);
    if (Array.isArray(allOf)) visitCombined(allOf, described);
    for (const child of Object.values(rest)) visit(child);
  };
  const visitCombined = (schemas: readonly Record<string, unknown>[], described: readonly string[]): void => {
    for (const schema of schemas) {
      const others = schemas.filter((each) => each !== schema && !('$ref' in each));
      const names = others.flatMap(({ properties }) => Object.keys(Object(properties)));
      const hidden = '$ref' in schema ? [...described, ...names] : described;
      if (hidden.length === 0) visit(schema);
      else visitParts(schema, hidden);
    }
  };
  nodes.forEach(visit);
  return [...gaps].toSorted();
}
