import { isObject, type JsonObject } from '../../model/json.ts';
import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import { pageMembers } from '../../model/well-known.ts';
import { recordsOf } from '../../model/samples.ts';
import type { Schema } from '../../model/schema.ts';
import { collectionOf } from '../places.ts';

/** The records of one kind that the examples show. */
export interface DocumentedRecords {
  /** In full, each slug once, in the order of the document. */
  readonly full: JsonObject[];
  /** What a record in full is; undefined when no operation returns one. */
  readonly schema: Schema | undefined;
  /** In the form that a list gives them, each slug once. */
  readonly listed: JsonObject[];
}

/** Reads the records that the JSON examples of successes show, by the part of the path that names their kind. */
export function documentedRecords(model: Model): Map<string, DocumentedRecords> {
  const found = new Map<string, { full: JsonObject[]; listed: JsonObject[]; schema: Schema | undefined }>();
  for (const operation of model.operations) {
    const name = collectionOf(operation.path, operation.list !== undefined);
    const known = found.get(name) ?? { full: [], listed: [], schema: undefined };
    found.set(name, known);
    for (const body of recordsOf(operation)) {
      const records = body[pageMembers.records];
      if (operation.list && Array.isArray(records)) add(known.listed, records.filter(isObject));
      else if (isRecord(operation, body)) {
        known.schema ??= operation.success?.schema;
        add(known.full, [body]);
      }
    }
  }
  return found;
}

function isRecord({ path }: Operation, { slug }: JsonObject): boolean {
  return path.endsWith('}') && typeof slug === 'string';
}

/** Records whose shape is not shown have no slug; every one of them counts. */
function add(records: JsonObject[], more: readonly JsonObject[]): void {
  const slugs = new Set(records.map(({ slug }) => slug));
  records.push(...more.filter(({ slug }) => slug === undefined || !slugs.has(slug)));
}
