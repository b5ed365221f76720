import { conditionApplies, isSlugReference } from '../model/applies.js';
import type { OpenApiDocument } from '../model/document.ts';
import { dereference, listOperations, type PlacedOperation } from '../model/operations.ts';

/** Adds to each condition the operations it applies to, and to each operation its conditions in register order. */
export function addConditions(document: OpenApiDocument): void {
  const conditions = document['x-conditions'] ?? [];
  for (const condition of conditions) condition.operations = [];
  for (const placed of listOperations(document)) {
    const facts = factsOf(document, placed);
    const own = conditions.filter(({ applies }) => conditionApplies(applies, facts));
    for (const { operations } of own) operations.push(facts.operationId);
    placed.operation['x-conditions'] = own.map(({ id }) => id);
  }
}

function factsOf(document: OpenApiDocument, { method, operation, pathItem }: PlacedOperation) {
  const parameters = [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])];
  return {
    operationId: operation.operationId,
    method,
    hasRequestBody: operation.requestBody !== undefined,
    hasPathSlug: parameters
      .map((parameter) => dereference(document, parameter))
      .some((parameter) => parameter.in === 'path' && isSlugReference(parameter.schema)),
  };
}
