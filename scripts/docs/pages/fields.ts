import type { Schema } from '../../model/schema.ts';
import type { Chip, Field, RowKind, Value } from '../site/page-model.ts';
import { code, isEmpty, join, nodesOf, type Phrase, say } from '../site/phrase.ts';
import { schemaLink } from './atlas.ts';
import { marksText } from './notes.ts';
import {
  alternativeTitle,
  describeLimits,
  describeType,
  entriesOn,
  exampleSentence,
  furtherMembers,
  isNull,
  itemsSentence,
  sinceMark,
  sinceOf,
  typeParts,
  unnamedAlternatives,
} from './describe-schema.ts';

/** Longer enumerations are linked instead of listed. */
const MANY = 20;

/** Maximum depth of lists, maps and alternatives in which to look for nested fields. */
const DEPTH = 3;

/** Writes fields and collects the register entries that concern them. */
export class FieldWriter {
  /** IDs of the unknowns and assumptions found so far. */
  readonly entries = new Set<string>();
  readonly #sent: boolean;
  /**
   * Schemas whose general description has been shown. It applies to every field of the schema and appears at the first.
   */
  readonly #explained = new Set<Schema>();

  /** True if fields show register marks. */
  readonly #marked: boolean;

  /**
   * @param sent true if clients send the values: presence is shown, and "others may occur" would be wrong
   * @param marked true if fields show the marks of unknowns and assumptions, because no other page does
   */
  constructor(sent: boolean, marked = true) {
    this.#sent = sent;
    this.#marked = marked;
  }

  #withoutMarks(): FieldWriter {
    const writer = new FieldWriter(this.#sent, false);
    for (const schema of this.#explained) writer.#explained.add(schema);
    return writer;
  }

  /**
   * Writes a schema's properties, including nested ones.
   *
   * @param prefix prefix of their IDs, such as the schema's name
   * @param within the enclosing schemas, whose properties aren't repeated
   */
  members(schema: Schema, prefix: string, within: readonly Schema[] = []): Field[] {
    const allOptional = isAllOptional(schema);
    return schema.members.map(({ name, schema: member, required }) => {
      const id = `${prefix}.${name}`;
      const fold = this.#inner(member, id, within);
      const field = this.value(member, {
        id,
        name,
        kind: 'field',
        look: 'name',
        presence: allOptional ? [] : this.#presence(required),
      });
      const inner = objectsIn(member);
      const optional = fold && inner.every(isAllOptional) ? 'All of its fields are optional.' : '';
      return {
        ...field,
        rules: join([field.rules, optional]),
        ...(fold && { fold }),
      };
    });
  }

  /** Returns the chip for presence. Responses have no "required", because the document doesn't promise any field. */
  #presence(required: boolean): Chip[] {
    if (required) return this.#sent ? [{ kind: 'required' }] : [];
    return [{ kind: 'optional' }];
  }

  /** Writes any value as a field: a property, a parameter or a header. */
  value(
    schema: Schema,
    about: {
      id: string;
      name: string;
      kind: RowKind;
      look: Field['look'];
      presence: Chip[];
      /** The parameter's description, which isn't in its schema. */
      description?: string;
      /** IDs of the register entries that the place itself references. */
      marks?: Iterable<string>;
      /** A sentence with the place's own examples, which replace those of the schema. */
      examples?: Phrase;
      /** Further sentences. */
      more?: Phrase;
    },
  ): Field {
    const { id, name, kind, look, presence, description, examples = '', more = '' } = about;
    const marks = [...(this.#marked ? (about.marks ?? []) : []), ...entriesOn(schema, !this.#marked)];
    for (const mark of marks) this.entries.add(mark);
    const meaning = description ?? schema.description;
    const { values, valuesLabel, sentence } = this.#values(schema, meaning);
    const plain = decidingSchema(schema);
    const general = generalWords(plain, meaning);
    // Readers don't validate responses, so don't repeat the schema page's limits at each field.
    const hasPage = !this.#sent && plain.refersTo !== undefined;
    // If a schema describes its values in words, the pattern is only on its page. A listed alternative has its limits.
    const isListed = values.length > 0 && unnamedAlternatives(schema).includes(plain);
    const limits = isListed ? [] : describeLimits(plain, general === '', meaning);
    const isFirst = plain.refersTo !== undefined && !this.#explained.has(plain.refersTo);
    if (plain.refersTo) this.#explained.add(plain.refersTo);
    const since = sinceOf(schema).map((version): Chip => ({ kind: 'since', version }));
    return {
      id,
      kind,
      name,
      look,
      type: describeType(schema),
      chips: [...presence, ...(typeParts(schema).nullable ? [{ kind: 'nullable' } as const] : []), ...since],
      meaning: join([meaning, marksText(marks)]),
      rules: join([
        ...(hasPage ? [] : limits),
        isEmpty(examples) && !hasPage ? exampleSentence(plain) : examples,
        limits.length === 0 && values.length === 0 && isFirst ? general : '',
        sentence,
        hasPage ? '' : furtherMembers(plain),
        itemsSentence(schema),
        more,
      ]),
      values,
      valuesLabel,
    };
  }

  /**
   * Returns the values of a schema or its items, and its unnamed alternatives. Values of a schema with its own page are
   * listed there. Values that the meaning already names aren't repeated if nothing else is known.
   */
  #values(schema: Schema, meaning: string): { values: Value[]; valuesLabel: string; sentence: Phrase } {
    const branches = schema.refersTo && !this.#sent ? [] : unnamedAlternatives(schema);
    const alternatives = branches.map((branch): Value => {
      const since = branch.since === undefined ? '' : say` (${sinceMark(branch.since)})`;
      const type = isNull(branch) ? 'null' : capital(describeType(branch));
      return {
        value: alternativeTitle(branch),
        meaning: join([
          say`${type}${since}.`,
          branch.description,
          ...describeLimits(branch),
          exampleSentence(branch),
          furtherMembers(branch),
        ]),
      };
    });
    const listed = schema.values ?? schema.items?.values;
    if (!listed) return { values: alternatives, valuesLabel: '', sentence: '' };
    if (listed.values.length > MANY) {
      const from = schema.refersTo ?? schema.items?.refersTo;
      const where = from ? say`, listed in ${schemaLink(from)}` : '';
      const sentence = say`${listed.values.length} ${listed.open ? 'documented ' : ''}values${where}.`;
      return { values: alternatives, valuesLabel: '', sentence };
    }
    const others = listed.open && !this.#sent ? 'Other values may occur.' : '';
    if (listed.values.every((each) => each.meaning === '' && meaning.includes(`\`${String(each.value)}\``)))
      return { values: alternatives, valuesLabel: '', sentence: others };
    return {
      values: [
        ...listed.values.map((each) => ({ value: code(String(each.value)), meaning: each.meaning })),
        ...alternatives,
      ],
      valuesLabel: listed.kind === 'examples' || listed.open ? 'Documented values' : 'One of',
      sentence: others,
    };
  }

  /** Returns the fields of a property's object, which may be nullable, in a list or in a map. */
  #inner(schema: Schema, id: string, within: readonly Schema[]): Field['fold'] {
    const objects = objectsIn(schema).filter((object) => !within.includes(object));
    if (objects.length === 0) return undefined;
    const fields = objects.flatMap((object) => {
      // A named schema's unknowns are on its own page.
      const writer = object.name === undefined ? this : this.#withoutMarks();
      if (writer === this) for (const mark of entriesOn(object)) this.entries.add(mark);
      return writer.members(object, id, [...within, object]);
    });
    const unique = [...new Map(fields.map((field) => [field.id, field])).values()];
    const count = `${unique.length} ${unique.length === 1 ? 'field' : 'fields'}`;
    const names = objects.flatMap(({ name }) => name ?? []);
    const of = names.length === 0 ? '' : ` of ${names.join(' or ')}`;
    return { title: `${count}${of}`, fields: unique };
  }
}

/** True if an object has several properties and all are optional. That is shown once, not for each property. */
export function isAllOptional({ members }: Schema): boolean {
  return members.length > SEVERAL && members.every(({ required }) => !required);
}

const SEVERAL = 3;

/** Returns the objects with properties that a value is or contains in lists, maps and alternatives. */
function objectsIn(schema: Schema, depth = 0): readonly Schema[] {
  if (schema.members.length > 0) return [schema.meant];
  if (depth > DEPTH) return [];
  const { alternatives, parts, items, furtherMembers: values } = schema;
  const inner = [...alternatives, ...parts, items, values].filter((node) => node !== undefined);
  return [...new Set(inner.flatMap((node) => objectsIn(node, depth + 1)))];
}

/** Unwraps nullable schemas and wrappers that only add a description. */
function decidingSchema(schema: Schema): Schema {
  const [part, ...others] = schema.kind === 'combination' ? schema.parts : [];
  return part && others.length === 0 ? part : schema.withoutNull;
}

/** Returns the general description of a schema without a page of fields, unless the field's meaning already has it. */
function generalWords(schema: Schema, meaning: string): string {
  const { refersTo } = schema;
  // The type already describes alternatives.
  if (refersTo?.kind === 'alternatives') return '';
  return refersTo && refersTo.members.length === 0 && !bare(meaning).includes(bare(refersTo.description))
    ? refersTo.description
    : '';
}

/** Drops articles, case and the period, because "the form that a webhook is scoped to" repeats "Form that the webhook …". */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\b(?:an?|the) /g, '')
    .replace(/\.$/, '');
}

/** Capitalizes a phrase's first word. */
function capital(phrase: Phrase): Phrase {
  const [first, ...rest] = nodesOf(phrase);
  if (first?.type !== 'text') return phrase;
  return [{ ...first, value: first.value.charAt(0).toUpperCase() + first.value.slice(1) }, ...rest];
}
