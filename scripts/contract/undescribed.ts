import type { Response } from '../model/body.ts';
import type { Model } from '../model/model.ts';
import type { Operation } from '../model/operation.ts';
import type { Schema } from '../model/schema.ts';
import { isLanguageMap, isOfBody } from './facts.ts';
import { translatedText } from './judge/shape.ts';
import { ValueShape } from './judge/value-shape.ts';
import type { Recorded } from './ledger.ts';
import { type SpecPlace, specPlaceOf } from './spec-place.ts';

/** Something that responses showed and the description lacks. It contradicts nothing. */
export interface Undescribed {
  /** What was seen, as one sentence of Markdown. */
  readonly what: string;
  /** Where `spec/` would say it. */
  readonly places: readonly SpecPlace[];
  /** Lines of YAML to paste there; they claim no more than what was seen. */
  readonly lines: readonly string[];
  /** Ids of the unknowns that these places name. */
  readonly unknowns: readonly string[];
  /** In how many responses. */
  readonly count: number;
  /** The first request that showed it. */
  readonly request: Recorded;
}

interface Entry {
  readonly pointers: Set<string>;
  readonly unknowns: Set<string>;
  readonly requests: Set<number>;
  readonly request: Recorded;
}

interface ShapeEntry extends Entry {
  readonly schema: Schema;
  readonly shape: ValueShape;
}

/** Collects what responses show and the description lacks. Keeps names and kinds of values, and no value. */
export class UndescribedCollector {
  readonly #model: Model;
  readonly #locales: ReadonlySet<string>;
  readonly #statuses = new Map<number, Entry>();
  readonly #emptyBodies = new Map<string, Entry & { readonly operation: Operation }>();
  readonly #headers = new Map<string, Entry>();
  readonly #shapes = new Map<string, ShapeEntry>();

  constructor(model: Model) {
    this.#model = model;
    this.#locales = new Set(model.languages?.locales);
  }

  /** The number of a success that is documented as a range. */
  status(response: Response, status: number, request: Recorded): void {
    note(this.#statuses, status, request, response.pointer, response);
  }

  /** A success without a body, where the body is unknown. */
  emptyBody(operation: Operation, response: Response, request: Recorded): void {
    note(this.#emptyBodies, operation.id, request, response.pointer, response, { operation });
  }

  /** A header that the description does not have at this response. */
  header(response: Response, name: string, request: Recorded): void {
    const described = this.#model.headers.get(name);
    note(this.#headers, name, request, `${response.pointer}/headers`, described ?? { gaps: [] });
  }

  /** A field that an object's schema does not have. */
  field(owner: Schema, name: string, value: unknown, request: Recorded): void {
    this.#shapeOf(owner, request).addMember(name, value);
  }

  /** A value whose schema leaves its type or its fields open. */
  value(schema: Schema, value: unknown, request: Recorded): void {
    this.#shapeOf(schema, request).add(value);
  }

  get items(): readonly Undescribed[] {
    return [
      ...[...this.#statuses].map(([status, entry]) =>
        itemOf(entry, `The success status is ${status}.`, [`'${status}': # in place of 2XX`]),
      ),
      ...[...this.#emptyBodies.values()].map((entry) =>
        itemOf(entry, `\`${entry.operation.id}\` succeeds without a body.`, ['# without content']),
      ),
      ...[...this.#shapes.values()].flatMap((entry) => this.#shapeItem(entry)),
      ...[...this.#headers].map(([name, entry]) =>
        itemOf(entry, `The header \`${name}\` is sent.`, this.#headerLines(name)),
      ),
    ];
  }

  #shapeOf(schema: Schema, request: Recorded): ValueShape {
    const gaps = schema.gaps.filter(isOfBody);
    return note(
      this.#shapes,
      schema.pointer,
      request,
      schema.pointer,
      { gaps },
      {
        schema,
        shape: new ValueShape(this.#locales),
      },
    ).shape;
  }

  #shapeItem(entry: ShapeEntry): Undescribed[] {
    const { schema, shape } = entry;
    const described = describedKinds(schema);
    const kinds = [...shape.kinds.keys()].filter((kind) => !described.has(kind));
    if (kinds.length === 0 && shape.members.size === 0 && shape.nameless === 0) return [];
    const names = [...shape.members].map(([name, member]) => `\`${name}\` (${member.words})`);
    if (shape.nameless > 0) names.push('names that look like data');
    const fields = names.length > 0 ? `has the fields ${names.join(', ')}` : '';
    const types = kinds.length > 0 ? `is ${kinds.join(' or ')}` : '';
    const what = `${capital(schema.words)} ${[types, fields].filter(Boolean).join(' and ')}.`;
    return [itemOf(entry, what, yamlLines(this.#schemaOf(shape, schema.pointer)))];
  }

  /** A schema of what was seen: integers are numbers, since no fraction seen is not "never a fraction". */
  #schemaOf(shape: ValueShape, pointer: string): Record<string, unknown> {
    const kinds = [...shape.kinds.keys()];
    const [only] = kinds;
    if (kinds.length === 1 && only === translatedText) return this.#translated(pointer);
    const types = new Set(
      kinds.map((kind) => (kind === 'integer' ? 'number' : kind === translatedText ? 'object' : kind)),
    );
    const [type, ...others] = types;
    // Null alone shows no type.
    const isTyped = type !== undefined && (type !== 'null' || others.length > 0);
    const members = [...shape.members].map(([name, member]) => [name, this.#schemaOf(member, pointer)]);
    return {
      ...(isTyped ? { type: others.length > 0 ? [...types] : type } : {}),
      ...(shape.items ? { items: this.#schemaOf(shape.items, pointer) } : {}),
      ...(members.length > 0 ? { properties: Object.fromEntries(members) } : {}),
    };
  }

  #translated(pointer: string): Record<string, unknown> {
    const name = [...this.#model.schemas.values()].find((schema) =>
      isLanguageMap(schema, this.#locales),
    )?.name;
    if (name === undefined) return { type: 'object' };
    const folder = pointer.startsWith('/components/schemas/') ? '' : '../components/schemas/';
    return { $ref: `${folder}${name}.yaml` };
  }

  #headerLines(name: string): string[] {
    if (this.#model.headers.has(name))
      return yamlLines({ [name]: { $ref: `../components/headers/${name}.yaml` } });
    return yamlLines({ [name]: { schema: { type: 'string' } } });
  }
}

/** Adds a response to the entry of a key, which the first one makes. */
function note<Key, More extends object>(
  entries: Map<Key, Entry & More>,
  key: Key,
  request: Recorded,
  pointer: string,
  { gaps }: { readonly gaps: readonly { readonly id: string }[] },
  ...[more]: object extends More ? [] : [More]
): Entry & More {
  const entry =
    entries.get(key) ??
    ({ pointers: new Set(), unknowns: new Set(), requests: new Set(), request, ...more } as Entry & More);
  entries.set(key, entry);
  entry.pointers.add(pointer);
  entry.requests.add(request.number);
  for (const { id } of gaps) entry.unknowns.add(id);
  return entry;
}

function itemOf(
  { pointers, unknowns, requests, request }: Entry,
  what: string,
  lines: string[],
): Undescribed {
  return {
    what,
    lines,
    places: [...pointers].map(specPlaceOf),
    unknowns: [...unknowns],
    count: requests.size,
    request,
  };
}

/** The kinds of values that a schema describes; none where it leaves the type open. */
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

function yamlLines(value: Record<string, unknown>): string[] {
  return Object.entries(value).flatMap(([key, inner]) => {
    if (Array.isArray(inner)) return [`${key}: [${inner.map(scalar).join(', ')}]`];
    if (typeof inner === 'object' && inner !== null) {
      const lines = yamlLines(inner as Record<string, unknown>);
      return lines.length === 0 ? [`${key}: {}`] : [`${key}:`, ...lines.map((line) => `  ${line}`)];
    }
    return [`${key}: ${scalar(inner)}`];
  });
}

function scalar(value: unknown): string {
  return value === 'null' ? "'null'" : String(value);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
