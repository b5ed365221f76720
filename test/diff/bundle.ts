import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Json, JsonObject } from '../../scripts/model/document.ts';
import { parsePointer } from '../../scripts/model/pointer.ts';
import { isObject } from '../../scripts/diff/json.ts';

const bundle = parse(
  readFileSync(new URL('fixture/version-2.3.yaml', import.meta.url), 'utf8'),
) as JsonObject;

/** A fresh copy of a realistic bundle. The file never changes, so new facts in `spec/` don't affect these tests. */
export function fixtureBundle(): JsonObject {
  return structuredClone(bundle);
}

/** Returns the object at a pointer. Throws if there is none. */
export function objectAt(document: JsonObject, pointer: string): JsonObject {
  const node = parsePointer(pointer).reduce<Json | undefined>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)];
    return isObject(inner) ? inner[key] : undefined;
  }, document);
  if (!isObject(node)) throw new Error(`The bundle has no object at ${pointer}.`);
  return node;
}

/** Returns the list under a key of the object at a pointer. */
export function listAt(document: JsonObject, pointer: string, key: string): Json[] {
  const list = objectAt(document, pointer)[key];
  if (!Array.isArray(list)) throw new Error(`The bundle has no list at ${pointer}/${key}.`);
  return list;
}

/** Renames a key and keeps its position. */
export function renameKey(object: JsonObject, from: string, to: string): void {
  if (!(from in object)) throw new Error(`There is no key ${from}.`);
  const entries = Object.entries(object).map(([key, value]): [string, Json] => [
    key === from ? to : key,
    value,
  ]);
  for (const key of Object.keys(object)) delete object[key];
  Object.assign(object, Object.fromEntries(entries));
}

/** Removes a key. Throws if there is none. */
export function drop(object: JsonObject, key: string): Json {
  const value = object[key];
  if (value === undefined) throw new Error(`There is no key ${key}.`);
  delete object[key];
  return value;
}

/** Removes a string from a list. Throws if it isn't there. */
export function without(list: Json[], value: string): void {
  const index = list.indexOf(value);
  if (index === -1) throw new Error(`The list has no ${value}.`);
  list.splice(index, 1);
}

/** Removes an unknown from a node that references it. */
export function close(node: JsonObject, id: string): void {
  const gaps = node['x-gap'];
  if (!Array.isArray(gaps)) throw new Error('The node references no unknown.');
  without(gaps, id);
  if (gaps.length === 0) delete node['x-gap'];
}

/** Value of `closed` in a register entry. */
export const CLOSED = { known: 'It is known.', source: 'version 9', date: '2030-01-01' };

/** Closes unknowns in the register. */
export function closeInRegister(document: JsonObject, ids: readonly string[]): void {
  for (const entry of listAt(document, '', 'x-gap-register'))
    if (isObject(entry) && ids.includes(String(entry['id']))) entry['closed'] = CLOSED;
}

/** Reverses a list in place. */
export function reorder(list: Json[]): void {
  list.splice(0, list.length, ...list.toReversed());
}
