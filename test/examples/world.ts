/** Reads the examples and finds in them every mention of a resource. */

import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isObject } from '../../scripts/model/json.ts';

/** The folder of the examples. */
const EXAMPLES = fileURLToPath(new URL('../../spec/examples', import.meta.url));

/** A JSON object of which nothing is known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** One example file. */
export interface Example {
  /** Path below the folder of the examples. */
  readonly path: string;
  /** The operationId, or `errors`. */
  readonly folder: string;
  /** Name of the case, without extensions. */
  readonly name: string;
  readonly isRequest: boolean;
  readonly body: JsonObject;
}

/** A place in an example that names a resource by its slug. */
export interface Mention {
  readonly place: string;
  /** What the resource is, such as `tab`; users are one kind whatever part they play. */
  readonly kind: string;
  readonly slug: string;
  /** The object that carries the slug; empty where only the slug stands. */
  readonly object: JsonObject;
}

/** Every example, in the order of the paths. */
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

/** The bodies of one operation's response examples. */
export function responses(folder: string): JsonObject[] {
  return examples
    .filter((example) => example.folder === folder && !example.isRequest)
    .map((example) => example.body);
}

/** The body of one example. */
export function body(path: string): JsonObject {
  const found = examples.find((example) => example.path === path);
  if (found === undefined) throw new Error(`there is no example ${path}`);
  return found.body;
}

/** Kinds of the records that an operation returns. */
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

/** Every mention of a resource in every example. */
export const mentions: readonly Mention[] = examples.flatMap(({ path, folder, body: value }) =>
  mentionsIn(value, RECORD_KIND[folder] ?? folder, path),
);

function mentionsIn(value: unknown, kind: string, place: string): Mention[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => mentionsIn(item, kind, `${place}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const own = object(value);
  return Object.entries(own).flatMap(([key, item]): Mention[] => {
    const at = `${place} ${key}`;
    if (key === 'slug') return [{ place: at, kind, slug: string(item), object: own }];
    const itemKind = key === 'data' ? kind : kindOfProperty(key);
    if (typeof item === 'string' && SLUG_PROPERTY.test(key)) {
      return [{ place: at, kind: itemKind, slug: item, object: {} }];
    }
    return mentionsIn(item, itemKind, at);
  });
}

function kindOfProperty(key: string): string {
  return KIND_OF_PROPERTY[key] ?? key.replace(/^.*_(content_block|notification)$/, '$1');
}

/** Whether two JSON values are the same, the order of properties included. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether two texts are the same in each language that both have. */
export function sameText(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return same(one, other);
  return Object.entries(one).every(([code, text]) => !(code in other) || other[code] === text);
}

/** Takes a value as an object, or fails. */
export function object(value: unknown): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${JSON.stringify(value)} is not an object`);
  }
  return { ...value };
}

/** Takes a value as a list of objects, or fails. */
export function objects(value: unknown): JsonObject[] {
  if (!Array.isArray(value)) throw new Error(`${JSON.stringify(value)} is not an array`);
  return value.map(object);
}

/** Takes a value as a string, or fails. */
export function string(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`${JSON.stringify(value)} is not a string`);
  return value;
}

/** Takes a value as a number, or fails. */
export function number(value: unknown): number {
  if (typeof value !== 'number') throw new Error(`${JSON.stringify(value)} is not a number`);
  return value;
}
