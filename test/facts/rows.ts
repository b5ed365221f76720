/** A fact of the interface document, and short forms for writing the ones that come in families. */
import type { Heading } from './headings.ts';
import type { Expectation } from './expectations.ts';
import type { Json, JsonType } from './lookup.ts';
import { below, placeName } from './places.ts';
import type { Place, SchemaPlace } from './places.ts';
import { SENTENCES } from './sentences.ts';

/** One atomic fact: under which heading the document states it, what it says in our words, and what must therefore hold. */
export interface Fact {
  readonly id: string;
  /** Heading of the document under which it stands. */
  readonly heading: Heading;
  readonly fact: string;
  readonly expect: Expectation;
}

/** The pattern of every slug. */
export const SLUG_PATTERN = '^[A-Za-z]{8}$';
/** Formats that a URI may have in a schema. */
const URI_FORMATS = ['uri', 'uri-reference', 'iri', 'iri-reference'];

/** One fact. */
export function fact(heading: Heading, id: string, text: string, expect: Expectation): Fact {
  return { id, heading, fact: text, expect };
}

/**
 * A fact about meaning: one of the places has these sentences, word for word, so that whoever changes one changes its row.
 *
 * @param sentences those of the family's table when absent
 */
export function says(
  heading: Heading,
  id: string,
  text: string,
  places: Place | readonly Place[],
  ...sentences: readonly string[]
): Fact {
  const list: readonly Place[] = 'in' in places ? [places] : places;
  const said = sentences.length > 0 ? sentences : (SENTENCES[id] ?? []);
  return { id, heading, fact: text, expect: { kind: 'prose', places: list, sentences: said } };
}

type TypeName = JsonType | 'any';

/** Reads `integer|null` as a list of types. */
function typeList(text: string): TypeName[] {
  return text.split('|').map((name) => name.trim() as TypeName);
}

/** What a table row says about a field beyond its name and type. */
export interface FieldDetail {
  /** Default true: what is tabulated is present. */
  readonly required?: boolean;
  /** Every string is a slug. */
  readonly slug?: boolean;
  /** Every string is an ISO 8601 date-time in Zulu form. */
  readonly zulu?: boolean;
  /** Every string is a URI. */
  readonly uri?: boolean;
  /** The values are exactly these and no others. */
  readonly values?: readonly string[];
  /** Values that have to be accepted, such as null and the empty string. */
  readonly accepts?: readonly Json[];
  /** Values that have to be refused. */
  readonly rejects?: readonly Json[];
}

/** Facts about the strings at a place. */
function stringFacts(heading: Heading, at: SchemaPlace, detail: FieldDetail): Fact[] {
  const id = placeName(at);
  const facts: Fact[] = [];
  if (detail.slug === true) {
    facts.push(
      fact(heading, `${id}.slug`, `${id} is a slug: eight letters`, {
        kind: 'pattern',
        at,
        pattern: SLUG_PATTERN,
      }),
    );
  }
  if (detail.uri === true) {
    facts.push(fact(heading, `${id}.uri`, `${id} is a URI`, { kind: 'format', at, formats: URI_FORMATS }));
  }
  if (detail.zulu === true) {
    const offset = '2024-01-31T12:00:00+02:00';
    facts.push(
      fact(heading, `${id}.date-time`, `${id} is a date-time`, {
        kind: 'format',
        at,
        formats: ['date-time'],
      }),
      fact(heading, `${id}.zulu`, `${id} is in Zulu form, so an offset is refused`, {
        kind: 'rejects',
        at,
        value: offset,
      }),
    );
  }
  return facts;
}

/** Facts about the type and values at a place. */
export function valueFacts(
  heading: Heading,
  at: SchemaPlace,
  types: string,
  detail: FieldDetail = {},
): Fact[] {
  const id = placeName(at);
  const facts: Fact[] = [
    fact(heading, `${id}.types`, `${id} is ${types}`, { kind: 'types', at, types: typeList(types) }),
    ...stringFacts(heading, at, detail),
  ];
  if (detail.values !== undefined) {
    facts.push(
      fact(heading, `${id}.values`, `${id} is one of ${detail.values.join(', ')}`, {
        kind: 'enum-exact',
        at,
        values: detail.values,
        closed: true,
      }),
    );
  }
  for (const value of detail.accepts ?? []) {
    const text = JSON.stringify(value);
    facts.push(
      fact(heading, `${id}.accepts.${text}`, `${id} may be ${text}`, { kind: 'accepts', at, value }),
    );
  }
  for (const value of detail.rejects ?? []) {
    const text = JSON.stringify(value);
    facts.push(
      fact(heading, `${id}.rejects.${text}`, `${id} is never ${text}`, { kind: 'rejects', at, value }),
    );
  }
  return facts;
}

/** Facts of one row of a field table: presence, whether it is required, type, values. */
export function field(
  heading: Heading,
  owner: SchemaPlace,
  name: string,
  types: string,
  detail: FieldDetail = {},
): Fact[] {
  const at = below(owner, name);
  const id = placeName(at);
  const required = detail.required ?? true;
  return [
    fact(heading, `${id}.present`, `${placeName(owner)} has the field ${name}`, {
      kind: 'property',
      at: owner,
      name,
    }),
    fact(heading, `${id}.required`, `${id} is ${required ? 'always there' : 'not always there'}`, {
      kind: 'required',
      at: owner,
      name,
      required,
    }),
    ...valueFacts(heading, at, types, detail),
  ];
}

/** Types of the members that reference objects can have. */
const MEMBER_TYPES: Readonly<Record<string, string>> = {
  slug: 'string',
  link: 'string',
  name: 'object|string',
  title: 'object|string',
};

/** Facts about the members of a reference object such as `{slug, link, name}`. */
export function members(
  heading: Heading,
  owner: SchemaPlace,
  names: readonly string[],
  types: Readonly<Record<string, string>> = {},
): Fact[] {
  return names.flatMap((name) =>
    field(heading, owner, name, types[name] ?? MEMBER_TYPES[name] ?? 'string', {
      slug: name === 'slug',
      uri: name === 'link',
    }),
  );
}
