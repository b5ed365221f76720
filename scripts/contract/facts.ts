import type { Response } from '../model/body.ts';
import type { Ambiguity, Condition, Gap } from '../model/document.ts';
import type { Operation } from '../model/operation.ts';
import type { MediaType } from '../model/media-type.ts';
import type { Header } from '../model/parameter.ts';
import { parsePointer } from '../model/pointer.ts';
import type { PlacedRelation, Schema } from '../model/schema.ts';

/** The part of a response that a fact is about. */
export type FactKind = 'status' | 'media-type' | 'header' | 'member' | 'relation' | 'language' | 'condition';

/** A sentence of the description that a response can contradict. */
export interface Fact {
  /** Stable as long as names in the description don't change: `Tab.order`, `getFund not-found`. */
  readonly id: string;
  readonly kind: FactKind;
  /** The description's sentence, in Markdown. */
  readonly sentence: string;
  /** IDs of the related unknowns and assumptions. */
  readonly register: readonly string[];
}

/** Kinds of unknowns that affect each kind of fact. A node may also have other unknowns. */
const unknownsAbout: Readonly<Partial<Record<FactKind, readonly string[]>>> = {
  status: ['status-code'],
  header: ['placement', 'shape', 'partial-types', 'values', 'limit'],
  member: ['shape', 'partial-types', 'values', 'presence', 'limit'],
};

/** True if an unknown concerns the shape or values of a body. */
export function concernsBody(gap: Gap): boolean {
  return isAbout(gap, ['shape', 'body', 'partial-types', 'values']);
}

function isAbout({ kind }: Gap, kinds: readonly string[]): boolean {
  return kind.split('+').some((each) => kinds.includes(each));
}

/** The facts of the description that responses are compared with. */
export const factOf = {
  status(operation: Operation, success: Response): Fact {
    const description = success.description.replace(/\.$/, '');
    const unknown = success.statusKnown ? '' : "; the exact status isn't documented";
    const sentence = `\`${operation.id}\` returns ${success.status} on success (${description})${unknown}.`;
    return fact('status', `${operation.id} ${success.status}`, sentence, success);
  },
  mediaType(operation: Operation, { status }: Response, { name }: MediaType): Fact {
    const sentence = `A ${status} from \`${operation.id}\` has the media type \`${name}\` if \`Accept\` requests it.`;
    return fact('media-type', `${operation.id} ${status} ${name}`, sentence);
  },
  header(operation: Operation, { status }: Response, header: Header): Fact {
    const has = header.required ? 'has' : 'may have';
    const sentence = `A ${status} from \`${operation.id}\` ${has} the header \`${header.name}\`: ${header.description}`;
    return fact('header', `${operation.id} ${status} ${header.name}`, sentence, header);
  },
  member(schema: Schema): Fact {
    const id = memberName(schema.pointer);
    return fact('member', id, `\`${id}\` is ${describeSchema(schema)}. ${schema.description}`.trim(), schema);
  },
  relation({ pointer, holds, says: sentence }: PlacedRelation): Fact {
    return fact('relation', `${memberName(pointer)}: ${holds}`, sentence);
  },
  language({ id }: Operation, requested: 'none' | 'one' | 'all', header: string): Fact {
    const sentences = {
      none: `without \`${header}\`, translated text is in the account's default language.`,
      one: `translated text is in the language requested in \`${header}\`.`,
      all: `if \`${header}\` requests every language, the keys of translated text are locale codes.`,
    };
    return fact('language', `${id} languages: ${requested}`, `\`${id}\`: ${sentences[requested]}`);
  },
  condition({ id }: Operation, condition: Condition): Fact {
    const sentence = `\`${id}\` returns ${condition.status} for this error condition: ${condition.when}`;
    return { kind: 'condition', id: `${id} ${condition.id}`, sentence, register: [condition.id] };
  },
};

function fact(
  kind: FactKind,
  id: string,
  sentence: string,
  place: { readonly gaps: readonly Gap[]; readonly readings: readonly Ambiguity[] } = {
    gaps: [],
    readings: [],
  },
): Fact {
  const gaps = place.gaps.filter((gap) => isAbout(gap, unknownsAbout[kind] ?? []));
  return { id, kind, sentence, register: [...place.readings, ...gaps].map((entry) => entry.id) };
}

/** `AllocationPayment.season`, from the pointer of a property's schema. */
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

/** True if a schema is a map from locale codes to texts. */
export function isLanguageMap(schema: Schema, locales: ReadonlySet<string>): boolean {
  const { meant } = schema;
  if (meant.kind !== 'map') return false;
  const keys = meant.examples.flatMap((example) => Object.keys(Object(example)));
  return keys.length > 0 && keys.every((key) => locales.has(key));
}

/** Describes a schema's type in words: "integer or null", "one of `all`, `select`". */
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
  return plain.unknown ? 'of an undocumented type' : `object${or}`;
}
