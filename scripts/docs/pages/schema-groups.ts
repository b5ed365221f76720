import type { Group } from '../../model/group.ts';
import type { Model } from '../../model/model.ts';
import type { Schema } from '../../model/schema.ts';
import { oncePer } from '../once-per.ts';

/** A schema's resource group and prominence. */
export interface SchemaPlace {
  /** The only resource group that uses it; undefined if several do. */
  readonly group: Group | undefined;
  /** True if an operation sends or returns it as a body. */
  readonly prominent: boolean;
}

/** Returns each schema's resource group, if a single group uses it directly or through other schemas. */
export const groupOfSchemas = oncePer((model: Model): ReadonlyMap<Schema, SchemaPlace> => {
  const groups = new Map<Schema, Set<Group>>();
  const bodies = new Set<Schema>();
  const reach = (schema: Schema, group: Group): void => {
    const users = groups.get(schema) ?? new Set();
    if (users.has(group)) return;
    groups.set(schema, users.add(group));
    for (const inner of schema.references) reach(inner, group);
  };
  for (const { body, returns, group, unnamedParameters } of model.operations) {
    for (const schema of [...(body?.named ?? []), ...returns]) {
      bodies.add(schema);
      reach(schema, group);
    }
    for (const { schema } of unnamedParameters) for (const inner of schema.references) reach(inner, group);
  }
  for (const group of model.groups)
    for (const schema of [group.states, ...group.schemas]) if (schema) reach(schema.meant, group);
  return new Map(
    [...model.schemas.values()].map((schema) => {
      const [group, ...others] = groups.get(schema) ?? [];
      return [schema, { group: others.length === 0 ? group : undefined, prominent: bodies.has(schema) }];
    }),
  );
});
