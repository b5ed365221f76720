import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { NormalizedProblem } from '@redocly/openapi-core';
import { parse } from 'yaml';
import { isObject, type Json } from '../model/json.ts';
import { parsePointer } from '../model/pointer.ts';
import { nearest } from './nearest.js';

/**
 * What may be meant where a rule of Redocly sees a name that leads nowhere, and does not say which one is like it.
 *
 * @param folder the folder of the spec
 * @returns what Redocly suggests, where it does
 */
export function suggestionsFor(
  { ruleId, suggest, location: [place] }: NormalizedProblem,
  folder: string,
): string[] {
  if (suggest.length > 0 || place?.pointer === undefined) return suggest;
  if (ruleId !== 'no-unresolved-refs' && ruleId !== 'no-required-schema-properties-undefined') return [];
  const file = place.source.absoluteRef;
  const path = parsePointer(place.pointer.replace(/^#/, ''));
  const nodes = nodesAlong(parse(place.source.body) as Json, path);
  const node = nodes.at(-1);
  if (ruleId === 'no-unresolved-refs') {
    const ref = isObject(node) ? node['$ref'] : node;
    return typeof ref === 'string' ? filesLike(ref, file, folder) : [];
  }
  const schema = nodes.findLast((each) => isObject(each) && isObject(each['properties']));
  return nearest(node, Object.keys(Object(isObject(schema) ? schema['properties'] : {})));
}

function nodesAlong(root: Json, path: readonly string[]): (Json | undefined)[] {
  let node: Json | undefined = root;
  return [root, ...path.map((key) => (node = (Object(node) as Record<string, Json>)[key]))];
}

/** Files of the spec whose name is like that of a file that is not there, as a reference from another would write them. */
function filesLike(ref: string, from: string, folder: string): string[] {
  const [path = ''] = ref.split('#');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ya?ml|json|xml|md)$/.test(name))
    .map((name) => relative(dirname(from), join(folder, name)).split(sep).join('/'));
  const alike = new Set(
    nearest(
      basename(path),
      files.map((name) => basename(name)),
    ),
  );
  const kept = files.filter((name) => alike.has(basename(name)));
  // The nearest name first, and of those the one whose folders are like what was written.
  const order = [...alike];
  return kept
    .toSorted(
      (a, b) => order.indexOf(basename(a)) - order.indexOf(basename(b)) || shared(b, path) - shared(a, path),
    )
    .slice(0, 3);
}

function shared(name: string, path: string): number {
  const folders = new Set(path.split('/'));
  return name.split('/').filter((part) => folders.has(part)).length;
}
