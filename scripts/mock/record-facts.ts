import type { OpenApiDocument, Schema } from '../model/document.ts';
import { dereference } from '../model/operations.ts';
import { membersOf } from './members.ts';
import type { ItemFacts, RecordFacts } from './runtime/interface-facts.ts';

/**
 * What the mock has to know of a record in order to change it.
 *
 * @param schema that of the success of an operation
 * @param body that of its request
 * @returns null when the success is not an object with a slug
 */
export function recordFacts(
  document: OpenApiDocument,
  schema: Schema | undefined,
  body: Schema | undefined,
): RecordFacts | null {
  const members = schema === undefined ? new Map<string, Schema>() : membersOf(document, schema);
  if (!members.has('slug')) return null;
  const times = [...members].filter(([, member]) => isDateTime(document, member));
  const sent = body === undefined ? new Map<string, Schema>() : membersOf(document, body);
  return {
    moved: times.at(-1)?.[0] ?? null,
    items: [...sent].flatMap(([name, member]) => itemFacts(document, name, member, members.get(name)) ?? []),
  };
}

/**
 * A map from slugs to values in a request is one of items when the record has a list of the same name, whose items have a
 * slug and a member of the same type as the values.
 */
function itemFacts(
  document: OpenApiDocument,
  member: string,
  sent: Schema,
  kept: Schema | undefined,
): ItemFacts | undefined {
  const values = dereference<Schema>(document, sent)['additionalProperties'];
  const list = kept && dereference<Schema>(document, kept);
  if (typeof values !== 'object' || values === null || list?.['type'] !== 'array') return undefined;
  const items = [...membersOf(document, (list['items'] ?? {}) as Schema)];
  const names = items.map(([name]) => name);
  const [value] = items.find(([, item]) => isSame(document, item, values as Schema)) ?? [];
  if (value === undefined || !names.includes('slug')) return undefined;
  const after = items.slice(names.indexOf(value) + 1);
  const translations = after.filter(([, item]) => isTranslated(document, item)).map(([name]) => name);
  return { member, value, translations };
}

function isSame(document: OpenApiDocument, one: Schema, other: Schema): boolean {
  return dereference<Schema>(document, one) === dereference<Schema>(document, other);
}

function isDateTime(document: OpenApiDocument, schema: Schema): boolean {
  const { type, format } = dereference<Schema>(document, schema);
  return type === 'string' && format === 'date-time';
}

/** A map from codes to texts, and no object with members of its own. */
function isTranslated(document: OpenApiDocument, schema: Schema): boolean {
  const { type, properties, additionalProperties: values } = dereference<Schema>(document, schema);
  return type === 'object' && properties === undefined && (values as Schema | undefined)?.['type'] === 'string';
}
