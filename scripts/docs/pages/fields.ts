import type { OpenApiDocument, Schema } from '../../model/document.ts';
import { dereference, joinedSchema } from '../../model/operations.ts';
import { isObject } from '../schema-text.ts';
import { siteLink } from '../site/links.ts';
import type { Chip, Field, RowKind, Value } from '../site/model.ts';
import {
  alternativeTitle,
  branches,
  describeLimits,
  describeType,
  descriptionOf,
  entriesOn,
  furtherMembers,
  itemsSentence,
  listMembers,
  listValues,
  type Member,
  schemaName,
  sinceMark,
  sinceOf,
  typeParts,
  unnamedAlternatives,
} from './describe-schema.ts';

/** A longer enumeration is linked instead of listed. */
const MANY = 20;

/** Writes fields, and remembers which entries of the registers concern them. */
export class FieldWriter {
  /** Ids of the gaps and ambiguities that were met. */
  readonly entries = new Set<string>();
  readonly #document: OpenApiDocument;
  readonly #sent: boolean;

  /** @param sent whether a program sends the values: presence is stated then, and "others may occur" would be wrong */
  constructor(document: OpenApiDocument, sent: boolean) {
    this.#document = document;
    this.#sent = sent;
  }

  /**
   * The members of a schema, with those of the objects that they hold.
   *
   * @param prefix what their ids start with, such as the name of the schema
   */
  members(schema: Schema, prefix: string, within: readonly string[] = []): Field[] {
    return listMembers(this.#document, schema).map((member) => this.#member(member, prefix, within));
  }

  #member({ name, schema, required }: Member, prefix: string, within: readonly string[]): Field {
    const id = `${prefix}.${name}`;
    const inner = this.#inner(schema, id, within);
    return {
      ...this.value(schema, { id, name, kind: 'field', look: 'name', presence: this.#presence(required) }),
      ...(inner && { fold: inner }),
    };
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
      description?: string | undefined;
      /** Further sentences, such as examples. */
      more?: string;
    },
  ): Field {
    const document = this.#document;
    const { id, name, kind, look, presence, description, more = '' } = about;
    const marks = entriesOn(document, schema);
    for (const mark of marks) this.entries.add(mark);
    const own = typeof schema['description'] === 'string' ? schema['description'] : undefined;
    const meaning = description ?? own ?? descriptionOf(document, schema);
    const nullable = typeParts(document, schema).nullable;
    const { values, valuesLabel, sentence } = this.#values(schema);
    const joined = joinedSchema(document, withoutNull(schema) ?? schema);
    const limits = describeLimits(joined);
    // What a schema says of itself is worth a line where it says more than its bounds, and has no page of fields.
    const general =
      (description ?? own) !== undefined &&
      limits.length === 0 &&
      values.length === 0 &&
      isLeaf(document, schema)
        ? descriptionOf(document, { $ref: leafName(schema) })
        : '';
    const since = sinceOf(document, schema).map((version): Chip => ({ kind: 'since', version }));
    return {
      id,
      kind,
      name,
      look,
      type: describeType(document, schema),
      chips: [...presence, ...(nullable ? [{ kind: 'nullable' } as const] : []), ...since],
      meaning: [meaning, ...marks.map((mark) => `\`${mark}\``)].filter(Boolean).join(' '),
      rules: [
        ...limits,
        general === meaning ? '' : general,
        sentence,
        furtherMembers(document, joined),
        itemsSentence(schema),
        more,
      ]
        .filter(Boolean)
        .join(' '),
      values,
      valuesLabel,
    };
  }

  /** The values of a schema, or of its items, and its alternatives without a name. */
  #values(schema: Schema): { values: Value[]; valuesLabel: string; sentence: string } {
    const document = this.#document;
    const alternatives = unnamedAlternatives(document, schema).map((branch): Value => {
      const since = typeof branch['x-since'] === 'string' ? ` (${sinceMark(branch['x-since'])})` : '';
      const title = alternativeTitle(document, branch);
      const type = describeType(document, branch);
      const rules = [...describeLimits(branch), furtherMembers(document, branch)].filter(Boolean).join(' ');
      const isNull = branch['type'] === 'null';
      return {
        value: title,
        meaning:
          `${isNull ? 'null' : type.charAt(0).toUpperCase() + type.slice(1)}${since}. ${String(branch['description'])} ${rules}`.trim(),
      };
    });
    const { items } = dereference<Schema>(document, schema);
    const listed =
      listValues(document, schema) ?? (isObject(items) ? listValues(document, items) : undefined);
    if (!listed) return { values: alternatives, valuesLabel: '', sentence: '' };
    const name = enumName(document, schema);
    if (listed.values.length > MANY)
      return {
        values: alternatives,
        valuesLabel: '',
        sentence: `${listed.values.length} ${listed.open ? 'known ' : ''}values${name === undefined ? '' : `, listed at ${siteLink(`\`${name}\``, `schemas/${name}`)}`}.`,
      };
    return {
      values: [
        ...listed.values.map(({ value, meaning }) => ({ value: `\`${value}\``, meaning })),
        ...(listed.kind === 'enum'
          ? alternatives.filter(({ meaning }) => !this.#sent || meaning !== '')
          : alternatives),
      ],
      valuesLabel: listed.kind === 'example' ? 'Named' : listed.open ? 'Known values' : 'One of',
      sentence: listed.open && !this.#sent ? 'Others may occur.' : '',
    };
  }

  /** The fields of the object that a member holds, be it nullable, in a list or in a map. */
  #inner(schema: Schema, id: string, within: readonly string[]): Field['fold'] {
    const document = this.#document;
    const objects = new Map<string, Schema>();
    const visit = (node: Schema, depth: number): void => {
      const name = schemaName(node);
      const target = dereference<Schema>(document, node);
      if (listMembers(document, target).length > 0) {
        objects.set(name ?? '', target);
        return;
      }
      if (depth > 3) return;
      for (const key of ['anyOf', 'oneOf', 'allOf'] as const)
        for (const part of branches(target, key)) visit(part, depth + 1);
      for (const key of ['items', 'additionalProperties'] as const)
        if (isObject(target[key])) visit(target[key], depth + 1);
    };
    visit(schema, 0);
    const known = [...objects].filter(([name]) => name === '' || !within.includes(name));
    if (known.length === 0) return undefined;
    const names = known.map(([name]) => name).filter((name) => name !== '');
    for (const [, object] of known) for (const mark of entriesOn(document, object)) this.entries.add(mark);
    const fields = known.flatMap(([name, object]) => this.members(object, id, [...within, name]));
    const unique = [...new Map(fields.map((field) => [field.id, field])).values()];
    const count = `${unique.length} ${unique.length === 1 ? 'field' : 'fields'}`;
    return { title: names.length === 0 ? count : `${count} of ${names.join(' or ')}`, fields: unique };
  }
}

/** A schema without the alternative of being null, where one other is left. */
function withoutNull(schema: Schema): Schema | undefined {
  const others = [...branches(schema, 'anyOf'), ...branches(schema, 'oneOf')].filter(
    (part) => part['type'] !== 'null',
  );
  const inherited = branches(schema, 'allOf');
  const [only] = others.length > 0 ? others : inherited;
  return others.length + inherited.length === 1 ? only : undefined;
}

function leafName(schema: Schema): string {
  const name = schemaName(schema) ?? schemaName(withoutNull(schema) ?? {});
  return `#/components/schemas/${name ?? ''}`;
}

/** Whether a schema refers to one that has no fields of its own. */
function isLeaf(document: OpenApiDocument, schema: Schema): boolean {
  const name = schemaName(schema) ?? schemaName(withoutNull(schema) ?? {});
  return name !== undefined && listMembers(document, { $ref: `#/components/schemas/${name}` }).length === 0;
}

/** The name of the enumeration behind a schema. */
function enumName(document: OpenApiDocument, schema: Schema): string | undefined {
  const { items } = dereference<Schema>(document, schema);
  return schemaName(schema) ?? (isObject(items) ? schemaName(items) : undefined);
}
