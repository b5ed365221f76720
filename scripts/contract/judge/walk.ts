import { isObject } from '../../model/json.ts';
import { toPointer } from '../../model/pointer.ts';
import type { Schema } from '../../model/schema.ts';
import { isOfBody } from '../facts.ts';
import type { Validator } from './validator.ts';

/** What a walk through a body meets, beside the schemas that describe it. */
export interface Visitor {
  /** A member that the description knows. */
  member(at: Place): unknown;
  /** A member that the description does not know. */
  stranger(at: Place & { readonly name: string; readonly owner: Schema }): void;
  /** An object, whose relations can be tried. */
  object(at: Place & { readonly value: Readonly<Record<string, unknown>> }): void;
  /** A value of which the description says nothing, or not everything. */
  unknown(at: Place): void;
  /** A map from names to values. */
  map(at: Place & { readonly value: Readonly<Record<string, unknown>> }): void;
}

/** A value in a body. */
export interface Place {
  /** JSON pointer in the body. */
  readonly path: readonly string[];
  readonly schema: Schema;
  readonly value: unknown;
}

/** Goes through a body along the schemas that describe it. */
export class Walk {
  readonly #validator: Validator;
  readonly #visitor: Visitor;
  /** Schemas of the members that were met, by their pointer in the body. */
  readonly #met = new Map<string, Schema>();
  readonly #objects = new Map<string, Schema>();

  constructor(validator: Validator, visitor: Visitor) {
    this.#validator = validator;
    this.#visitor = visitor;
  }

  /** @param schema what the value should be */
  visit(schema: Schema, value: unknown, path: readonly string[] = []): void {
    if (value === null && schema.nullable) return;
    const whole = schema.meant;
    const plain = this.#chosen(schema, value).meant;
    if (isOpen(whole)) this.#visitor.unknown({ path, schema: whole, value });
    else if (plain !== whole && isOpen(plain)) this.#visitor.unknown({ path, schema: plain, value });
    if (Array.isArray(value)) {
      const { items } = plain;
      if (items)
        for (const [index, item] of value.entries()) this.visit(items, item, [...path, String(index)]);
    } else if (isObject(value)) this.#object(plain, value, path);
  }

  /** The schema of the member at or above a place in the body, and the member that is missing there. */
  memberAt(path: readonly string[]): Schema | undefined {
    for (let length = path.length; length > 0; length--) {
      const found = this.#met.get(toPointer(path.slice(0, length)));
      if (found) return found;
      const owner = this.#objects.get(toPointer(path.slice(0, length - 1)));
      const missing = owner?.member(path[length - 1] ?? '');
      if (missing) return missing.schema;
    }
    return undefined;
  }

  #object(schema: Schema, value: Readonly<Record<string, unknown>>, path: readonly string[]): void {
    this.#objects.set(toPointer(path), schema);
    this.#visitor.object({ path, schema, value });
    const { members, furtherMembers } = schema;
    if (members.length === 0 && furtherMembers) this.#visitor.map({ path, schema, value });
    for (const [name, inner] of Object.entries(value)) {
      const at = [...path, name];
      const member = members.find((each) => each.name === name);
      if (member) {
        this.#met.set(toPointer(at), member.schema);
        this.#visitor.member({ path: at, schema: member.schema, value: inner });
        this.visit(member.schema, inner, at);
      } else if (furtherMembers) this.visit(furtherMembers, inner, at);
      else if (!schema.unknown)
        this.#visitor.stranger({ path: at, schema, owner: schema, name, value: inner });
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

/** Whether the interface does not show all of what a value can be. Objects are told by their members. */
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
