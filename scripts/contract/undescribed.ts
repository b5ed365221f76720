import { isObject } from '../model/json.ts';
import type { Model } from '../model/model.ts';
import { parsePointer } from '../model/pointer.ts';
import type { Schema } from '../model/schema.ts';
import type { Recorded } from './findings.ts';
import { isMap, isName, kindOf, maxFields, translatedText } from './judge/shape.ts';
import { concernsBody } from './facts.ts';

/** A node of the bundle, with its unknowns. */
interface Node {
  readonly pointer: string;
  readonly gaps: readonly { readonly id: string }[];
}

/** Something in a response that is undocumented. It contradicts nothing. */
export type Observation =
  /** A sentence, and the node where it would be documented. */
  | { readonly what: string; readonly node: Node }
  /** A value whose type or fields are undocumented; with `name`, the value of an undocumented field. */
  | { readonly schema: Schema; readonly name?: string; readonly value: unknown };

/** Something undocumented that responses contained. */
export interface Undescribed {
  /** The observation, as one Markdown sentence. */
  readonly what: string;
  /** Its place in `spec/`: a file and the keys inside it. */
  readonly places: readonly string[];
  /** IDs of the unknowns at these places. */
  readonly unknowns: readonly string[];
  /** Number of responses. */
  readonly count: number;
}

interface Entry {
  /** The observation; for values, a summary of all of them. */
  readonly what: () => string | undefined;
  readonly pointers: Set<string>;
  readonly unknowns: Set<string>;
  readonly requests: Set<number>;
}

/** Collects each observation once, with its places. Stores names and types, but no values. */
export class UndescribedCollector {
  readonly #locales: ReadonlySet<string>;
  readonly #entries = new Map<string, Entry>();
  readonly #seen = new Map<string, SeenValues>();

  constructor({ languages }: Model) {
    this.#locales = new Set(languages?.locales);
  }

  add({ number }: Recorded, observations: readonly Observation[]): void {
    for (const observation of observations) {
      if ('what' in observation) this.#note(observation.what, observation.node, number);
      else this.#addValue(observation, number);
    }
  }

  get items(): readonly Undescribed[] {
    return [...this.#entries.values()].flatMap(({ what, pointers, unknowns, requests }) => {
      const words = what();
      if (words === undefined) return [];
      const places = [...pointers].map(specPlace);
      return [{ what: words, places, unknowns: [...unknowns], count: requests.size }];
    });
  }

  #addValue({ schema, name, value }: Exclude<Observation, { what: string }>, request: number): void {
    const { pointer } = schema;
    const seen = this.#seen.get(pointer) ?? new SeenValues(this.#locales);
    this.#seen.set(pointer, seen);
    const node = { pointer, gaps: schema.gaps.filter(concernsBody) };
    this.#note(pointer, node, request, () => describeObservation(schema, seen));
    if (name === undefined) seen.add(value);
    else seen.addField(name, value);
  }

  #note(key: string, { pointer, gaps }: Node, request: number, what: Entry['what'] = () => key): void {
    const entry = this.#entries.get(key) ?? {
      what,
      pointers: new Set(),
      unknowns: new Set(),
      requests: new Set(),
    };
    this.#entries.set(key, entry);
    entry.pointers.add(pointer);
    entry.requests.add(request);
    for (const { id } of gaps) entry.unknowns.add(id);
  }
}

/** The types of a schema's values and of their undocumented fields, never the content. */
class SeenValues {
  readonly kinds = new Set<string>();
  readonly #fields = new Map<string, { readonly kinds: Set<string>; seen: number }>();
  readonly #locales: ReadonlySet<string>;
  #objects = 0;
  #hasHiddenNames = false;

  /** @param locales codes that identify translated text */
  constructor(locales: ReadonlySet<string>) {
    this.#locales = locales;
  }

  add(value: unknown): void {
    const kind = kindOf(value, this.#locales);
    this.kinds.add(kind);
    if (!isObject(value) || kind === translatedText) return;
    this.#objects++;
    if (isMap(value)) this.#hasHiddenNames = true;
    else for (const [name, inner] of Object.entries(value)) this.addField(name, inner);
  }

  addField(name: string, value: unknown): void {
    const field = this.#fields.get(name) ?? { kinds: new Set(), seen: 0 };
    if (!isName(name) || (field.seen === 0 && this.#fields.size >= maxFields)) {
      this.#hasHiddenNames = true;
      return;
    }
    this.#fields.set(name, field);
    field.seen++;
    field.kinds.add(kindOf(value, this.#locales));
  }

  /** Lists the fields with their types: "`seats` (integer), `owner` (object or null)". Empty without fields. */
  get fieldSummary(): string {
    const fields = [...this.#fields];
    // Objects without common fields are maps, whose keys are data.
    const isMapOfData = this.#objects > 1 && fields.every(([, { seen }]) => seen < this.#objects / 2);
    const isShown = !isMapOfData && fields.length < maxFields;
    const shown = isShown ? fields.map(([name, { kinds }]) => `\`${name}\` (${joinKinds(kinds)})`) : [];
    const isHidden = this.#hasHiddenNames || (fields.length > 0 && !isShown);
    return [...shown, ...(isHidden ? ['fields whose names may be data'] : [])].join(', ');
  }
}

/** Joins types, with null last: "string or null". Omits `integer` if `number` was seen too. */
function joinKinds(kinds: ReadonlySet<string>): string {
  return [...kinds]
    .filter((kind) => kind !== 'integer' || !kinds.has('number'))
    .toSorted((a, b) => Number(a === 'null') - Number(b === 'null'))
    .join(' or ');
}

/** @returns undefined if everything seen is documented */
function describeObservation(schema: Schema, seen: SeenValues): string | undefined {
  const described = describedKinds(schema);
  const kinds = [...seen.kinds].filter((kind) => !described.has(kind));
  const fields = seen.fieldSummary;
  if (kinds.length === 0 && fields === '') return undefined;
  const parts = [
    ...(kinds.length > 0 ? [`is ${kinds.join(' or ')}`] : []),
    ...(fields === '' ? [] : [`has the fields ${fields}`]),
  ];
  const subject = schema.label.charAt(0).toUpperCase() + schema.label.slice(1);
  return `${subject} ${parts.join(' and ')}.`;
}

/** Returns the types that a schema documents; empty if it leaves the type open. */
function describedKinds(schema: Schema): ReadonlySet<string> {
  const kinds = new Set<string>();
  const visit = ({ meant }: Schema): void => {
    for (const type of meant.types) {
      kinds.add(type);
      if (type === 'number') kinds.add('integer');
      if (type === 'object') kinds.add(translatedText);
    }
    if (meant.members.length > 0) kinds.add('object');
    for (const part of [...meant.alternatives, ...meant.parts]) visit(part);
  };
  visit(schema);
  if (schema.nullable) kinds.add('null');
  return kinds;
}

/** Returns the place in `spec/` of a bundle node. Each component and path has its own file. */
function specPlace(pointer: string): string {
  const [root, first = '', second = '', ...rest] = parsePointer(pointer);
  const [file, keys] =
    root === 'components'
      ? [`spec/components/${first}/${second}.yaml`, rest]
      : root === 'paths'
        ? [`spec/paths/${first.slice(1).replaceAll('/', '_')}.yaml`, [second, ...rest]]
        : ['spec/openapi.yaml', parsePointer(pointer)];
  return keys.length === 0 ? file : `${file}, at \`${keys.join('.')}\``;
}
