import type { Operation } from '../model/operation.ts';
import type { Member, Schema } from '../model/schema.ts';
import { slugSchema } from '../model/well-known.ts';

/** Member that every record has, and what it is: its address. */
const addressMember = 'slug';

/** Whether a schema describes a record: an object that has a slug. */
export function isRecord(schema: Schema): boolean {
  return schema.member(addressMember) !== undefined;
}

/** The record that an operation returns singly; undefined when it returns a list or something else. */
export function recordOf({ returns }: Operation): Schema | undefined {
  return returns.find(isRecord);
}

/** Whether a member stands for another record: an object with a slug, a list of such, or a slug itself. */
export function refersToRecord({ name, schema }: Member): boolean {
  return name !== addressMember && standsForRecord(schema);
}

function standsForRecord(schema: Schema): boolean {
  const { alternatives, parts, items, members, open, refersTo } = schema;
  if (refersTo?.name === slugSchema) return true;
  if ([...alternatives, ...(refersTo ? [] : parts)].some(standsForRecord)) return true;
  // What has a value beside its slug is a part of the record.
  if (items) return isRecord(items) && items.member('value') === undefined;
  return isRecord(schema) || (open && members.length === 0);
}
