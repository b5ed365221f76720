import type { Place } from '../../model/place.ts';
import type { Schema } from '../../model/schema.ts';
import { onlyValue, rangeText } from '../schema-text.ts';
import { siteLink } from '../site/links.ts';
import { schemaPlace } from './atlas.ts';
import { code, join, markdownOf, type Phrase, say, unknown } from '../site/phrase.ts';

/** The type of a value: a description, the names of its schemas, and its nullability. */
export interface TypeParts {
  words: readonly Phrase[];
  names: readonly Schema[];
  nullable: boolean;
}

/**
 * Splits a schema's type into parts.
 *
 * @param within the enclosing schemas, to stop at recursive ones
 */
export function typeParts(schema: Schema, within: readonly Schema[] = []): TypeParts {
  const { refersTo, kind, types } = schema;
  const partsOf = (inner: Schema): TypeParts => typeParts(inner, [...within, schema]);
  if (refersTo)
    return { ...(within.includes(refersTo) ? words('the same') : partsOf(refersTo)), names: [refersTo] };
  if (kind === 'alternatives') return joinParts(schema.alternatives.map(partsOf));
  if (kind === 'combination') {
    const parts = schema.parts.map(partsOf);
    const [first] = parts;
    return parts.length === 1 && first ? first : { ...joinParts(parts), names: [] };
  }
  const only = onlyValue(schema);
  if (only !== undefined) return words(code(JSON.stringify(only)));
  if (types.length === 0) return words(unknown);
  const valueTypes = types.filter((type) => type !== 'null');
  return {
    ...joinParts(valueTypes.map((type) => singleType(type, schema, partsOf))),
    nullable: types.includes('null'),
  };
}

function words(...found: Phrase[]): TypeParts {
  return { words: found, names: [], nullable: false };
}

function singleType(type: string, schema: Schema, partsOf: (inner: Schema) => TypeParts): TypeParts {
  const { kind, items, furtherMembers: values, format } = schema;
  if (type === 'array') {
    if (isEmptyArray(schema)) return words('empty array');
    if (!items) return words('array');
    const each = partsOf(items);
    return {
      words: [
        each.words.includes(unknown)
          ? say`array (items ${unknown})`
          : say`array of ${join(each.words, ' or ')}`,
      ],
      names: each.names,
      nullable: false,
    };
  }
  if (kind === 'map' && values) {
    const each = partsOf(values);
    return { words: [say`map of ${join(each.words, ' or ')}`], names: each.names, nullable: false };
  }
  if (schema.isFile) return words('file');
  return words(format === undefined ? type : `${type}, ${format}`);
}

function joinParts(parts: readonly TypeParts[]): TypeParts {
  return {
    words: distinct(parts.flatMap((part) => part.words)),
    names: [...new Set(parts.flatMap(({ names }) => names))],
    nullable: parts.some(({ nullable }) => nullable),
  };
}

/** Removes duplicate phrases. */
function distinct(phrases: readonly Phrase[]): Phrase[] {
  return [...new Map(phrases.map((phrase) => [markdownOf(phrase), phrase])).values()];
}

/** Describes a schema's type in words, with links to the schemas that it names. */
export function describeType(schema: Schema): Phrase {
  const { words: parts, names } = typeParts(schema);
  const links = names.map((each) => {
    const { path, fragment } = schemaPlace(each);
    return siteLink(each.name ?? '', path, fragment);
  });
  return join([join(parts, ' or '), join(links, ' or ')], ' · ');
}

/** Describes unnamed array items; empty if they have no description. */
export function itemsSentence({ kind, items }: Schema): Phrase {
  if (kind !== 'array' || !items || items.description === (items.refersTo?.description ?? '')) return '';
  return say`Each item: ${items.description}`;
}

/** Describes an object's additional properties; empty if it has none. */
export function furtherMembers(schema: Schema): Phrase {
  const { furtherMembers: further, keys, open, members } = schema;
  const named = members.length > 0;
  // The page of a base schema already mentions it.
  if (open && schema.meant.kind === 'combination') return '';
  if (open) return named ? 'It may have other fields.' : 'It may have any fields.';
  if (!further) return '';
  if (named) return say`Each other field: ${describeType(further)}. ${further.description}`;
  return join([
    keys && say`Each key: ${describeType(keys)}.`,
    further.description === '' ? undefined : say`Each value: ${further.description}`,
  ]);
}

const items = (count: unknown): string => `${String(count)} ${count === 1 ? 'item' : 'items'}`;

/**
 * Describes a schema's limits as sentences.
 *
 * @param bare true to show a pattern as is if it can't be put into words
 * @param meaning the value's description; a range whose numbers it contains isn't repeated
 */
export function describeLimits(schema: Schema, bare = true, meaning = ''): Phrase[] {
  const { pattern, default: fallback } = schema;
  const range = rangeText(schema);
  const ranged = range === undefined || mentionsRange(meaning, range) ? '' : range;
  const { minItems, maxItems, minLength, maxLength } = limitsOf(schema);
  return [
    ranged === '' ? '' : `${ranged.charAt(0).toUpperCase()}${ranged.slice(1)}.`,
    range === undefined && fallback !== undefined ? say`Default: ${code(JSON.stringify(fallback))}.` : '',
    pattern !== undefined && pattern.length < 100 ? patternSentence(pattern, bare, meaning) : '',
    minItems !== undefined && minItems === maxItems ? `Exactly ${items(minItems)}.` : '',
    minItems === undefined || minItems === maxItems ? '' : `At least ${items(minItems)}.`,
    maxItems === undefined || maxItems === 0 || minItems === maxItems ? '' : `At most ${items(maxItems)}.`,
    minLength === undefined
      ? ''
      : `At least ${String(minLength)} ${minLength === 1 ? 'character' : 'characters'}.`,
    maxLength === undefined ? '' : `At most ${String(maxLength)} characters.`,
  ].filter((sentence) => sentence !== '');
}

/** Shows a schema's example; several are listed as its values. */
export function exampleSentence({ examples }: Schema): Phrase {
  const [example, ...others] = examples;
  if (typeof example !== 'string' || others.length > 0) return '';
  return say`Example: ${code(example)}.`;
}

/** True if a text contains every number of a range, and mentions the default if there is one. */
function mentionsRange(meaning: string, range: string): boolean {
  const numbers = new Set(meaning.match(/\d+(?:\.\d+)?/g));
  const wanted = range.match(/\d+(?:\.\d+)?/g) ?? [];
  return (
    wanted.length > 0 &&
    wanted.every((number) => numbers.has(number)) &&
    (!range.includes('default') || /\bdefault/i.test(meaning))
  );
}

function limitsOf({ constraints }: Schema): { [keyword in string]?: string | number | boolean } {
  return Object.fromEntries(constraints.map(({ keyword, value }) => [keyword, value]));
}

function isEmptyArray(schema: Schema): boolean {
  return limitsOf(schema)['maxItems'] === 0;
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Character classes used in patterns, in words. */
const characters: Readonly<Record<string, string>> = {
  'A-Za-z': 'letters, upper or lower case',
  'a-zA-Z': 'letters, upper or lower case',
  'A-Z': 'letters, upper case',
  'a-z': 'letters, lower case',
  '0-9': 'digits',
};

/**
 * Describes a simple pattern in words; other patterns are shown as is or omitted. Leaves out a length that the
 * description has.
 */
function patternSentence(pattern: string, bare: boolean, meaning: string): Phrase {
  const [, set = '', count = ''] = /^\^\[([^\]]+)\]\{(\d+)\}\$$/.exec(pattern) ?? [];
  const named = characters[set];
  const [noun = '', which] = named?.split(', ') ?? [];
  if (which !== undefined && meaning.includes(`${count} ${noun}`))
    return meaning.includes(which) ? '' : `${which.charAt(0).toUpperCase()}${which.slice(1)}.`;
  if (named !== undefined) return `Exactly ${numbers[Number(count)] ?? count} ${named}.`;
  const ending = /^(\w+)\$$/.exec(pattern)?.[1];
  if (ending !== undefined) return say`Ends in ${code(ending)}.`;
  return bare ? say`Pattern: ${code(pattern)}.` : '';
}

/** Returns the unnamed alternatives. Omits null if its description repeats the schema's, unless it has unknowns. */
export function unnamedAlternatives(schema: Schema): readonly Schema[] {
  const explained = /\bnull\b/i.test(schema.description);
  return (
    schema.alternatives
      .filter(({ kind, description }) => kind !== 'reference' && description !== '')
      // Enumeration values are already listed.
      .filter(({ kind }) => kind !== 'enumeration')
      .filter((branch) => !explained || !isNull(branch) || branch.since !== undefined)
  );
}

/** True if a schema only allows null. */
export function isNull({ types }: Schema): boolean {
  return types.length === 1 && types[0] === 'null';
}

/** Returns a title for an unnamed alternative. */
export function alternativeTitle(branch: Schema): Phrase {
  return branch.title ?? describeType(branch);
}

/** Returns the register IDs that the places reference, unknowns first. */
export function idsOf(...places: readonly (Place | undefined)[]): string[] {
  const gaps = places.flatMap((place) => place?.gaps ?? []);
  const readings = places.flatMap((place) => place?.readings ?? []);
  return [...new Set([...gaps, ...readings].map(({ id }) => id))];
}

/**
 * Returns the register IDs to show next to a field or on a schema's own page. A named schema's entries are on its page;
 * where it is used, only an unknown shape gets a mark.
 *
 * @param shapesOnly true if the field itself has a page elsewhere
 */
export function entriesOn(schema: Schema, shapesOnly = false): string[] {
  const isOwn = (node: Schema): boolean =>
    node === schema || node.refersTo !== undefined || node.name === undefined;
  return idsOf(...marked(schema).filter((node) => hasNoShape(node) || (!shapesOnly && isOwn(node))));
}

function hasNoShape({ kind, open, members }: Schema): boolean {
  return kind === 'unknown' || (kind === 'object' && open && members.length === 0);
}

/** Returns the versions that introduced a schema, without those of its alternatives, which have their own marks. */
export function sinceOf(schema: Schema): string[] {
  const alternatives = new Set(unnamedAlternatives(schema));
  const nodes = marked(schema).filter((node) => !alternatives.has(node));
  return [...new Set(nodes.flatMap(({ since }) => since ?? []))];
}

export function sinceMark(version: string): Phrase {
  return siteLink(`since ${version}`, 'changelog', `v${version}`);
}

/**
 * Returns the nodes whose marks concern a property: itself, unnamed alternatives and items, and a type without
 * properties.
 */
function marked(schema: Schema, depth = 0): readonly Schema[] {
  const { refersTo } = schema;
  if (refersTo)
    return depth < 2 && refersTo.members.length === 0 ? [schema, ...marked(refersTo, depth + 1)] : [schema];
  const { alternatives, parts, items: each, furtherMembers: further, keys } = schema;
  const inner = [...alternatives, ...parts, each, further, keys].filter((node) => node !== undefined);
  return [schema, ...inner.flatMap((node) => marked(node, depth))];
}
