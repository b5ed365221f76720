import type { OpenApiDocument, RequestBody } from '../../model/document.ts';
import { dereference } from '../../model/operations.ts';
import { oncePer } from '../once-per.ts';
import { directReferences, schemaName, schemasOnTag } from './describe-schema.ts';
import { operationsOf } from './operations-of.ts';
import { returned } from './returned.ts';

/** Where a schema belongs. */
export interface SchemaPlace {
  /** The one resource group that reaches it; undefined when several do. */
  readonly group: string | undefined;
  /** Whether an operation sends or returns it as a body. */
  readonly prominent: boolean;
}

/** The resource group of each schema: that of the operations and groups that reach it, when it is a single one. */
export const groupOfSchemas = oncePer((document: OpenApiDocument): ReadonlyMap<string, SchemaPlace> => {
  const groups = new Map<string, Set<string>>();
  const bodies = new Set<string>();
  const reach = (name: string, group: string): void => {
    const known = groups.get(name) ?? new Set();
    if (known.has(group)) return;
    groups.set(name, known.add(group));
    for (const inner of directReferences(document.components?.schemas?.[name])) reach(inner, group);
  };
  for (const { operation } of operationsOf(document)) {
    const body = operation.requestBody && dereference<RequestBody>(document, operation.requestBody);
    const sent = Object.values(body?.content ?? {}).flatMap(
      ({ schema }) => (schema && schemaName(schema)) ?? [],
    );
    for (const name of [...sent, ...returned(document, operation)]) {
      bodies.add(name);
      for (const tag of operation.tags ?? []) reach(name, tag);
    }
    for (const { schema } of operation['x-unnamed-parameters'] ?? [])
      for (const tag of operation.tags ?? []) for (const name of directReferences(schema)) reach(name, tag);
  }
  for (const tag of document.tags ?? [])
    for (const pointer of schemasOnTag(tag)) reach(pointer.split('/').at(-1) ?? '', tag.name);
  return new Map(
    Object.keys(document.components?.schemas ?? {}).map((name) => {
      const [group, ...others] = groups.get(name) ?? [];
      return [name, { group: others.length === 0 ? group : undefined, prominent: bodies.has(name) }];
    }),
  );
});
