import type { OpenApiDocument, Operation, Response } from '../../model/document.ts';
import { dereference } from '../../model/operations.ts';
import { schemaName } from './describe-schema.ts';

/** Names of the schemas that the successes of an operation have as their bodies. */
export function returned(document: OpenApiDocument, operation: Operation): string[] {
  const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  const names = successes.flatMap(([, node]) =>
    Object.values(dereference<Response>(document, node).content ?? {}).flatMap(
      ({ schema }) => (schema && schemaName(schema)) ?? [],
    ),
  );
  return [...new Set(names)];
}
