import type { Schema } from '../model/schema.ts';
import type { ItemFacts, RecordFacts } from './runtime/interface-facts.ts';

/**
 * The facts that the mock needs to update a record.
 *
 * @param schema schema of the operation's success
 * @param body schema of its request body
 * @returns null unless the success is an object with a slug
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
 * A map from slugs to values in a request updates items if the record has a list of the same name, whose items have a slug
 * and exactly one other property of the values' type. With two, the description doesn't say which one to update.
 */
function itemFacts(member: string, sent: Schema, kept: Schema | undefined): ItemFacts | undefined {
  const values = sent.furtherMembers;
  const items = kept?.items?.members ?? [];
  if (!values || !items.some(({ name }) => name === 'slug')) return undefined;
  const [candidate, second] = items.filter(({ name, schema }) => name !== 'slug' && isAlike(schema, values));
  if (!candidate || second) return undefined;
  const after = items.slice(items.indexOf(candidate) + 1);
  return {
    member,
    value: candidate.name,
    translations: after.filter(({ schema }) => isTexts(schema)).map(({ name }) => name),
  };
}

/** Whether two schemas have the same types; requests and responses may describe them differently. */
function isAlike(one: Schema, other: Schema): boolean {
  if (one.meant === other.meant) return true;
  const [ours, theirs] = [typesOf(one), typesOf(other)];
  return ours.length > 0 && ours.join(' ') === theirs.join(' ');
}

function typesOf(schema: Schema): string[] {
  const named = [...schema.meant.types, ...schema.meant.alternatives.flatMap(typesOf)];
  return [...new Set(named)].toSorted();
}

/** Whether a schema is a date-time that is never null. */
function isDateTime({ types, format }: Schema): boolean {
  return types.length === 1 && types[0] === 'string' && format === 'date-time';
}

/** Whether a schema is a map to strings, such as translations. */
function isTexts({ meant }: Schema): boolean {
  return meant.kind === 'map' && (meant.furtherMembers?.types.includes('string') ?? false);
}
