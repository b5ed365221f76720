import type { Response } from '../model/body.ts';
import type { Model } from '../model/model.ts';
import type { Operation } from '../model/operation.ts';
import { parsePointer } from '../model/pointer.ts';
import type { Schema } from '../model/schema.ts';
import type { Recorded } from './findings.ts';
import { translatedText } from './judge/shape.ts';
import { ValueShape } from './judge/value-shape.ts';
import { isOfBody } from './says.ts';

/** Something in one response that the description lacks. It contradicts nothing. */
export type Observation =
  /** The number of a success that is documented as a range. */
  | { readonly kind: 'status'; readonly response: Response; readonly status: number }
  /** A success without a body, where the body is unknown. */
  | { readonly kind: 'without-body'; readonly operation: Operation; readonly response: Response }
  /** JSON that begins with a mark which JSON does not have. */
  | { readonly kind: 'byte-order-mark'; readonly response: Response }
  | { readonly kind: 'header'; readonly response: Response; readonly name: string }
  /** A field that an object's schema does not have. */
  | { readonly kind: 'field'; readonly owner: Schema; readonly name: string; readonly value: unknown }
  /** A value whose schema leaves its type or its fields open. */
  | { readonly kind: 'value'; readonly schema: Schema; readonly value: unknown };

/** Something that responses showed and the description lacks. */
export interface Undescribed {
  /** What was seen, as one sentence of Markdown. */
  readonly what: string;
  /** Where `spec/` would say it: a file, and the keys inside it. */
  readonly places: readonly string[];
  /** Ids of the unknowns that these places name. */
  readonly unknowns: readonly string[];
  /** Number of responses. */
  readonly count: number;
}

interface Entry {
  /** What was seen; for values it follows from all of them. */
  readonly what: () => string | undefined;
  readonly pointers: Set<string>;
  readonly unknowns: Set<string>;
  readonly requests: Set<number>;
}

/** Collects observations, each once with its places. Keeps names and kinds of values, and no value. */
export class UndescribedCollector {
  readonly #headers: Model['headers'];
  readonly #locales: ReadonlySet<string>;
  readonly #entries = new Map<string, Entry>();
  readonly #shapes = new Map<string, ValueShape>();

  constructor({ headers, languages }: Model) {
    this.#headers = headers;
    this.#locales = new Set(languages?.locales);
  }

  add({ number }: Recorded, observations: readonly Observation[]): void {
    for (const observation of observations) this.#add(observation, number);
  }

  get items(): readonly Undescribed[] {
    return [...this.#entries.values()].flatMap(({ what, pointers, unknowns, requests }) => {
      const words = what();
      return words === undefined
        ? []
        : [
            {
              what: words,
              places: [...pointers].map(specPlace),
              unknowns: [...unknowns],
              count: requests.size,
            },
          ];
    });
  }

  #add(seen: Observation, request: number): void {
    switch (seen.kind) {
      case 'status':
        return this.#note(`The success status is ${seen.status}.`, seen.response, request);
      case 'without-body':
        return this.#note(`\`${seen.operation.id}\` succeeds without a body.`, seen.response, request);
      case 'byte-order-mark':
        return this.#note(
          'JSON begins with a byte order mark.',
          { pointer: seen.response.pointer, gaps: [] },
          request,
        );
      case 'header': {
        const pointer = `${seen.response.pointer}/headers`;
        const gaps = this.#headers.get(seen.name)?.gaps ?? [];
        return this.#note(`The header \`${seen.name}\` is sent.`, { pointer, gaps }, request);
      }
      case 'field':
        return this.#shapeOf(seen.owner, request).addMember(seen.name, seen.value);
      case 'value':
        return this.#shapeOf(seen.schema, request).add(seen.value);
    }
  }

  #note(
    key: string,
    { pointer, gaps }: { readonly pointer: string; readonly gaps: readonly { readonly id: string }[] },
    request: number,
    what: () => string | undefined = () => key,
  ): void {
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

  #shapeOf(schema: Schema, request: number): ValueShape {
    const { pointer } = schema;
    const shape = this.#shapes.get(pointer) ?? new ValueShape(this.#locales);
    this.#shapes.set(pointer, shape);
    const gaps = schema.gaps.filter(isOfBody);
    this.#note(pointer, { pointer, gaps }, request, () => shapeWords(schema, shape));
    return shape;
  }
}

/** @returns undefined where the description has everything that was seen */
function shapeWords(schema: Schema, shape: ValueShape): string | undefined {
  const described = describedKinds(schema);
  const kinds = [...shape.kinds].filter((kind) => !described.has(kind));
  const fields = shape.fieldWords;
  if (kinds.length === 0 && fields === '') return undefined;
  const parts = [
    ...(kinds.length > 0 ? [`is ${kinds.join(' or ')}`] : []),
    ...(fields === '' ? [] : [`has the fields ${fields}`]),
  ];
  const subject = schema.words.charAt(0).toUpperCase() + schema.words.slice(1);
  return `${subject} ${parts.join(' and ')}.`;
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

/** The place in `spec/` of a node of the bundle, by its layout: a file for each component and path. */
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
