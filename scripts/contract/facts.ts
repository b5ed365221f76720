import type { Ambiguity, Condition, Gap } from '../model/document.ts';
import type { Model } from '../model/model.ts';
import type { Operation } from '../model/operation.ts';
import { parsePointer } from '../model/pointer.ts';
import type { Response } from '../model/body.ts';
import type { PlacedRelation, Schema } from '../model/schema.ts';

/** What a fact is about. */
export type FactKind = 'status' | 'media-type' | 'header' | 'member' | 'relation' | 'language' | 'condition';

/** A sentence of the interface that a response can confirm or contradict. */
export interface Fact {
  /** Stable as long as the description keeps its names: `Tab.order`, `getFund not-found`. */
  readonly id: string;
  readonly kind: FactKind;
  /** The sentence, in the words of the description; Markdown. */
  readonly sentence: string;
  /** JSON pointer of the part of the bundle that says so. */
  readonly pointer: string;
  /** Ids of the gaps and readings that are about the fact. */
  readonly register: readonly string[];
}

/** Kinds of gaps that are about a fact of a kind: where the part names others too, they are about something else of it. */
const GAPS_ABOUT: Readonly<Record<FactKind, readonly string[]>> = {
  status: ['status-code'],
  'media-type': ['shape', 'body', 'partial-types', 'values'],
  header: ['placement', 'shape', 'partial-types', 'values', 'limit'],
  member: ['shape', 'partial-types', 'values', 'presence', 'limit'],
  relation: [],
  language: [],
  condition: ['status-code'],
};

/** Whether an unknown is about the shape or the values of a body. */
export function isOfBody({ kind }: Gap): boolean {
  return kind.split('+').some((each) => ['shape', 'body', 'partial-types', 'values'].includes(each));
}

/** Ids of facts, made in one place so that who lists them and who judges by them agree. */
export const factId = {
  status: (operation: Operation) => `${operation.id} ${operation.success?.status ?? 'success'}`,
  mediaType: (operation: Operation, status: string, mediaType: string) =>
    `${operation.id} ${status} ${mediaType}`,
  header: (operation: Operation, status: string, header: string) => `${operation.id} ${status} ${header}`,
  member: (pointer: string) => memberName(pointer),
  relation: ({ pointer, holds }: PlacedRelation) => `${memberName(pointer)}: ${holds}`,
  language: (operation: Operation, asked: 'none' | 'one' | 'all') => `${operation.id} languages: ${asked}`,
  condition: (operation: Operation, { id }: Condition) => `${operation.id} ${id}`,
};

/** `AllocationPayment.season` of the pointer of a member's schema. */
function memberName(pointer: string): string {
  const [, , component = '', ...rest] = parsePointer(pointer);
  const path = rest.flatMap((key, index) =>
    rest[index - 1] === 'properties'
      ? [`.${key}`]
      : key === 'items' && rest[index - 1] !== 'properties'
        ? ['[]']
        : [],
  );
  return component + path.join('');
}

/** Lists the facts of an interface that responses can confirm or contradict, each once, in the order of the bundle. */
export function factsOf(model: Model): readonly Fact[] {
  const facts = new Map<string, Fact>();
  const add = (fact: Fact): void => {
    if (!facts.has(fact.id)) facts.set(fact.id, fact);
  };
  for (const operation of model.operations) {
    addStatus(operation, add);
    for (const response of operation.responses) addResponse(operation, response, add);
    addLanguages(model, operation, add);
    for (const condition of operation.conditions) {
      const text = `${condition.status}: ${condition.when}`;
      add(
        makeFact(
          factId.condition(operation, condition),
          'condition',
          `\`${operation.id}\`: ${text}`,
          operation,
          [condition, ...operation.readings.filter((reading) => speaksOf(reading, condition))],
        ),
      );
    }
  }
  return [...facts.values()];
}

type Add = (fact: Fact) => void;

function addStatus(operation: Operation, add: Add): void {
  const { success } = operation;
  if (!success) return;
  const words = success.description.replace(/\.$/, '');
  const status = success.statusKnown
    ? `is ${success.status}`
    : `is in ${success.status}; its number is not shown`;
  const sentence = `The success of \`${operation.id}\` ${status} (${words}).`;
  add(makeFact(factId.status(operation), 'status', sentence, success));
}

function addResponse(operation: Operation, response: Response, add: Add): void {
  const { status } = response;
  for (const mediaType of response.content) {
    const sentence = `A ${status} of \`${operation.id}\` is sent as \`${mediaType.name}\` where \`Accept\` asks for it.`;
    add(makeFact(factId.mediaType(operation, status, mediaType.name), 'media-type', sentence, response, []));
  }
  for (const header of response.headers) {
    const carries = header.required ? 'carries' : 'may carry';
    const sentence = `A ${status} of \`${operation.id}\` ${carries} \`${header.name}\`: ${header.description}`;
    add(makeFact(factId.header(operation, status, header.name), 'header', sentence, header));
  }
  const { schema } = response;
  if (schema) addSchema(schema, add, new Set());
}

function addSchema(schema: Schema, add: Add, seen: Set<string>): void {
  const { meant } = schema;
  if (seen.has(meant.pointer)) return;
  seen.add(meant.pointer);
  for (const relation of meant.relations) {
    const id = factId.relation(relation);
    add({ id, kind: 'relation', sentence: relation.says, pointer: relation.pointer, register: [] });
  }
  for (const { name, schema: member, required } of meant.members) {
    // A member of a nameless alternative has no place of its own in a component, and none is needed.
    if (!member.pointer.startsWith('/components/schemas/')) continue;
    const what = member.description || `\`${name}\``;
    const type = describeSchema(member);
    const sentence = `\`${factId.member(member.pointer)}\`${required ? '' : ' (optional)'} is ${type}. ${what}`;
    add(makeFact(factId.member(member.pointer), 'member', sentence, member));
  }
  for (const inner of [
    ...meant.members.map(({ schema: member }) => member),
    ...meant.alternatives,
    ...(meant.items ? [meant.items] : []),
    ...(meant.furtherMembers ? [meant.furtherMembers] : []),
  ])
    addSchema(inner, add, seen);
}

function addLanguages(model: Model, operation: Operation, add: Add): void {
  const { languages } = model;
  const schema = operation.success?.schema;
  if (!languages || !schema || !operation.parameters.some(({ name }) => name === languages.header)) return;
  if (!hasLanguageMap(schema, new Set(languages.locales))) return;
  const parameter = operation.parameters.find(({ name }) => name === languages.header) ?? operation;
  const at = `\`${operation.id}\`:`;
  const sentences = {
    none: `without \`${languages.header}\`, translated text is in the default language of the account.`,
    one: `translated text is in the language that \`${languages.header}\` asks for.`,
    all: `translated text has no keys but locale codes when \`${languages.header}\` asks for \`${languages.every.join('`, `')}\`.`,
  };
  for (const asked of ['none', 'one', 'all'] as const)
    add(makeFact(factId.language(operation, asked), 'language', `${at} ${sentences[asked]}`, parameter, []));
}

/** Whether a schema is a map from locale codes to texts. */
export function isLanguageMap(schema: Schema, locales: ReadonlySet<string>): boolean {
  const { meant } = schema;
  if (meant.kind !== 'map') return false;
  const keys = meant.examples.flatMap((example) => Object.keys(Object(example)));
  return keys.length > 0 && keys.every((key) => locales.has(key));
}

function hasLanguageMap(schema: Schema, locales: ReadonlySet<string>, seen = new Set<string>()): boolean {
  const { meant } = schema;
  if (seen.has(meant.pointer)) return false;
  seen.add(meant.pointer);
  if (isLanguageMap(meant, locales)) return true;
  return [
    ...meant.members.map(({ schema: member }) => member),
    ...meant.alternatives,
    ...(meant.items ? [meant.items] : []),
  ].some((inner) => hasLanguageMap(inner, locales, seen));
}

/** The type of a schema in words: "integer or null", "one of `all`, `select`". */
export function describeSchema(schema: Schema): string {
  const { values } = schema;
  const or = schema.nullable && schema.alternatives.length > 0 ? ' or null' : '';
  if (values && !values.open)
    return `one of ${values.values.map(({ value }) => `\`${String(value)}\``).join(', ')}${or}`;
  const plain = schema.withoutNull;
  const { types, format, pattern } = plain;
  if (types.length > 0) {
    const form = format ?? (pattern === undefined ? '' : `\`${pattern}\``);
    return types.join(' or ') + (form === '' ? '' : ` (${form})`) + or;
  }
  const branches = plain.alternatives.map(describeSchema);
  if (branches.length > 0) return [...new Set(branches)].join(' or ') + or;
  const [part] = plain.parts;
  if (part) return describeSchema(part) + or;
  return plain.unknown ? 'of a type that is not shown' : `object${or}`;
}

/** Something of the bundle that may name gaps and readings. */
interface Registered {
  readonly pointer: string;
  readonly gaps: readonly Gap[];
  readonly readings: readonly Ambiguity[];
}

/** Whether a reading of an operation is about its errors, and this one among them. */
function speaksOf({ ambiguity, assumption }: Ambiguity, { status }: Condition): boolean {
  return new RegExp(String.raw`\b${status}\b`).test(`${ambiguity} ${assumption}`);
}

/** @param others entries that are about the fact beside the gaps; the readings of the part where nothing else is said */

function makeFact(
  id: string,
  kind: FactKind,
  sentence: string,
  place: Registered,
  others: readonly { readonly id: string }[] = place.readings,
): Fact {
  const gaps = place.gaps.filter((gap) =>
    gap.kind.split('+').some((each) => GAPS_ABOUT[kind].includes(each)),
  );
  const register = [...others, ...gaps].map((entry) => entry.id);
  return { id, kind, sentence, pointer: place.pointer, register };
}
