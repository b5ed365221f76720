/** Reads the examples and finds all mentions of resources. */

import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isObject } from '../../scripts/model/json.ts';

const EXAMPLES = fileURLToPath(new URL('../../spec/examples', import.meta.url));

export type JsonObject = Readonly<Record<string, unknown>>;

/** An example file. */
export interface Example {
  /** Path relative to the examples folder. */
  readonly path: string;
  /** The operationId, or `errors`. */
  readonly folder: string;
  /** The file name without extensions. */
  readonly name: string;
  readonly isRequest: boolean;
  readonly body: JsonObject;
}

/** A mention of a resource by slug. */
export interface Mention {
  readonly place: string;
  /** The resource's kind, such as `tab`. Users of all roles are one kind. */
  readonly kind: string;
  readonly slug: string;
  /** The object that contains the slug; empty for a bare slug. */
  readonly object: JsonObject;
}

/** All examples, sorted by path. */
export const examples: readonly Example[] = readdirSync(EXAMPLES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .toSorted()
  .map((path) => ({
    path,
    folder: dirname(path),
    name: basename(path, '.json').replace(/\.request$/, ''),
    isRequest: path.endsWith('.request.json'),
    body: object(JSON.parse(readFileSync(join(EXAMPLES, path), 'utf8'))),
  }));

/** The bodies of an operation's response examples. */
export function responses(folder: string): JsonObject[] {
  return examples
    .filter((example) => example.folder === folder && !example.isRequest)
    .map((example) => example.body);
}

/** The body of an example. */
export function body(path: string): JsonObject {
  const match = examples.find((example) => example.path === path);
  if (match === undefined) throw new Error(`Unknown example: ${path}`);
  return match.body;
}

/** Kinds of records by the operation that returns them. */
const RECORD_KIND: Readonly<Record<string, string>> = {
  getTab: 'tab',
  updateContributor: 'contributor',
  listAllocationPayments: 'allocation-payment',
  getAllocationPayment: 'allocation-payment',
  getFund: 'fund',
  getWebhook: 'webhook',
};

const KIND_OF_PROPERTY: Readonly<Record<string, string>> = {
  categories: 'category',
  fields: 'field',
  applicant: 'user',
  reviewer: 'user',
};

/** Properties whose value is a bare slug. */
const SLUG_PROPERTY = /^(form|reviewer|score_set|action_stage)$|_(content_block|notification)$/;

/** All mentions of resources in all examples. */
export const mentions: readonly Mention[] = examples.flatMap(({ path, folder, body: value }) =>
  mentionsIn(value, RECORD_KIND[folder] ?? folder, path),
);

function mentionsIn(value: unknown, kind: string, place: string): Mention[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => mentionsIn(item, kind, `${place}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const fields = object(value);
  return Object.entries(fields).flatMap(([key, item]): Mention[] => {
    const location = `${place} ${key}`;
    if (key === 'slug') return [{ place: location, kind, slug: string(item), object: fields }];
    const itemKind = key === 'data' ? kind : kindOfProperty(key);
    if (typeof item === 'string' && SLUG_PROPERTY.test(key)) {
      return [{ place: location, kind: itemKind, slug: item, object: {} }];
    }
    return mentionsIn(item, itemKind, location);
  });
}

function kindOfProperty(key: string): string {
  return KIND_OF_PROPERTY[key] ?? key.replace(/^.*_(content_block|notification)$/, '$1');
}

/** True if two JSON values are equal, including the order of properties. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** True if two texts are equal in all languages that both have. */
export function sameText(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return same(one, other);
  return Object.entries(one).every(([code, text]) => !(code in other) || other[code] === text);
}

/** Asserts that a value is an object. */
export function object(value: unknown): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${JSON.stringify(value)} is not an object`);
  }
  return { ...value };
}

/** Asserts that a value is a list of objects. */
export function objects(value: unknown): JsonObject[] {
  if (!Array.isArray(value)) throw new Error(`${JSON.stringify(value)} is not an array`);
  return value.map(object);
}

/** Asserts that a value is a string. */
export function string(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`${JSON.stringify(value)} is not a string`);
  return value;
}

/** Asserts that a value is a number. */
export function number(value: unknown): number {
  if (typeof value !== 'number') throw new Error(`${JSON.stringify(value)} is not a number`);
  return value;
}
