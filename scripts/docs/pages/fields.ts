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

/** A longer enumeration is linked instead of listed. */
const MANY = 20;

/** Levels of lists, maps and alternatives through which the fields of a field are looked for. */
const DEPTH = 3;

/** Writes fields, and remembers which entries of the registers concern them. */
export class FieldWriter {
  /** Ids of the gaps and ambiguities that were met. */
  readonly entries = new Set<string>();
  readonly #sent: boolean;
  /** Schemas whose general words were said: they hold for each field of the schema, and stand at the first one. */
  readonly #explained = new Set<Schema>();

  /** Whether fields carry marks of the registers. */
  readonly #marked: boolean;

  /**
   * @param sent whether a program sends the values: presence is stated then, and "others may occur" would be wrong
   * @param marked whether fields carry the marks of unknowns and assumptions, because no other page has them
   */
  constructor(sent: boolean, marked = true) {
    this.#sent = sent;
    this.#marked = marked;
  }

  #quiet(): FieldWriter {
    const writer = new FieldWriter(this.#sent, false);
    for (const schema of this.#explained) writer.#explained.add(schema);
    return writer;
  }

  /**
   * The members of a schema, with those of the objects that they hold.
   *
   * @param prefix what their ids start with, such as the name of the schema
   * @param within the schemas that the members are inside of, whose own members are not repeated
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

  /** Of a response only absence is worth a word: that its fields are always present is not stated. */
  #presence(required: boolean): Chip[] {
    if (required) return this.#sent ? [{ kind: 'required' }] : [];
    return [{ kind: 'optional' }];
  }

  /** A value of any kind as a field: a member, a parameter or a header. */
  value(
    schema: Schema,
    about: {
      id: string;
      name: string;
      kind: RowKind;
      look: Field['look'];
      presence: Chip[];
      /** Description of a parameter, which stands outside its schema. */
      description?: string;
      /** Ids of the entries on the place itself. */
      marks?: Iterable<string>;
      /** A sentence with examples of the place; those of its schema are left out then. */
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
    // Who reads a value does not check it: what its schema's own page says of its form is not said at each field.
    const hasPage = !this.#sent && plain.refersTo !== undefined;
    // Where a schema says in words what its values look like, its page has the pattern.
    const limits = describeLimits(plain, general === '', meaning);
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
   * The values of a schema, or of its items, and its alternatives without a name. Those of a schema with a page of its own
   * stand there, and values of which no more is known than that the meaning names them are not listed again.
   */
  #values(schema: Schema, meaning: string): { values: Value[]; valuesLabel: string; sentence: Phrase } {
    const own = schema.refersTo && !this.#sent ? [] : unnamedAlternatives(schema);
    const alternatives = own.map((branch): Value => {
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

  /** The fields of the object that a member holds, be it nullable, in a list or in a map. */
  #inner(schema: Schema, id: string, within: readonly Schema[]): Field['fold'] {
    const objects = objectsIn(schema).filter((object) => !within.includes(object));
    if (objects.length === 0) return undefined;
    const fields = objects.flatMap((object) => {
      // The unknowns of a schema with a name are on its own page.
      const writer = object.name === undefined ? this : this.#quiet();
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

/** Whether an object has several members and none of them has to be there: that is said once, and not at each of them. */
export function isAllOptional({ members }: Schema): boolean {
  return members.length > SEVERAL && members.every(({ required }) => !required);
}

const SEVERAL = 3;

/** The objects with members that a value is, or holds in lists, maps and alternatives. */
function objectsIn(schema: Schema, depth = 0): readonly Schema[] {
  if (schema.members.length > 0) return [schema.meant];
  if (depth > DEPTH) return [];
  const { alternatives, parts, items, furtherMembers: values } = schema;
  const inner = [...alternatives, ...parts, items, values].filter((node) => node !== undefined);
  return [...new Set(inner.flatMap((node) => objectsIn(node, depth + 1)))];
}

/** What decides a value: a schema without null, and without a wrapper that only describes it. */
function decidingSchema(schema: Schema): Schema {
  const [part, ...others] = schema.kind === 'combination' ? schema.parts : [];
  return part && others.length === 0 ? part : schema.withoutNull;
}

/** What a schema without a page of fields says of itself, where the meaning of the field does not say it already. */
function generalWords(schema: Schema, meaning: string): string {
  const { refersTo } = schema;
  // Of alternatives the type says what they are.
  if (refersTo?.kind === 'alternatives') return '';
  return refersTo && refersTo.members.length === 0 && refersTo.description !== meaning
    ? refersTo.description
    : '';
}

/** A phrase whose first word starts with a capital letter. */
function capital(phrase: Phrase): Phrase {
  const [first, ...rest] = nodesOf(phrase);
  if (first?.type !== 'text') return phrase;
  return [{ ...first, value: first.value.charAt(0).toUpperCase() + first.value.slice(1) }, ...rest];
}
