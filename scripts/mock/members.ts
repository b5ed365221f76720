import type { OpenApiDocument, Schema } from '../model/document.ts';
import { dereference } from '../model/operations.ts';

/** Members of an object schema, its own before those of the schemas that it combines. */
export function membersOf(document: OpenApiDocument, node: Schema): Map<string, Schema> {
  const schema = dereference<Schema>(document, node);
  const own = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  const combined = ((schema['allOf'] ?? []) as Schema[]).flatMap((each) => [...membersOf(document, each)]);
  const members = new Map<string, Schema>();
  for (const [name, member] of [...own, ...combined]) if (!members.has(name)) members.set(name, member);
  return members;
}

