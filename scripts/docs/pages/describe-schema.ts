import type { OpenApiDocument, Schema, Tag } from '../../model/document.ts';
import { dereference } from '../../model/operations.ts';
import { isObject, rangeText } from '../schema-text.ts';
import { siteLink } from '../site/links.ts';

/** A member of an object, its own or inherited. */
export interface Member {
  name: string;
  schema: Schema;
  required: boolean;
}

/** The members of an object schema, of what it inherits from and of its inline alternatives; each name once. */
export function listMembers(document: OpenApiDocument, schema: Schema): Member[] {
  const members = new Map<string, Member>();
  const collect = (node: Schema): void => {
    const resolved = dereference<Schema>(document, node);
    for (const part of branches(resolved, 'allOf')) collect(part);
    for (const part of [...branches(resolved, 'oneOf'), ...branches(resolved, 'anyOf')]) {
      if (part['$ref'] === undefined) collect(part);
    }
    const required = new Set(Array.isArray(resolved['required']) ? resolved['required'] : []);
    const properties = isObject(resolved['properties']) ? resolved['properties'] : {};
    for (const [name, member] of Object.entries(properties)) {
      if (!isObject(member)) continue;
      const known = members.get(name);
      if (known) known.required ||= required.has(name);
      else members.set(name, { name, schema: member, required: required.has(name) });
    }
  };
  collect(schema);
  return [...members.values()];
}

/** What stands in the place of a type that the interface document does not show. */
const NOT_SHOWN = '*not shown*';

/** The type of a value: in words, the schemas that give it its name, and whether it may be null. */
export interface TypeParts {
  words: string[];
  names: string[];
  nullable: boolean;
}

/** The type of a schema, taken apart. */
export function typeParts(document: OpenApiDocument, schema: Schema): TypeParts {
  const reference = schemaName(schema);
  if (reference !== undefined)
    return { ...typeParts(document, dereference<Schema>(document, schema)), names: [reference] };
  const alternatives = [...branches(schema, 'anyOf'), ...branches(schema, 'oneOf')];
  if (alternatives.length > 0) return together(alternatives.map((part) => typeParts(document, part)));
  const inherited = branches(schema, 'allOf');
  if (inherited.length > 0) {
    const parts = inherited.map((part) => typeParts(document, part));
    const [first] = parts;
    return parts.length === 1 && first ? first : { ...together(parts), names: [] };
  }
  const [only, ...others] = [schema['const'] ?? schema['enum'] ?? []].flat();
  if (only !== undefined && others.length === 0)
    return { words: [`\`${JSON.stringify(only)}\``], names: [], nullable: false };
  const types = typesOf(schema);
  const known = types.filter((type) => type !== 'null');
  if (known.length === 0 && types.length === 0) return { words: [NOT_SHOWN], names: [], nullable: false };
  const parts = known.map((type) => singleType(document, type, schema));
  return { ...together(parts), nullable: types.includes('null') };
}

function singleType(document: OpenApiDocument, type: string, schema: Schema): TypeParts {
  const none = { names: [], nullable: false };
  if (type === 'array') {
    if (schema['maxItems'] === 0) return { words: ['empty array'], ...none };
    if (!isObject(schema['items'])) return { words: ['array'], ...none };
    const items = typeParts(document, schema['items']);
    const unknown = items.words.includes(NOT_SHOWN);
    return {
      words: [unknown ? 'array (items *not shown*)' : `array of ${items.words.join(' or ')}`],
      names: items.names,
      nullable: false,
    };
  }
  const extra = schema['additionalProperties'];
  if (type === 'object' && isObject(extra) && !isObject(schema['properties'])) {
    const values = typeParts(document, extra);
    return { words: [`map of ${values.words.join(' or ')}`], names: values.names, nullable: false };
  }
  return { words: [typeof schema['format'] === 'string' ? `${type}, ${schema['format']}` : type], ...none };
}

function together(parts: readonly TypeParts[]): TypeParts {
  return {
    words: [...new Set(parts.flatMap(({ words }) => words))],
    names: [...new Set(parts.flatMap(({ names }) => names))],
    nullable: parts.some(({ nullable }) => nullable),
  };
}

/** The type of a schema in words, as Markdown with links to the schemas that it names. */
export function describeType(document: OpenApiDocument, schema: Schema): string {
  const { words, names } = typeParts(document, schema);
  return [words.join(' or '), names.map((name) => siteLink(name, `schemas/${name}`)).join(' or ')]
    .filter(Boolean)
    .join(' · ');
}

/** What is said of the items of an array that have no name of their own; empty when nothing is. */
export function itemsSentence({ items }: Schema): string {
  const text = isObject(items) ? items['description'] : undefined;
  return typeof text === 'string' ? `Each item: ${text}` : '';
}

/** What is said of the members that an object may have beside those that it names; empty when nothing is. */
export function furtherMembers(document: OpenApiDocument, schema: Schema): string {
  const extra = schema['additionalProperties'];
  const named = isObject(schema['properties']);
  if (extra === true) return named ? 'Further members may occur.' : 'Members of any name may occur.';
  if (!isObject(extra)) return '';
  const text = descriptionOf(document, extra);
  const keys = isObject(schema['propertyNames'])
    ? `Each key: ${describeType(document, schema['propertyNames'])}.`
    : '';
  if (named) return `Each further member: ${describeType(document, extra)}. ${text}`;
  return [keys, text === '' ? '' : `Each value: ${text}`].filter(Boolean).join(' ');
}

const items = (count: unknown): string => `${String(count)} ${count === 1 ? 'item' : 'items'}`;

/** The bounds of a schema as sentences. */
export function describeLimits(schema: Schema): string[] {
  const range = rangeText(schema);
  const { pattern, minItems, maxItems, minLength, maxLength, default: fallback } = schema;
  return [
    range === undefined ? '' : `${range.charAt(0).toUpperCase()}${range.slice(1)}.`,
    range === undefined && fallback !== undefined ? `Default: \`${JSON.stringify(fallback)}\`.` : '',
    typeof pattern === 'string' && pattern.length < 100 ? patternSentence(pattern) : '',
    minItems !== undefined && minItems === maxItems ? `Exactly ${items(minItems)}.` : '',
    minItems === undefined || minItems === maxItems ? '' : `At least ${items(minItems)}.`,
    maxItems === undefined || maxItems === 0 || minItems === maxItems ? '' : `At most ${items(maxItems)}.`,
    minLength === undefined ? '' : `At least ${String(minLength)} characters.`,
    maxLength === undefined ? '' : `At most ${String(maxLength)} characters.`,
  ].filter(Boolean);
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Classes of characters that patterns of names have, in words. */
const characters: Readonly<Record<string, string>> = {
  'A-Za-z': 'letters, A to Z in either case',
  'a-zA-Z': 'letters, A to Z in either case',
  'A-Z': 'capital letters, A to Z',
  'a-z': 'small letters, a to z',
  '0-9': 'digits',
};

/** A pattern in words where it is a simple one; any other as it stands. */
function patternSentence(pattern: string): string {
  const [, set = '', count = ''] = /^\^\[([^\]]+)\]\{(\d+)\}\$$/.exec(pattern) ?? [];
  const words = characters[set];
  if (words !== undefined) return `Exactly ${numbers[Number(count)] ?? count} ${words}.`;
  const ending = /^(\w+)\$$/.exec(pattern)?.[1];
  return ending === undefined ? `Pattern: \`${pattern}\`.` : `Ends in \`${ending}\`.`;
}

/** A value of an enumeration, and what it means where that is said. */
export interface ListedValue {
  value: string;
  meaning: string;
}

/** The values that a schema lists, and whether others may occur. */
export function listValues(
  document: OpenApiDocument,
  schema: Schema,
): { values: ListedValue[]; open: boolean; kind: 'enum' | 'example' } | undefined {
  const resolved = dereference<Schema>(document, schema);
  if (Array.isArray(resolved['enum'])) {
    const meanings = isObject(resolved['x-enumDescriptions']) ? resolved['x-enumDescriptions'] : {};
    const values = resolved['enum'].map((value) => ({
      value: String(value),
      meaning: String(meanings[String(value)] ?? ''),
    }));
    return { values, open: false, kind: 'enum' };
  }
  for (const key of ['anyOf', 'oneOf', 'allOf'] as const) {
    const parts = branches(resolved, key);
    const found = parts.map((part) => listValues(document, part)).find(Boolean);
    if (!found) continue;
    const others = parts.some(
      (part) => typesOf(part).includes('string') && listValues(document, part) === undefined,
    );
    return { ...found, open: found.open || (key !== 'allOf' && others) };
  }
  if (Array.isArray(resolved['examples']) && typesOf(resolved).includes('string')) {
    const values = resolved['examples'].map((value) => ({ value: String(value), meaning: '' }));
    return { values, open: true, kind: 'example' };
  }
  return undefined;
}

/**
 * The alternatives that have no name of their own. Null is left out where the description says already what it means,
 * unless there is more to say of it.
 */
export function unnamedAlternatives(document: OpenApiDocument, schema: Schema): Schema[] {
  const resolved = dereference<Schema>(document, schema);
  const explained = /\bnull\b/.test(descriptionOf(document, schema));
  return (
    [...branches(resolved, 'anyOf'), ...branches(resolved, 'oneOf')]
      .filter((branch) => branch['$ref'] === undefined && typeof branch['description'] === 'string')
      // The values of an enumeration are listed already.
      .filter((branch) => branch['enum'] === undefined)
      .filter((branch) => !explained || branch['type'] !== 'null' || branch['x-since'] !== undefined)
  );
}

/** The alternatives without a name as sentences. */
export function alternativesOf(document: OpenApiDocument, schema: Schema): string[] {
  return unnamedAlternatives(document, schema).map((branch) => {
    const since = typeof branch['x-since'] === 'string' ? `, ${sinceMark(branch['x-since'])}` : '';
    return `${alternativeTitle(document, branch)}${since}: ${String(branch['description'])}`;
  });
}

/** What an alternative without a name is called. */
export function alternativeTitle(document: OpenApiDocument, branch: Schema): string {
  return typeof branch['title'] === 'string' ? branch['title'] : describeType(document, branch);
}

/** The ids of the registers that concern a member or another schema. */
export function entriesOn(document: OpenApiDocument, schema: Schema): string[] {
  const nodes = marked(document, schema);
  const collect = (key: 'x-gap' | 'x-amb'): string[] => [
    ...new Set(nodes.flatMap((node) => (Array.isArray(node[key]) ? node[key].map(String) : []))),
  ];
  return [...collect('x-gap'), ...collect('x-amb')];
}

/** The versions that introduced a schema, without those of its alternatives, which say theirs themselves. */
export function sinceOf(document: OpenApiDocument, schema: Schema): string[] {
  const alternatives = new Set(unnamedAlternatives(document, schema));
  return [
    ...new Set(
      marked(document, schema)
        .filter((node) => !alternatives.has(node))
        .flatMap((node) => (typeof node['x-since'] === 'string' ? [node['x-since']] : [])),
    ),
  ];
}

/** The mark of a version. */
export function sinceMark(version: string): string {
  return siteLink(`since ${version}`, 'changelog', `v${version}`);
}

/** The nodes whose marks concern a member: itself, alternatives and items without a name, and a type without members. */
function marked(document: OpenApiDocument, schema: Schema, depth = 0): Schema[] {
  const reference = schemaName(schema);
  const nodes = [schema];
  if (reference !== undefined) {
    const target = dereference<Schema>(document, schema);
    if (depth < 2 && listMembers(document, target).length === 0)
      nodes.push(...marked(document, target, depth + 1));
    return nodes;
  }
  for (const key of ['anyOf', 'oneOf', 'allOf'] as const) {
    for (const branch of branches(schema, key)) nodes.push(...marked(document, branch, depth));
  }
  for (const key of ['items', 'additionalProperties', 'propertyNames'] as const) {
    if (isObject(schema[key])) nodes.push(...marked(document, schema[key], depth));
  }
  return nodes;
}

/** The description of a schema, or of what it refers to. */
export function descriptionOf(document: OpenApiDocument, schema: Schema): string {
  const text = schema['description'] ?? dereference<Schema>(document, schema)['description'];
  return typeof text === 'string' ? text : '';
}

/** Name of the component schema that a node refers to. */
export function schemaName(schema: Schema): string | undefined {
  const reference = schema['$ref'];
  return typeof reference === 'string' ? reference.replace('#/components/schemas/', '') : undefined;
}

/** The schemas under a keyword that combines schemas. */
export function branches(schema: Schema, key: 'allOf' | 'anyOf' | 'oneOf'): Schema[] {
  const value = schema[key];
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Pointers of the schemas that hang on a resource group: its states, and what is known of its resources. */
export function schemasOnTag(tag: Tag): string[] {
  return [tag['x-states'] ?? [], (tag['x-schemas'] ?? []).map(({ $ref }) => $ref)].flat();
}

/** Names of the component schemas that a node refers to, at any depth but not through another component. */
export function directReferences(node: unknown): string[] {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (!isObject(value)) return;
    for (const pointer of [value['$ref'], value['x-list-of']]) {
      const name = typeof pointer === 'string' ? schemaName({ $ref: pointer }) : undefined;
      if (name !== undefined) names.add(name);
    }
    for (const [key, child] of Object.entries(value))
      if (key !== 'examples' && key !== 'example') visit(child);
  };
  visit(node);
  return [...names];
}

function typesOf(schema: Schema): string[] {
  return [schema['type'] ?? []].flat().filter((type): type is string => typeof type === 'string');
}
