import { isObject } from '../../model/json.ts';
import { toPointer } from '../../model/pointer.ts';
import type { Schema } from '../../model/schema.ts';
import { isOfBody } from '../says.ts';
import type { Validator } from './validator.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a walk through a body meets. */
export interface Visitor {
  /** A field that the schema of its object does not have. */
  stranger(owner: Schema, name: string, value: unknown): void;
  /** A value whose type or fields the description leaves open. */
  unknown(schema: Schema, value: unknown): void;
  /** An object, whose relations can be tried. */
  object(schema: Schema, value: Values, path: readonly string[]): void;
  /** A map from names to values. */
  map(schema: Schema, value: Values): void;
}

/** Goes through a body along the schemas that describe it. */
export class Walk {
  readonly #validator: Validator;
  readonly #visitor: Visitor;
  /** Schemas of the fields that were met, by JSON pointer. */
  readonly #members = new Map<string, Schema>();
  readonly #objects = new Map<string, { readonly schema: Schema; readonly value: Values }>();

  constructor(validator: Validator, visitor: Visitor) {
    this.#validator = validator;
    this.#visitor = visitor;
  }

  /** @param schema what the value should be */
  visit(schema: Schema, value: unknown, path: readonly string[] = []): void {
    if (value === null && schema.nullable) return;
    const whole = schema.meant;
    const plain = this.#chosen(schema, value).meant;
    if (isOpen(whole)) this.#visitor.unknown(whole, value);
    else if (plain !== whole && isOpen(plain)) this.#visitor.unknown(plain, value);
    if (Array.isArray(value)) {
      const { items } = plain;
      if (items)
        for (const [index, item] of value.entries()) this.visit(items, item, [...path, String(index)]);
    } else if (isObject(value)) this.#object(plain, value, path);
  }

  /** The schema of the field at or above a place in the body, or of the field that is missing there. */
  memberAt(path: readonly string[]): Schema | undefined {
    for (let length = path.length; length > 0; length--) {
      const found = this.#members.get(toPointer(path.slice(0, length)));
      if (found) return found;
      const missing = this.objectAt(path.slice(0, length - 1))?.schema.member(path[length - 1] ?? '');
      if (missing) return missing.schema;
    }
    return undefined;
  }

  /** The object at a place in the body, with its schema. */
  objectAt(path: readonly string[]): { readonly schema: Schema; readonly value: Values } | undefined {
    return this.#objects.get(toPointer(path));
  }

  /** Whether the last key of a path is the name of a described field. */
  isMember(path: readonly string[]): boolean {
    return this.objectAt(path.slice(0, -1))?.schema.member(path.at(-1) ?? '') !== undefined;
  }

  #object(schema: Schema, value: Values, path: readonly string[]): void {
    this.#objects.set(toPointer(path), { schema, value });
    this.#visitor.object(schema, value, path);
    const { members, furtherMembers } = schema;
    if (members.length === 0 && furtherMembers) this.#visitor.map(schema, value);
    for (const [name, inner] of Object.entries(value)) {
      const at = [...path, name];
      const member = members.find((each) => each.name === name);
      if (member) {
        this.#members.set(toPointer(at), member.schema);
        this.visit(member.schema, inner, at);
      } else if (furtherMembers) this.visit(furtherMembers, inner, at);
      else if (!schema.unknown) this.#visitor.stranger(schema, name, inner);
    }
  }

  /** Of alternatives the one that fits, or the one of the same kind. */
  #chosen(schema: Schema, value: unknown): Schema {
    const { alternatives } = schema;
    if (alternatives.length === 0) return schema;
    const fitting = alternatives.find((branch) => this.#validator.fits(branch.keywords, value));
    const alike = alternatives.find((branch) => isAlike(branch, value));
    const chosen = fitting ?? alike;
    return chosen ? this.#chosen(chosen, value) : schema;
  }
}

/** Whether the interface does not show all of what a value can be. Objects are told by their fields. */
function isOpen(schema: Schema): boolean {
  return (
    schema.unknown ||
    (schema.gaps.some(isOfBody) && schema.kind !== 'object' && schema.kind !== 'combination')
  );
}

function isAlike(schema: Schema, value: unknown): boolean {
  const { kind } = schema.meant;
  if (Array.isArray(value)) return kind === 'array';
  if (isObject(value)) return kind === 'object' || kind === 'map' || kind === 'combination';
  return kind === 'scalar' || kind === 'enumeration';
}
