import { isObject } from '../../model/json.ts';
import { toPointer } from '../../model/pointer.ts';
import type { Schema } from '../../model/schema.ts';
import { concernsBody } from '../facts.ts';
import type { Validator } from './validator.ts';

type Values = Readonly<Record<string, unknown>>;

/** Callbacks of a walk through a body. */
export interface Visitor {
  /** Called for a field that isn't in its object's schema. */
  undocumentedField(owner: Schema, name: string, value: unknown): void;
  /** Called for a value whose type or fields are undocumented. */
  unknown(schema: Schema, value: unknown): void;
  /** Called for an object, so that its relations can be checked. */
  object(schema: Schema, value: Values, path: readonly string[]): void;
  /** Called for a map from names to values. */
  map(schema: Schema, value: Values): void;
}

/** Walks a body along its schemas. */
export class Walk {
  readonly #validator: Validator;
  readonly #visitor: Visitor;
  /** Schemas of the visited fields, by JSON pointer. */
  readonly #members = new Map<string, Schema>();
  readonly #objects = new Map<string, { readonly schema: Schema; readonly value: Values }>();

  constructor(validator: Validator, visitor: Visitor) {
    this.#validator = validator;
    this.#visitor = visitor;
  }

  /** @param schema the expected schema of the value */
  visit(schema: Schema, value: unknown, path: readonly string[] = []): void {
    if (value === null && schema.nullable) return;
    const declared = schema.meant;
    const chosen = this.#alternativeFor(schema, value).meant;
    if (isOpen(declared)) this.#visitor.unknown(declared, value);
    else if (chosen !== declared && isOpen(chosen)) this.#visitor.unknown(chosen, value);
    if (Array.isArray(value)) {
      const { items } = chosen;
      if (items)
        for (const [index, item] of value.entries()) this.visit(items, item, [...path, String(index)]);
    } else if (isObject(value)) this.#object(chosen, value, path);
  }

  /** Returns the schema of the field at or above a path in the body, or of the missing field there. */
  memberAt(path: readonly string[]): Schema | undefined {
    for (let length = path.length; length > 0; length--) {
      const schema = this.#members.get(toPointer(path.slice(0, length)));
      if (schema) return schema;
      const missing = this.objectAt(path.slice(0, length - 1))?.schema.member(path[length - 1] ?? '');
      if (missing) return missing.schema;
    }
    return undefined;
  }

  /** Returns the object at a path in the body, with its schema. */
  objectAt(path: readonly string[]): { readonly schema: Schema; readonly value: Values } | undefined {
    return this.#objects.get(toPointer(path));
  }

  /** True if the last key of a path is a documented field. */
  isMember(path: readonly string[]): boolean {
    return this.objectAt(path.slice(0, -1))?.schema.member(path.at(-1) ?? '') !== undefined;
  }

  #object(schema: Schema, value: Values, path: readonly string[]): void {
    this.#objects.set(toPointer(path), { schema, value });
    this.#visitor.object(schema, value, path);
    const { members, furtherMembers } = schema;
    if (members.length === 0 && furtherMembers) this.#visitor.map(schema, value);
    for (const [name, inner] of Object.entries(value)) {
      const memberPath = [...path, name];
      const member = members.find((each) => each.name === name);
      if (member) {
        this.#members.set(toPointer(memberPath), member.schema);
        this.visit(member.schema, inner, memberPath);
      } else if (furtherMembers) this.visit(furtherMembers, inner, memberPath);
      else if (!schema.unknown) this.#visitor.undocumentedField(schema, name, inner);
    }
  }

  /** Picks the alternative that matches, or else one of the same kind. */
  #alternativeFor(schema: Schema, value: unknown): Schema {
    const { alternatives } = schema;
    if (alternatives.length === 0) return schema;
    const fitting = alternatives.find((branch) => this.#validator.isValid(branch.keywords, value));
    const alike = alternatives.find((branch) => isAlike(branch, value));
    const chosen = fitting ?? alike;
    return chosen ? this.#alternativeFor(chosen, value) : schema;
  }
}

/** True if a value isn't fully documented. Objects are handled by their fields. */
function isOpen(schema: Schema): boolean {
  return (
    schema.unknown ||
    (schema.gaps.some(concernsBody) && schema.kind !== 'object' && schema.kind !== 'combination')
  );
}

function isAlike(schema: Schema, value: unknown): boolean {
  const { kind } = schema.meant;
  if (Array.isArray(value)) return kind === 'array';
  if (isObject(value)) return kind === 'object' || kind === 'map' || kind === 'combination';
  return kind === 'scalar' || kind === 'enumeration';
}
