import type { Operation } from '../model/operation.ts';
import type { Member, Schema } from '../model/schema.ts';
import { slugSchema } from '../model/well-known.ts';

/** The property that identifies a record. */
const addressMember = 'slug';

/** True if a schema is a record, that is an object with a slug. */
export function isRecord(schema: Schema): boolean {
  return schema.member(addressMember) !== undefined;
}

/** Returns the single record that an operation returns; undefined for lists and other results. */
export function recordOf({ returns }: Operation): Schema | undefined {
  return returns.find(isRecord);
}

/** True if a property refers to another record: an object with a slug, a list of these, or a slug. */
export function refersToRecord({ name, schema }: Member): boolean {
  return name !== addressMember && standsForRecord(schema);
}

function standsForRecord(schema: Schema): boolean {
  const { alternatives, parts, items, members, open, refersTo } = schema;
  if (refersTo?.name === slugSchema) return true;
  if ([...alternatives, ...(refersTo ? [] : parts)].some(standsForRecord)) return true;
  // An object with a value beside its slug is part of the record.
  if (items) return isRecord(items) && items.member('value') === undefined;
  return isRecord(schema) || (open && members.length === 0);
}
