import type { Schema } from '../model/schema.ts';
import type { ItemFacts, RecordFacts } from './runtime/interface-facts.ts';

/**
 * What the mock has to know of a record in order to change it.
 *
 * @param schema that of the success of an operation
 * @param body that of its request
 * @returns null when the success is not an object with a slug
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
 * A map from slugs to values in a request is one of items when the record has a list of the same name, whose items have a
 * slug and a member of the same type as the values.
 */
function itemFacts(member: string, sent: Schema, kept: Schema | undefined): ItemFacts | undefined {
  const values = sent.furtherMembers;
  const items = kept?.items?.members ?? [];
  const place = values ? items.findIndex(({ schema }) => isAlike(schema, values)) : -1;
  const value = items[place]?.name;
  if (value === undefined || !items.some(({ name }) => name === 'slug')) return undefined;
  const after = items.slice(place + 1);
  return {
    member,
    value,
    translations: after.filter(({ schema }) => isTexts(schema)).map(({ name }) => name),
  };
}

/** Whether two schemas are of the same kinds of values: what is sent may be described in other words than what is kept. */
function isAlike(one: Schema, other: Schema): boolean {
  if (one.meant === other.meant) return true;
  const [ours, theirs] = [typesOf(one), typesOf(other)];
  return ours.length > 0 && ours.join(' ') === theirs.join(' ');
}

function typesOf(schema: Schema): string[] {
  const named = [...schema.meant.types, ...schema.meant.alternatives.flatMap(typesOf)];
  return [...new Set(named)].toSorted();
}

/** A date-time that is never null. */
function isDateTime({ types, format }: Schema): boolean {
  return types.length === 1 && types[0] === 'string' && format === 'date-time';
}

/** A map to texts, such as the translations of one text. */
function isTexts({ meant }: Schema): boolean {
  return meant.kind === 'map' && (meant.furtherMembers?.types.includes('string') ?? false);
}
