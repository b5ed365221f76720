import { HTTP_METHODS, type Json } from '../../model/document.ts';
import { parsePointer } from '../../model/pointer.ts';
import type { Emit } from '../collector.ts';
import { type DocumentView, type Placed, pointerTo } from '../document-view.ts';
import { createFinding } from '../finding.ts';
import { arrayOf, canonical, objectOf, sameJson } from '../json.ts';
import { verb, wordsOfSchema } from '../schema/annotations.ts';
import type { KeywordValue } from '../schema/node.ts';
import { isUnusedComponent } from './components.ts';
import { gapNode, matchKeys, member, type Pair, type Walk } from './walk.ts';

const ONE_SCHEMA = ['schema', 'items', 'additionalProperties', 'propertyNames'];
const SCHEMAS_BY_NAME = ['schemas', 'properties', 'patternProperties', '$defs'];
const LISTS_OF_SCHEMAS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const SCHEMAS: ReadonlySet<string> = new Set([...ONE_SCHEMA, ...SCHEMAS_BY_NAME, ...LISTS_OF_SCHEMAS]);

/** Keys that contain one object. */
const SINGLE: ReadonlySet<string> = new Set([
  'info',
  'components',
  'requestBody',
  ...HTTP_METHODS,
  ...ONE_SCHEMA,
]);

const PARTS_OF_OPERATIONS = [
  'parameters',
  'x-unnamed-parameters',
  'responses',
  'headers',
  'content',
  'callbacks',
];
const PARTS_OF_DOCUMENT = [
  'paths',
  'webhooks',
  'pathItems',
  'requestBodies',
  'securitySchemes',
  'servers',
  'variables',
];

/** Keys that contain several objects, by name or in a list. Rules report additions and removals there. */
const SEVERAL: ReadonlySet<string> = new Set([
  ...PARTS_OF_DOCUMENT,
  ...PARTS_OF_OPERATIONS,
  ...SCHEMAS_BY_NAME,
  ...LISTS_OF_SCHEMAS,
]);

/** Keys outside schemas that rules read, or that the bundler computes from such keys. */
const RULED: ReadonlySet<string> = new Set([
  '$ref',
  'x-gap',
  'x-conditions',
  'x-unplaced',
  'operationId',
  'deprecated',
  'security',
  'encoding',
  'required',
  'in',
  'name',
  'role',
  'style',
  'explode',
  'allowReserved',
  'allowEmptyValue',
  'url',
  'enum',
  'default',
  'type',
  'scheme',
  'bearerFormat',
  'flows',
  'openIdConnectUrl',
]);

interface WordList {
  readonly pointer: string;
  /** Noun for an entry in a finding. */
  readonly name: string;
  /** Identifies an entry. */
  readonly key: (entry: Record<string, unknown>) => unknown;
  /** Keys that are compared elsewhere, or computed from such keys. */
  readonly ruled?: readonly string[];
}

/** Lists whose entries no rule reads. */
const WORD_LISTS: readonly WordList[] = [
  { pointer: '/tags', name: 'tag', key: ({ name }) => name, ruled: ['x-states', 'x-schemas'] },
  { pointer: '/x-gap-register', name: 'unknown', key: ({ id }) => id, ruled: ['nodes'] },
  { pointer: '/x-ambiguities', name: 'assumption', key: ({ id }) => id, ruled: ['nodes'] },
  { pointer: '/x-conditions', name: 'error condition', key: ({ id }) => id, ruled: ['operations'] },
  {
    pointer: '/info/x-changelog',
    name: 'release',
    key: ({ version, breaking }) => `${String(version)}${breaking === true ? ' (breaking)' : ''}`,
  },
];

interface Node extends Pair {
  readonly isSchema: boolean;
}

/**
 * Compares everything that no rule reads: descriptions, examples, extensions, registers. Call it after the rules,
 * because it depends on the schemas that they have compared.
 */
export function compareDocumentation(walk: Walk, emit: Emit): void {
  const { base, head } = walk.views;
  const seen = new Set<string>();
  const waiting: Node[] = [
    { base: { value: base.root, pointer: '' }, head: { value: head.root, pointer: '' }, isSchema: false },
  ];
  // The list grows while it is read.
  for (const node of waiting) {
    const key = `${node.base.pointer} -> ${node.head.pointer}`;
    // Targets of references are compared at their own place.
    if (seen.has(key) || sameJson(node.base.value, node.head.value)) continue;
    seen.add(key);
    if (!isUnusedComponent(walk, node)) waiting.push(...compareNode(walk, node, emit));
  }
  for (const list of WORD_LISTS) compareList(walk, list, emit);
}

/** Reports the differences of two objects themselves, and returns the pairs of objects inside them. */
function compareNode(walk: Walk, node: Node, emit: Emit): Node[] {
  const [before, after] = [wordsOf(walk.views.base, node, 'base'), wordsOf(walk.views.head, node, 'head')];
  const pair = walk.pair(node.base, node.head);
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(key), after.get(key)];
    if (sameJson(old?.value, now?.value) || (key === 'tags' && sameInAnyOrder(old?.value, now?.value)))
      continue;
    const nodes = { base: old ?? pair.base, head: now ?? pair.head };
    const values =
      isShort(old?.value) && isShort(now?.value) ? { before: old?.value, after: now?.value } : {};
    const path = parsePointer(nodes.head.pointer).filter((segment) => segment !== 'components');
    const what = `\`${key}\` ${verb(old, now)}.`;
    emit(
      createFinding('documentation-changed', nodes, what, values),
      'both',
      path.length > 0 ? path : ['document'],
    );
  }
  if (node.head.pointer === '/info')
    for (const finding of walk.policy.excuse([], gapNode(node.base), gapNode(node.head)))
      emit(finding, 'both', ['info']);
  return Object.keys(objectOf(node.base.value)).flatMap((key) => inside(walk, node, key));
}

/** The parts of a node that no rule reads. */
function wordsOf(view: DocumentView, node: Node, side: 'base' | 'head'): Map<string, KeywordValue> {
  const { value, pointer } = node[side];
  const all = node.isSchema
    ? [...wordsOfSchema(view, node[side])]
    : Object.entries(objectOf(value))
        .filter(([key]) => !RULED.has(key) && !SINGLE.has(key) && !SEVERAL.has(key))
        .map(([key, inner]): [string, KeywordValue] => [key, { value: inner, pointer: pointer }]);
  return new Map(all.filter(([key]) => !WORD_LISTS.some((list) => list.pointer === `${pointer}/${key}`)));
}

function isShort(value: Json | undefined): boolean {
  return value === undefined || (typeof value === 'string' && value.length < 400);
}

function sameInAnyOrder(a: Json | undefined, b: Json | undefined): boolean {
  return sameJson(arrayOf(a).map(String).toSorted(), arrayOf(b).map(String).toSorted());
}

/** The pairs of objects under a key. */
function inside(walk: Walk, node: Node, key: string): Node[] {
  const holder = { base: member(node.base, key), head: member(node.head, key) };
  const isSchema = SCHEMAS.has(key);
  if (holder.base.value === null || holder.head.value === null) return [];
  if (SINGLE.has(key)) return [toNode(walk, holder, isSchema)];
  if (!SEVERAL.has(key)) return [];
  const entries = entriesOf(holder, isSchema);
  // A callback is a map of path items.
  const all = key === 'callbacks' ? entries.flatMap((entry) => entriesOf(entry, false)) : entries;
  return all.map((entry) => toNode(walk, entry, isSchema));
}

/** Follows references, except from a schema, because `wordsOfSchema` reads the target itself. */
function toNode(walk: Walk, pair: Pair, isSchema: boolean): Node {
  return { ...(isSchema ? pair : walk.pair(pair.base, pair.head)), isSchema };
}

/** The entries of both maps, or both lists. Schemas in a list have no key, so changed ones are paired by position. */
function entriesOf({ base, head }: Pair, areSchemas: boolean): Pair[] {
  const { pairs, removed, added } = matchKeys(keyed(base), keyed(head));
  if (!areSchemas || !Array.isArray(base.value)) return [...pairs];
  return [
    ...pairs,
    ...removed.flatMap((old, index): Pair[] => (added[index] ? [{ base: old, head: added[index] }] : [])),
  ];
}

function keyed(holder: Placed): Map<string, Placed> {
  if (!Array.isArray(holder.value))
    return new Map(Object.keys(objectOf(holder.value)).map((key) => [key, member(holder, key)]));
  return new Map(
    holder.value.map((value, index) => {
      const { $ref, in: place, name, role, url } = objectOf(value);
      const parameter = place === undefined ? undefined : `${String(place)} ${String(name ?? role)}`;
      return [
        String($ref ?? url ?? parameter ?? canonical(value)),
        { value, pointer: pointerTo(holder.pointer, index) },
      ];
    }),
  );
}

function compareList(walk: Walk, { pointer, name, key, ruled = [] }: WordList, emit: Emit): void {
  const entries = (view: DocumentView): Map<string, Placed> =>
    new Map(
      arrayOf(view.get(pointer)).map((value, index) => [
        String(key(objectOf(value)) ?? index),
        { value, pointer: pointerTo(pointer, index) },
      ]),
    );
  const [before, after] = [entries(walk.views.base), entries(walk.views.head)];
  for (const id of new Set([...before.keys(), ...after.keys()]))
    compareEntry(walk, `The ${name} ${id}`, [name, id], before.get(id), after.get(id), ruled, emit);
}

/**
 * Compares an entry as a whole, because no rule reads any of it.
 *
 * @param subject the entry as the subject of a sentence
 * @param ruled keys to ignore
 */
export function compareEntry(
  walk: Walk,
  subject: string,
  path: readonly string[],
  base: Placed | undefined,
  head: Placed | undefined,
  ruled: readonly string[],
  emit: Emit,
): void {
  const words = (entry: Placed | undefined): Json | undefined =>
    entry &&
    Object.fromEntries(
      Object.entries(objectOf(entry.value)).filter(([key]) => key !== 'x-gap' && !ruled.includes(key)),
    );
  const nodes = { base: base, head: head };
  if (!sameJson(words(base), words(head)))
    emit(createFinding('documentation-changed', nodes, `${subject} ${verb(base, head)}.`), 'both', path);
  if (!base || !head) return;
  for (const finding of walk.policy.excuse([], gapNode(base), gapNode(head))) emit(finding, 'both', path);
}
