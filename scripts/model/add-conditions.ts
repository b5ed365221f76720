import { conditionApplies, isSlugReference } from './applies.js';
import type { OpenApiDocument } from './document.ts';
import { dereference, type OperationNode, operationNodes } from './nodes.ts';

/**
 * Computes the operations of each error condition and the conditions of each operation, in register order. The published
 * document doesn't contain them, because they can be derived from `applies`.
 */
export function addConditions(document: OpenApiDocument): void {
  const conditions = document['x-conditions'] ?? [];
  if (conditions.length === 0) return;
  for (const condition of conditions) condition.operations = [];
  for (const placed of operationNodes(document.paths)) {
    const facts = factsOf(document, placed);
    const applicable = conditions.filter(({ applies }) => conditionApplies(applies, facts));
    for (const { operations } of applicable) operations.push(facts.operationId);
    placed.node['x-conditions'] = applicable.map(({ id }) => id);
  }
}

function factsOf(document: OpenApiDocument, { method, node, pathItem }: OperationNode) {
  const parameters = [...(pathItem.parameters ?? []), ...(node.parameters ?? [])];
  return {
    operationId: node.operationId,
    method,
    hasRequestBody: node.requestBody !== undefined,
    hasPathSlug: parameters
      .map((parameter) => dereference(document, parameter))
      .some((parameter) => parameter.in === 'path' && isSlugReference(parameter.schema)),
  };
}
