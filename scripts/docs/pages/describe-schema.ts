import type { OpenApiDocument, Schema } from '../../model/document.ts';
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

/** Whether an object is a map: it names no members of its own and says of what type all of them are. */
function isMap(schema: Schema): schema is Schema & { additionalProperties: Schema } {
  return isObject(schema['additionalProperties']) && !isObject(schema['properties']);
}

/** The type of a schema in words, as Markdown with links to the schemas that it names. */
export function describeType(schema: Schema): string {
  const reference = schemaName(schema);
  if (reference !== undefined) return siteLink(`\`${reference}\``, `schemas/${reference}`);
  const alternatives = [...branches(schema, 'anyOf'), ...branches(schema, 'oneOf')];
  if (alternatives.length > 0) return [...new Set(alternatives.map(describeType))].join(' or ');
  const inherited = branches(schema, 'allOf');
  if (inherited.length > 0) return inherited.map(describeType).join(' and ');
  const [only, ...others] = [schema['const'] ?? schema['enum'] ?? []].flat();
  if (only !== undefined && others.length === 0) return `\`${JSON.stringify(only)}\``;
  const types = typesOf(schema);
  if (types.length === 0) return NOT_SHOWN;
  return types
    .map((type) => {
      if (type === 'array') {
        if (schema['maxItems'] === 0) return 'empty array';
        if (!isObject(schema['items'])) return 'array';
        const items = describeType(schema['items']);
        return items === NOT_SHOWN ? 'array (items *not shown*)' : `array of ${items}`;
      }
      if (type === 'object' && isMap(schema)) {
        const keys = isObject(schema['propertyNames']) ? describeType(schema['propertyNames']) : 'string';
        return `map of ${keys} to ${describeType(schema['additionalProperties'])}`;
      }
      return typeof schema['format'] === 'string' ? `${type} (${schema['format']})` : type;
    })
    .join(' or ');
}

/**
 * What is to be said of a schema beside its type: description, values, bounds, alternatives, further members and marks.
 *
 * @param sent whether a program sends the value, so that "others may occur" would be the wrong word
 */
export function describeMeaning(document: OpenApiDocument, schema: Schema, sent = false): string {
  return [
    descriptionOf(document, schema),
    ...describeLimits(schema),
    valuesSentence(document, schema, sent),
    ...alternativesOf(document, schema),
    furtherMembers(document, schema),
    itemsSentence(schema),
    ...marks(document, schema),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is said of the items of an array that have no name of their own; empty when nothing is. */
export function itemsSentence({ items }: Schema): string {
  const text = isObject(items) ? items['description'] : undefined;
  return typeof text === 'string' ? `Each item: ${text}` : '';
}

/** What is said of the members that an object may have beside those that it names; empty when nothing is. */
export function furtherMembers(document: OpenApiDocument, schema: Schema): string {
  const extra = schema['additionalProperties'];
  if (extra === true)
    return isObject(schema['properties']) ? 'Further members may occur.' : 'Members of any name may occur.';
  if (!isObject(extra)) return '';
  const text = descriptionOf(document, extra);
  if (!isMap(schema)) return `Each further member: ${describeType(extra)}. ${text}`;
  return text === '' ? '' : `Each value: ${text}`;
}

/** The bounds of a schema as sentences. */
export function describeLimits(schema: Schema): string[] {
  const range = rangeText(schema);
  const { pattern, minItems, maxItems, minLength, maxLength, default: fallback } = schema;
  return [
    range === undefined ? '' : `Range: ${range}.`,
    range === undefined && fallback !== undefined ? `Default: \`${JSON.stringify(fallback)}\`.` : '',
    typeof pattern === 'string' && pattern.length < 100 ? `Pattern: \`${pattern}\`.` : '',
    minItems === undefined ? '' : `At least ${String(minItems)} ${minItems === 1 ? 'item' : 'items'}.`,
    maxItems === undefined || maxItems === 0
      ? ''
      : `At most ${String(maxItems)} ${maxItems === 1 ? 'item' : 'items'}.`,
    minLength === undefined ? '' : `At least ${String(minLength)} characters.`,
    maxLength === undefined ? '' : `At most ${String(maxLength)} characters.`,
  ].filter(Boolean);
}

/** A value of an enumeration, and what it means where that is said. */
export interface Value {
  value: string;
  meaning: string;
}

/** The values that a schema lists, and whether others may occur. */
export function listValues(
  document: OpenApiDocument,
  schema: Schema,
): { values: Value[]; open: boolean; kind: 'enum' | 'example' } | undefined {
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

/** The values of a schema and what they mean, as a sentence; a long list is linked instead. */
function valuesSentence(document: OpenApiDocument, schema: Schema, sent: boolean): string {
  const { items } = dereference<Schema>(document, schema);
  const listed = listValues(document, schema) ?? (isObject(items) ? listValues(document, items) : undefined);
  if (!listed || listed.values.length > 20) return '';
  const values = listed.values
    .map(({ value, meaning }) => `\`${value}\`${meaning === '' ? '' : ` (${asRemark(meaning)})`}`)
    .join(', ');
  if (listed.kind === 'example') return `Named: ${values}.`;
  if (!listed.open) return `One of ${values}.`;
  return sent ? `Known values: ${values}.` : `Known values: ${values}; others may occur.`;
}

/** Sentences as they stand in brackets inside another one. */
function asRemark(text: string): string {
  return text
    .replace(/\.$/, '')
    .replaceAll(/\.\s+(?=[A-Z])/g, '; ')
    .replaceAll(
      /(^|; )([A-Z])(?=[a-z]*(?: |$))/g,
      (_, before: string, letter: string) => before + letter.toLowerCase(),
    );
}

/**
 * What is said of the alternatives that have no name of their own. Null is left out where the description says already
 * what it means, unless there is more to say of it.
 */
export function alternativesOf(document: OpenApiDocument, schema: Schema): string[] {
  const explained = /\bnull\b/.test(descriptionOf(document, schema));
  return (
    [...branches(schema, 'anyOf'), ...branches(schema, 'oneOf')]
      .filter((branch) => branch['$ref'] === undefined && typeof branch['description'] === 'string')
      // The values of an enumeration are listed already.
      .filter((branch) => branch['enum'] === undefined)
      .filter((branch) => !explained || branch['type'] !== 'null' || branch['x-since'] !== undefined)
      .map((branch) => {
        const title = typeof branch['title'] === 'string' ? branch['title'] : describeType(branch);
        const since = typeof branch['x-since'] === 'string' ? `, ${sinceMark(branch['x-since'])}` : '';
        return `*${title}* (${describeType(branch)}${since}): ${descriptionOf(document, branch)}`;
      })
  );
}

/** Marks of what is not shown, of readings and of versions, as links. */
export function marks(document: OpenApiDocument, schema: Schema): string[] {
  const nodes = marked(document, schema);
  const collect = (key: string): string[] => [
    ...new Set(nodes.flatMap((node) => (Array.isArray(node[key]) ? node[key].map(String) : []))),
  ];
  // What came with one alternative, such as null, is said beside it and not of the whole.
  const alternatives = new Set(
    nodes.flatMap((node) => [...branches(node, 'anyOf'), ...branches(node, 'oneOf')]),
  );
  const since = nodes
    .filter((node) => !alternatives.has(node))
    .map((node) => node['x-since'])
    .filter((version) => typeof version === 'string');
  return [
    ...[...new Set(since)].map(sinceMark),
    ...collect('x-gap').map(gapMark),
    ...collect('x-amb').map(readingMark),
  ];
}

/** The mark of something that is not shown. */
export function gapMark(id: string): string {
  return siteLink(`not shown: ${id}`, 'not-shown', id);
}

/** The mark of an ambiguity. */
export function readingMark(id: string): string {
  return siteLink(`reading: ${id}`, 'ambiguities', id);
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

/** Names of the component schemas that a node refers to, at any depth but not through another component. */
export function directReferences(node: unknown): string[] {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (!isObject(value)) return;
    const name = schemaName(value);
    if (name !== undefined) names.add(name);
    for (const [key, child] of Object.entries(value))
      if (key !== 'examples' && key !== 'example') visit(child);
  };
  visit(node);
  return [...names];
}

function typesOf(schema: Schema): string[] {
  return [schema['type'] ?? []].flat().filter((type): type is string => typeof type === 'string');
}
