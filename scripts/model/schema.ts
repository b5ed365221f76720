import type { Json, Relation, SchemaObject, TypeName } from './document.ts';
import { isObject } from './json.ts';
import { componentName, Place, type BundleReader } from './place.ts';
import { toPointer } from './pointer.ts';

/** A property of an object. */
export interface Member {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
}

/** An enumerated value. */
export interface Value {
  readonly value: Json;
  /** The value's meaning; empty if it isn't documented. */
  readonly meaning: string;
  readonly since?: string;
}

/** The enumerated values of a schema. */
export interface ValueList {
  readonly values: readonly Value[];
  /** True if other values are possible. */
  readonly open: boolean;
  /** `enumeration` for an `enum`, `examples` for values that are only mentioned as examples. */
  readonly kind: 'enumeration' | 'examples';
}

/** A relation between properties, with its position in the bundle. */
export interface PlacedRelation extends Relation {
  readonly pointer: string;
}

/** The kind of a schema, determined by its keywords. */
export type SchemaKind =
  | 'unknown' // not described
  | 'reference' // a component
  | 'alternatives' // anyOf, oneOf
  | 'combination' // allOf
  | 'constant'
  | 'enumeration'
  | 'array'
  | 'map' // an object that only has a schema for its values
  | 'object'
  | 'scalar'; // string, integer, number, boolean, null

/** Keywords that limit a value, in display order. */
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

/** A limit: keyword and value. */
export interface Constraint {
  readonly keyword: (typeof constraintKeywords)[number];
  readonly value: string | number | boolean;
}

/**
 * A schema at its position in the bundle. A keyword next to `$ref`, such as `default`, overrides the referenced component's.
 */
export class Schema extends Place<SchemaObject> {
  static readonly #cache = new WeakMap<BundleReader, Map<string, Schema>>();
  #members: readonly Member[] | undefined;
  #target: Schema | undefined;
  #meant: Schema | undefined;
  readonly #children = new Map<string, Schema>();

  /** Returns the schema at a position, cached. */
  static of(reader: BundleReader, node: SchemaObject, pointer: string): Schema {
    const schemas = Schema.#cache.get(reader) ?? new Map<string, Schema>();
    Schema.#cache.set(reader, schemas);
    const schema = schemas.get(pointer) ?? new Schema(reader, node, pointer);
    schemas.set(pointer, schema);
    return schema;
  }

  /**
   * Returns the schema at a reference.
   *
   * @param reference such as `#/components/schemas/Fund`
   * @throws Error if there is none
   */
  static named(reader: BundleReader, reference: string): Schema {
    const pointer = reference.replace(/^#/, '');
    return Schema.of(reader, reader.node(pointer) as SchemaObject, pointer);
  }

  /** The component that this node references. */
  get refersTo(): Schema | undefined {
    if (this.node.$ref === undefined) return undefined;
    return (this.#target ??= Schema.named(this.reader, this.node.$ref));
  }

  /** This schema with its references resolved. */
  get meant(): Schema {
    return (this.#meant ??= this.refersTo?.meant ?? this);
  }

  /** Name of the component that this schema is or references. */
  get name(): string | undefined {
    return this.refersTo ? this.refersTo.name : componentName(this.pointer);
  }

  get title(): string | undefined {
    return this.#keyword('title');
  }

  override get description(): string {
    return this.#keyword('description') ?? '';
  }

  /** The raw keywords at this position, for code that writes schemas. */
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

  /** True for a scalar, an enumeration, or a choice of them. */
  get isValue(): boolean {
    const { kind, alternatives } = this.meant;
    if (kind === 'alternatives') return alternatives.every((branch) => branch.isValue);
    return kind === 'scalar' || kind === 'enumeration' || kind === 'constant';
  }

  /** True if the value isn't described, either here or at the reference's target. */
  get unknown(): boolean {
    return this.meant.kind === 'unknown';
  }

  /** The schema's `type`; empty if its alternatives or parts have it instead. */
  get types(): readonly TypeName[] {
    return [this.#keyword('type') ?? []].flat();
  }

  get format(): string | undefined {
    return this.#keyword('format');
  }

  /** True if the value is a file, as in a form. */
  get isFile(): boolean {
    return this.format === 'binary' || this.#keyword('contentMediaType') !== undefined;
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

  /** Example values. */
  get examples(): readonly Json[] {
    return this.#keyword('examples') ?? [];
  }

  get constraints(): readonly Constraint[] {
    return constraintKeywords.flatMap((keyword) => {
      const value = this.#keyword(keyword);
      return value === undefined ? [] : [{ keyword, value }];
    });
  }

  get maximum(): number | undefined {
    return this.#keyword('maximum');
  }

  get minimum(): number | undefined {
    return this.#keyword('minimum');
  }

  /** Alternatives (`anyOf`, `oneOf`). */
  get alternatives(): readonly Schema[] {
    const key = this.meant.node.anyOf ? 'anyOf' : 'oneOf';
    return this.#list(key);
  }

  /** Parts (`allOf`). */
  get parts(): readonly Schema[] {
    return this.#list('allOf');
  }

  /** Schema of an array's items, if there is one. */
  get items(): Schema | undefined {
    return this.#child('items');
  }

  /** Schema of additional properties, if there is one. */
  get furtherMembers(): Schema | undefined {
    return isObject(this.meant.node.additionalProperties) ? this.#child('additionalProperties') : undefined;
  }

  /** Schema of a map's keys. */
  get keys(): Schema | undefined {
    return this.#child('propertyNames');
  }

  /** Relations between the object's properties, from this node and its parts. */
  get relations(): readonly PlacedRelation[] {
    const { meant } = this;
    const direct = (meant.node['x-relations'] ?? []).map((relation, index) => ({
      ...relation,
      pointer: `${meant.pointer}/x-relations/${index}`,
    }));
    return [...direct, ...meant.parts.flatMap(({ relations }) => relations)];
  }

  /** True if an object may have additional properties of any type. */
  get open(): boolean {
    return (
      this.meant.node.additionalProperties === true ||
      (this.meant.node.allOf !== undefined && this.parts.some((part) => part.open))
    );
  }

  /** True if null is allowed. */
  get nullable(): boolean {
    const { meant } = this;
    return (
      meant.types.includes('null') ||
      meant.constant === null ||
      (meant.node.enum?.includes(null) ?? false) ||
      meant.alternatives.some((branch) => branch.nullable)
    );
  }

  /** The only alternative besides null, or else the schema itself. */
  get withoutNull(): Schema {
    const left = this.alternatives.filter((branch) => branch.kind !== 'scalar' || !branch.nullable);
    return this.nullable && left.length === 1 && left[0] ? left[0] : this;
  }

  /** The object's properties, including those of its parts and inline alternatives, without duplicates. */
  get members(): readonly Member[] {
    return (this.#members ??= this.#collectMembers());
  }

  member(name: string): Member | undefined {
    return this.members.find((member) => member.name === name);
  }

  /** True if this schema is, references or extends another. */
  buildsOn(other: Schema): boolean {
    return this.meant === other.meant || this.meant.parts.some((part) => part.buildsOn(other));
  }

  /** Enumerated values, here or in an alternative or part. */
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
    // A single example illustrates a format, but several list values.
    if (meant.examples.length > 1 && meant.types.includes('string')) {
      const values = meant.examples.map((value) => ({ value, meaning: '' }));
      return { values, open: true, kind: 'examples' };
    }
    return undefined;
  }

  /** The components that this node references at any depth, but not through another component. */
  get references(): readonly Schema[] {
    const targets = new Map<string, Schema>();
    const visit = (schema: Schema): void => {
      const target = schema.refersTo;
      if (target) targets.set(target.pointer, target);
      else for (const child of schema.children) visit(child);
    };
    visit(this);
    return [...targets.values()];
  }

  /** The schemas directly inside this node. */
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
    const declared = Object.keys(meant.node.properties ?? {}).map((name): Member => ({
      name,
      schema: meant.#below('properties', name),
      required: false,
    }));
    const required = new Set([
      ...(meant.node.required ?? []),
      ...inherited.filter((member) => member.required).map(({ name }) => name),
    ]);
    const members = new Map<string, Member>();
    for (const member of [...inherited.toReversed(), ...declared]) members.set(member.name, member);
    const names = new Set([...inherited, ...declared].map(({ name }) => name));
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
    const cached = this.#children.get(path);
    if (cached) return cached;
    const node = keys.reduce<unknown>(
      (parent, key) => (parent as Record<string | number, unknown>)[key],
      this.node,
    );
    const child = Schema.of(this.reader, node as SchemaObject, this.pointer + path);
    this.#children.set(path, child);
    return child;
  }
}
