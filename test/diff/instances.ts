import type { Json, JsonObject } from '../../scripts/model/document.ts';
import { arrayOf, isObject, objectOf, stringsOf } from '../../scripts/diff/json.ts';
import { objectAt } from './bundle.ts';

/** Returns a number from 0 (inclusive) to 1 (exclusive), like `Math.random`. */
export type Random = () => number;

/** A random number generator with a seed. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

export function pick<T>(random: Random, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('The list to pick from is empty.');
  return item;
}

const TEXTS = [
  '',
  'a',
  'AbCdEfGh',
  'abcdefgh',
  'abcdefghi',
  '12345678',
  'en_GB',
  'en_GB,fr_FR',
  'all',
  'EUR',
  'https://example.com/x',
  '2026-01-02T03:04:05Z',
  '2026-01-02',
  'application_created',
  'details',
  '*',
  'x'.repeat(40),
];
const NUMBERS = [-1, 0, 0.5, 1, 2, 10, 20, 50, 99, 100, 101, 400, 404, 499, 500, 501, 599, 600, 1000];
const TYPES = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];

/** Creates values for a schema. They follow it only roughly, so validate them before use. */
export class Instances {
  readonly #document: JsonObject;
  readonly #random: Random;

  constructor(document: JsonObject, random: Random) {
    this.#document = document;
    this.#random = random;
  }

  make(schema: Json, depth = 0): Json {
    if (!isObject(schema) || depth > 8) return this.#anything(depth);
    const parts = this.#parts(schema);
    const listed = parts.find((part) => part['const'] !== undefined || Array.isArray(part['enum']));
    if (listed) {
      const values = listed['const'] === undefined ? arrayOf(listed['enum']) : [listed['const']];
      return values.length === 0 ? null : pick(this.#random, values);
    }
    const example = parts.flatMap((part) => arrayOf(part['examples']))[0];
    if (example !== undefined && this.#random() < 0.3) return example;
    const type = this.#type(parts);
    if (type === 'object') return this.#object(parts, depth);
    if (type === 'array') return this.#array(parts, depth);
    return this.#scalar(type, parts);
  }

  /** The schema, the targets of its references, its `allOf` parts, and one branch of each union. */
  #parts(schema: JsonObject): JsonObject[] {
    const parts = [schema];
    const add = (inner: Json): void => {
      if (isObject(inner)) parts.push(...this.#parts(inner));
    };
    if (typeof schema['$ref'] === 'string') add(objectAt(this.#document, schema['$ref'].slice(1)));
    arrayOf(schema['allOf']).forEach(add);
    for (const union of [schema['anyOf'], schema['oneOf']]) {
      if (Array.isArray(union) && union.length > 0) add(pick(this.#random, union));
    }
    return parts;
  }

  #type(parts: readonly JsonObject[]): string {
    const declared = parts
      .map(({ type }) => (typeof type === 'string' ? [type] : stringsOf(type)))
      .filter((types) => types.length > 0);
    if (declared.length > 0) return pick(this.#random, pick(this.#random, declared));
    return parts.some(({ properties }) => properties) ? 'object' : pick(this.#random, TYPES);
  }

  #object(parts: readonly JsonObject[], depth: number): JsonObject {
    const result: JsonObject = {};
    const required = new Set(parts.flatMap((part) => stringsOf(part['required'])));
    const schemas = new Map<string, Json[]>();
    for (const part of parts) {
      for (const [name, schema] of Object.entries(objectOf(part['properties']))) {
        schemas.set(name, [...(schemas.get(name) ?? []), schema]);
      }
    }
    for (const name of new Set([...schemas.keys(), ...required])) {
      if (!required.has(name) && this.#random() < 0.4) continue;
      const [first = true, ...more] = schemas.get(name) ?? [];
      result[name] = this.make(more.length === 0 ? first : { allOf: [first, ...more] }, depth + 1);
    }
    const others = parts.find((part) => isObject(part['additionalProperties']))?.['additionalProperties'];
    const isClosed = parts.some((part) => part['additionalProperties'] === false);
    if (!isClosed && this.#random() < 0.5) {
      const name = pick(this.#random, ['zzzzzzzz', 'zZzZzZzZ', 'zz_undeclared']);
      result[name] = this.make(others ?? true, depth + 1);
    }
    return result;
  }

  #array(parts: readonly JsonObject[], depth: number): Json[] {
    const bound = (key: string, otherwise: number): number => {
      const limit = parts.map((part) => part[key]).find((value) => typeof value === 'number');
      return typeof limit === 'number' ? limit : otherwise;
    };
    const least = bound('minItems', 0);
    const most = Math.min(bound('maxItems', 3), Math.max(3, least));
    const length = least + Math.floor(this.#random() * (most - least + 1));
    const items = parts.map((part) => part['items']).filter((schema) => schema !== undefined);
    return Array.from({ length }, () => this.make({ allOf: items }, depth + 1));
  }

  #scalar(type: string, parts: readonly JsonObject[]): Json {
    if (type === 'null') return null;
    if (type === 'boolean') return this.#random() < 0.5;
    if (type === 'string') {
      const formats = parts.map(({ format }) => format);
      if (formats.includes('date-time')) return '2026-01-02T03:04:05Z';
      if (parts.some(({ pattern }) => pattern !== undefined) && this.#random() < 0.8) {
        const patterns = parts.flatMap(({ pattern }) =>
          typeof pattern === 'string' ? [new RegExp(pattern, 'u')] : [],
        );
        const fitting = TEXTS.filter((text) => patterns.every((pattern) => pattern.test(text)));
        if (fitting.length > 0) return pick(this.#random, fitting);
      }
      return pick(this.#random, TEXTS);
    }
    const number = pick(this.#random, NUMBERS);
    return type === 'integer' ? Math.trunc(number) : number;
  }

  #anything(depth: number): Json {
    const type = depth > 4 ? pick(this.#random, TYPES.slice(0, 5)) : pick(this.#random, TYPES);
    if (type === 'object') return { zz: this.#scalar('string', []) };
    return type === 'array' ? [this.#scalar('number', [])] : this.#scalar(type, []);
  }
}
