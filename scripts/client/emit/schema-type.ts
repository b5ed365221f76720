import type { Json, SchemaObject as Schema } from '../../model/document.ts';
import { type Comments, indent } from './comments.ts';

/** Converts schemas to TypeScript types. */
export class SchemaTypes {
  readonly #comments: Comments;

  constructor(comments: Comments) {
    this.#comments = comments;
  }

  /** Writes the type of a schema; `unknown` if it isn't documented. */
  typeOf(schema: Schema): string {
    const reference = referenceOf(schema);
    if (reference !== undefined) return reference;
    if ('const' in schema) return literal(schema['const']);
    const { enum: values, anyOf, oneOf, allOf, type } = schema;
    if (Array.isArray(values)) return values.map(literal).join(' | ');
    const branches = anyOf ?? oneOf;
    if (Array.isArray(branches)) return this.#union(branches as Schema[]);
    if (Array.isArray(allOf)) {
      return (allOf as Schema[]).map((part) => parenthesize(this.typeOf(part))).join(' & ');
    }
    if (Array.isArray(type)) return type.map((one) => this.typeOf({ ...schema, type: one })).join(' | ');
    return this.#typeOfKind(schema);
  }

  /** Writes the properties of an object schema, each with its comment. */
  members(schema: Schema): string {
    const required = new Set((schema['required'] ?? []) as string[]);
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
    const members = properties.map(
      ([name, member]) =>
        `${this.#comments.ofMember(member)}${propertyName(name)}${required.has(name) ? '' : '?'}: ${this.typeOf(member)};\n`,
    );
    const rest = schema['additionalProperties'];
    if (rest === true) members.push('/** Undocumented fields. */\n[member: string]: unknown;\n');
    else if (typeof rest === 'object' && rest !== null) {
      const optional = properties.some(([name]) => !required.has(name)) ? ' | undefined' : '';
      members.push(
        `${this.#comments.ofMember(rest as Schema)}[key: string]: ${this.typeOf(rest as Schema)}${optional};\n`,
      );
    }
    return members.join('');
  }

  #typeOfKind(schema: Schema): string {
    switch (schema['type']) {
      case 'string':
        if (schema.format === 'binary' || schema.contentMediaType !== undefined) return 'Blob';
        return openUnion(schema['examples']);
      case 'integer':
      case 'number':
        return 'number';
      case 'boolean':
      case 'null':
        return schema['type'];
      case 'array':
        return this.#array(schema);
      case 'object': {
        const members = this.members(schema);
        return members === '' ? 'Record<string, unknown>' : `{\n${indent(members)}}`;
      }
      default:
        return 'unknown';
    }
  }

  #array({ items, minItems, maxItems }: Schema): string {
    if (maxItems === 0) return '[]';
    const item = this.typeOf((items ?? {}) as Schema);
    return minItems === 1 && maxItems === 1 ? `[${item}]` : `${parenthesize(item)}[]`;
  }

  /** Writes a union. If it accepts any string besides known ones, editors still suggest the known ones. */
  #union(branches: readonly Schema[]): string {
    const types = branches.map((branch) => this.typeOf(branch));
    const open = branches.some((branch) => referenceOf(branch) !== undefined || 'enum' in branch);
    const texts = types.map((type) =>
      type === 'string' && open && isOpen(branches) ? '(string & {})' : type,
    );
    return [...new Set(texts)].join(' | ');
  }
}

/** True if all branches of a union are strings. */
function isOpen(branches: readonly Schema[]): boolean {
  return branches.every((branch) => 'enum' in branch || '$ref' in branch || branch['type'] === 'string');
}

/** Writes a union of known strings and any other string, such as for a localised label. */
function openUnion(examples: Json | undefined): string {
  if (!Array.isArray(examples) || examples.length === 0) return 'string';
  return [...examples.map(literal), '(string & {})'].join(' | ');
}

/** Name of the component that a schema references. */
export function referenceOf(schema: Schema): string | undefined {
  const { $ref } = schema;
  return typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : undefined;
}

/** Writes a TypeScript literal. */
export function literal(value: Json | undefined): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** Writes a property name, quoted if necessary. */
function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
}

function parenthesize(type: string): string {
  return /[|&]/.test(type) && !/^[{[]/.test(type) ? `(${type})` : type;
}
