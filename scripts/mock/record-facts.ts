import type { Schema } from '../model/schema.ts';
import type { ItemFacts, RecordFacts } from './runtime/interface-facts.ts';

/**
 * Returns the facts that the mock needs to update a record.
 *
 * @param schema the success body's schema
 * @param body the request body's schema
 * @returns null unless the success body is an object with a slug
 */
export function recordFacts(schema: Schema | undefined, body: Schema | undefined): RecordFacts | null {
  if (!schema?.member('slug')) return null;
  const times = schema.members.filter((member) => isDateTime(member.schema));
  return {
    moved: times.at(-1)?.name ?? null,
    items: (body?.members ?? []).flatMap(
      ({ name, schema: sent }) => itemFacts(name, sent, schema.member(name)?.schema) ?? [],
    ),
  };
}

/**
 * Detects a request field that maps slugs to values and updates items: the record has a list of the same name, whose items
 * have a slug and exactly one other property of the values' type. With two, the description doesn't say which to update.
 */
function itemFacts(member: string, sent: Schema, kept: Schema | undefined): ItemFacts | undefined {
  const values = sent.furtherMembers;
  const items = kept?.items?.members ?? [];
  if (!values || !items.some(({ name }) => name === 'slug')) return undefined;
  const [candidate, second] = items.filter(
    ({ name, schema }) => name !== 'slug' && hasSameTypes(schema, values),
  );
  if (!candidate || second) return undefined;
  const after = items.slice(items.indexOf(candidate) + 1);
  return {
    member,
    value: candidate.name,
    translations: after.filter(({ schema }) => isTextMap(schema)).map(({ name }) => name),
  };
}

/** True if two schemas have the same types, even if a request and a response describe them differently. */
function hasSameTypes(one: Schema, other: Schema): boolean {
  if (one.meant === other.meant) return true;
  const [types, otherTypes] = [typesOf(one), typesOf(other)];
  return types.length > 0 && types.join(' ') === otherTypes.join(' ');
}

function typesOf(schema: Schema): string[] {
  const named = [...schema.meant.types, ...schema.meant.alternatives.flatMap(typesOf)];
  return [...new Set(named)].toSorted();
}

/** True if a schema is a date-time that is never null. */
function isDateTime({ types, format }: Schema): boolean {
  return types.length === 1 && types[0] === 'string' && format === 'date-time';
}

/** True if a schema is a map to strings, such as translations. */
function isTextMap({ meant }: Schema): boolean {
  return meant.kind === 'map' && (meant.furtherMembers?.types.includes('string') ?? false);
}
