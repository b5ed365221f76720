import type { Json, Relation, SchemaObject, TypeName } from './document.ts';
import { isObject } from './json.ts';
import { componentName, Place, type BundleReader } from './place.ts';
import { toPointer } from './pointer.ts';

/** A member of an object. */
export interface Member {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
}

/** A value that a schema lists. */
export interface Value {
  readonly value: Json;
  /** What it means; empty where the interface does not say. */
  readonly meaning: string;
  readonly since?: string;
}

/** The values that a schema lists. */
export interface ValueList {
  readonly values: readonly Value[];
  /** Whether other values may occur. */
  readonly open: boolean;
  /** Whether they are an enumeration, or values that are merely named. */
  readonly kind: 'enumeration' | 'examples';
}

/** Something that holds between members, and where the bundle says so. */
export interface PlacedRelation extends Relation {
  readonly pointer: string;
}

/** What a schema describes, by the keywords that decide it. */
export type SchemaKind =
  | 'unknown' // nothing is said of the value
  | 'reference' // another schema, by its name
  | 'alternatives' // anyOf, oneOf
  | 'combination' // allOf
  | 'constant'
  | 'enumeration'
  | 'array'
  | 'map' // an object of which only the values' schema is known
  | 'object'
  | 'scalar'; // string, integer, number, boolean, null

/** Keywords that limit a value, in the order in which they are told. */
const constraintKeywords = [
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
] as const;

/** A limit of a value: keyword and what stands behind it. */
export interface Constraint {
  readonly keyword: (typeof constraintKeywords)[number];
  readonly value: string | number | boolean;
}

/**
 * A schema at its place in the bundle. Answers are those of the node itself where it says something, and otherwise
 * those of the component that it refers to; so a `default` beside `$ref` wins.
 */
export class Schema extends Place<SchemaObject> {
  static readonly #known = new WeakMap<BundleReader, Map<string, Schema>>();
  #members: readonly Member[] | undefined;
  #target: Schema | undefined;
  #meant: Schema | undefined;
  readonly #children = new Map<string, Schema>();

  /** The schema at a place; one object for each place. */
  static at(reader: BundleReader, node: SchemaObject, pointer: string): Schema {
    const known = Schema.#known.get(reader) ?? new Map<string, Schema>();
    Schema.#known.set(reader, known);
    const schema = known.get(pointer) ?? new Schema(reader, node, pointer);
    known.set(pointer, schema);
    return schema;
  }

  /**
   * The schema that a reference leads to.
   *
   * @param reference such as `#/components/schemas/Fund`
   * @throws Error when it leads nowhere
   */
  static named(reader: BundleReader, reference: string): Schema {
    const pointer = reference.replace(/^#/, '');
    return Schema.at(reader, reader.node(pointer) as SchemaObject, pointer);
  }

  /** The component that this node refers to. */
  get refersTo(): Schema | undefined {
    if (this.node.$ref === undefined) return undefined;
    return (this.#target ??= Schema.named(this.reader, this.node.$ref));
  }

  /** The schema that holds the keywords: this one, or what its reference leads to in the end. */
  get meant(): Schema {
    return (this.#meant ??= this.refersTo?.meant ?? this);
  }

  /** Name of the component that this schema is or refers to. */
  get name(): string | undefined {
    return this.refersTo ? this.refersTo.name : componentName(this.pointer);
  }

  get title(): string | undefined {
    return this.#keyword('title');
  }

  override get description(): string {
    return this.#keyword('description') ?? '';
  }

  /** The keywords as written at this place; for those that write schemas, not for questions about the interface. */
  get keywords(): Readonly<SchemaObject> {
    return this.node;
  }

  get kind(): SchemaKind {
    if (this.node.$ref !== undefined) return 'reference';
    const { anyOf, oneOf, allOf, type, properties, additionalProperties } = this.node;
    if (anyOf ?? oneOf) return 'alternatives';
    if (allOf) return 'combination';
    if ('const' in this.node) return 'constant';
    if (this.node.enum) return 'enumeration';
    if (type === 'array') return 'array';
    if (type === 'object' || (type === undefined && properties))
      return !properties && isObject(additionalProperties) ? 'map' : 'object';
    return this.types.length > 0 ? 'scalar' : 'unknown';
  }

  /** Whether it describes a single value: an enumeration, a scalar, or a choice of them. */
  get isValue(): boolean {
    const { kind, alternatives } = this.meant;
    if (kind === 'alternatives') return alternatives.every((branch) => branch.isValue);
    return kind === 'scalar' || kind === 'enumeration' || kind === 'constant';
  }

  /** Whether nothing is said of the value, at this place and behind it. */
  get unknown(): boolean {
    return this.meant.kind === 'unknown';
  }

  /** The types that the node names itself; none where alternatives, parts or nothing decide. */
  get types(): readonly TypeName[] {
    return [this.#keyword('type') ?? []].flat();
  }

  get format(): string | undefined {
    return this.#keyword('format');
  }

  get pattern(): string | undefined {
    return this.#keyword('pattern');
  }

  get default(): Json | undefined {
    return this.#keyword('default');
  }

  get constant(): Json | undefined {
    return this.#keyword('const');
  }

  get deprecated(): boolean {
    return this.#keyword('deprecated') ?? false;
  }

  /** Values that are named without being an enumeration, and examples. */
  get examples(): readonly Json[] {
    return this.#keyword('examples') ?? [];
  }

  get constraints(): readonly Constraint[] {
    return constraintKeywords.flatMap((keyword) => {
      const value = this.#keyword(keyword);
      return value === undefined ? [] : [{ keyword, value }];
    });
  }

  /** The largest number that is allowed, where there is one. */
  get maximum(): number | undefined {
    return this.#keyword('maximum');
  }

  /** The smallest number that is allowed, where there is one. */
  get minimum(): number | undefined {
    return this.#keyword('minimum');
  }

  /** Alternatives, of which a value is one. */
  get alternatives(): readonly Schema[] {
    const key = this.meant.node.anyOf ? 'anyOf' : 'oneOf';
    return this.#list(key);
  }

  /** Schemas that hold all at once. */
  get parts(): readonly Schema[] {
    return this.#list('allOf');
  }

  /** What the items of an array are; undefined when nothing is said, or when it is no array. */
  get items(): Schema | undefined {
    return this.#child('items');
  }

  /** What further members of an object are; undefined when that is not said by a schema. */
  get furtherMembers(): Schema | undefined {
    return isObject(this.meant.node.additionalProperties) ? this.#child('additionalProperties') : undefined;
  }

  /** What the names of a map's members are. */
  get keys(): Schema | undefined {
    return this.#child('propertyNames');
  }

  /** What holds between the members of the object, as far as this node or a part of it says so. */
  get relations(): readonly PlacedRelation[] {
    const { meant } = this;
    const own = (meant.node['x-relations'] ?? []).map((relation, index) => ({
      ...relation,
      pointer: `${meant.pointer}/x-relations/${index}`,
    }));
    return [...own, ...meant.parts.flatMap(({ relations }) => relations)];
  }

  /** Whether an object may have members that it does not name, of any kind. */
  get open(): boolean {
    return (
      this.meant.node.additionalProperties === true ||
      (this.meant.node.allOf !== undefined && this.parts.some((part) => part.open))
    );
  }

  /** Enumeration that a comma-separated string lists values of. */
  get listOf(): Schema | undefined {
    const listed = this.meant.node['x-list-of'];
    return listed === undefined ? undefined : Schema.named(this.reader, listed);
  }

  /** Words that such a list may hold beside the values. */
  get listAlso(): readonly string[] {
    return this.#keyword('x-list-also') ?? [];
  }

  /** Whether null is a value. */
  get nullable(): boolean {
    const { meant } = this;
    return (
      meant.types.includes('null') ||
      meant.constant === null ||
      (meant.node.enum?.includes(null) ?? false) ||
      meant.alternatives.some((branch) => branch.nullable)
    );
  }

  /** This schema without null: the one alternative that is left, or the schema itself. */
  get withoutNull(): Schema {
    const left = this.alternatives.filter((branch) => branch.kind !== 'scalar' || !branch.nullable);
    return this.nullable && left.length === 1 && left[0] ? left[0] : this;
  }

  /** The members of the object: its own, those of its parts and of its nameless alternatives, each name once. */
  get members(): readonly Member[] {
    return (this.#members ??= this.#collectMembers());
  }

  /** The member of a name. */
  member(name: string): Member | undefined {
    return this.members.find((member) => member.name === name);
  }

  /** Whether this schema is, refers to, or is built on another one. */
  buildsOn(other: Schema): boolean {
    return this.meant === other.meant || this.meant.parts.some((part) => part.buildsOn(other));
  }

  /** The values that it lists, or one of its alternatives or parts does. */
  get values(): ValueList | undefined {
    const { meant } = this;
    if (meant.node.enum) {
      const meanings = meant.node['x-enumDescriptions'] ?? {};
      const values = meant.node.enum.map((value) => ({ value, meaning: meanings[String(value)] ?? '' }));
      return { values, open: false, kind: 'enumeration' };
    }
    for (const [branches, closed] of [
      [meant.alternatives, false],
      [meant.parts, true],
    ] as const) {
      const list = branches.map((branch) => branch.values).find(Boolean);
      if (!list) continue;
      const others = branches.some((branch) => branch.meant.types.includes('string') && !branch.values);
      return { ...list, open: list.open || (!closed && others) };
    }
    // One example shows a form, several name values.
    if (meant.examples.length > 1 && meant.types.includes('string')) {
      const values = meant.examples.map((value) => ({ value, meaning: '' }));
      return { values, open: true, kind: 'examples' };
    }
    return undefined;
  }

  /** The components that this node refers to itself, at any depth but not through another component. */
  get references(): readonly Schema[] {
    const found = new Map<string, Schema>();
    const visit = (schema: Schema): void => {
      const target = schema.refersTo ?? schema.listOf;
      if (target) found.set(target.pointer, target);
      if (!schema.refersTo) for (const child of schema.children) visit(child);
    };
    visit(this);
    return [...found.values()];
  }

  /** The schemas that stand directly inside this node. */
  get children(): readonly Schema[] {
    return [
      ...Object.keys(this.node.properties ?? {}).map((name) => this.#below('properties', name)),
      ...(['items', 'additionalProperties', 'propertyNames'] as const).flatMap((key) =>
        isObject(this.node[key]) ? [this.#below(key)] : [],
      ),
      ...(['allOf', 'anyOf', 'oneOf'] as const).flatMap((key) =>
        (this.node[key] ?? []).map((_, index) => this.#below(key, index)),
      ),
    ];
  }

  #collectMembers(): readonly Member[] {
    const { meant } = this;
    const inline = meant.alternatives.filter(({ kind }) => kind !== 'reference');
    const inherited = [...meant.parts, ...inline].flatMap(({ members }) => members);
    const own = Object.keys(meant.node.properties ?? {}).map((name): Member => ({
      name,
      schema: meant.#below('properties', name),
      required: false,
    }));
    const required = new Set([
      ...(meant.node.required ?? []),
      ...inherited.filter((member) => member.required).map(({ name }) => name),
    ]);
    const members = new Map<string, Member>();
    for (const member of [...inherited.toReversed(), ...own]) members.set(member.name, member);
    const names = new Set([...inherited, ...own].map(({ name }) => name));
    return [...names].flatMap((name) => {
      const member = members.get(name);
      return member ? [{ ...member, required: required.has(name) }] : [];
    });
  }

  #keyword<Key extends keyof SchemaObject>(key: Key): SchemaObject[Key] | undefined {
    const { refersTo } = this;
    return this.node[key] ?? (refersTo && refersTo.#keyword(key));
  }

  #list(key: 'allOf' | 'anyOf' | 'oneOf'): readonly Schema[] {
    return (this.meant.node[key] ?? []).map((_, index) => this.meant.#below(key, index));
  }

  #child(key: 'items' | 'additionalProperties' | 'propertyNames'): Schema | undefined {
    return this.meant.node[key] === undefined ? undefined : this.meant.#below(key);
  }

  #below(...keys: (string | number)[]): Schema {
    const path = toPointer(keys);
    const known = this.#children.get(path);
    if (known) return known;
    const node = keys.reduce<unknown>(
      (parent, key) => (parent as Record<string | number, unknown>)[key],
      this.node,
    );
    const child = Schema.at(this.reader, node as SchemaObject, this.pointer + path);
    this.#children.set(path, child);
    return child;
  }
}
