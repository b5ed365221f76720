import { HTTP_METHODS, type Json } from '../../model/document.ts';
import type { Emit } from '../collector.ts';
import { type DocumentView, escapeSegment, type Placed } from '../document-view.ts';
import { finding } from '../finding.ts';
import { arrayOf, isObject, objectOf, sameJson } from '../json.ts';
import { documentationChanged, verb } from '../schema/annotations.ts';
import { gapNode, type Pair, type Walk } from './walk.ts';

/** Keys that hold one more object with rules of its own. */
const OBJECTS: ReadonlySet<string> = new Set(['info', 'components', 'requestBody', ...HTTP_METHODS]);

/** Keys that hold several, by name or as a list. What comes and goes there is told by rules. */
const SEVERAL: ReadonlySet<string> = new Set([
  'paths',
  'webhooks',
  'callbacks',
  'parameters',
  'x-unnamed-parameters',
  'responses',
  'headers',
  'content',
  'servers',
  'variables',
  'securitySchemes',
]);

/** Keys that rules read, or that the bundler computes from what they read. */
const RULED: ReadonlySet<string> = new Set(
  [
    [
      '$ref',
      'x-gap',
      'x-conditions',
      'schema',
      'operationId',
      'deprecated',
      'security',
      'encoding',
      'required',
    ],
    ['in', 'name', 'role', 'style', 'explode', 'allowReserved', 'allowEmptyValue'],
    ['url', 'enum', 'default', 'type', 'scheme', 'bearerFormat', 'flows', 'openIdConnectUrl'],
  ].flat(),
);

/** The guides of the documentation, which bundles carried until 0.1. */
const GUIDES: ReadonlySet<string> = new Set(['/x-guides', '/x-overview']);

/** Parts of the documents that are compared elsewhere: components where they are used, lists by their entries. */
const isElsewhere = (pointer: string): boolean =>
  GUIDES.has(pointer) ||
  (/^\/components\/[^/]+$/.test(pointer) && pointer !== '/components/securitySchemes') ||
  pointer === '/x-unplaced' ||
  WORD_LISTS.some((list) => list.pointer === pointer);

interface WordList {
  readonly pointer: string;
  /** What an entry is called. */
  readonly name: string;
  /** What tells entries apart. */
  readonly key: (entry: Record<string, unknown>) => unknown;
  /** Members that are compared elsewhere, or computed from what is. */
  readonly ruled?: readonly string[];
}

/** Lists whose entries no rule reads: what comes and goes there is words too. */
const WORD_LISTS: readonly WordList[] = [
  { pointer: '/tags', name: 'tag', key: ({ name }) => name, ruled: ['x-states', 'x-schemas'] },
  { pointer: '/x-gap-register', name: 'gap', key: ({ id }) => id, ruled: ['nodes'] },
  { pointer: '/x-ambiguities', name: 'ambiguity', key: ({ id }) => id, ruled: ['nodes'] },
  { pointer: '/x-conditions', name: 'condition', key: ({ id }) => id, ruled: ['operations'] },
  {
    pointer: '/info/x-changelog',
    name: 'release',
    key: ({ version, breaking }) => `${String(version)}${breaking === true ? ' (breaking)' : ''}`,
  },
];

/** Compares what no rule reads, in whatever part of the documents it stands: words, examples, extensions, registers. */
export function compareDocumentation(walk: Walk, emit: Emit): void {
  const { base, head } = walk.views;
  const met = new Set<string>();
  const waiting: Pair[] = [
    { base: { value: base.root, pointer: '' }, head: { value: head.root, pointer: '' } },
  ];
  for (const pair of waiting) {
    const key = `${pair.base.pointer} -> ${pair.head.pointer}`;
    if (met.has(key) || walk.sameness.isSame(pair.base, pair.head)) continue;
    met.add(key);
    waiting.push(...compareObject(walk, pair, emit));
  }
  const [before, after] = [base, head].map((view) => ({ value: view.at('/info') ?? null, pointer: '/info' }));
  if (before && after)
    for (const found of walk.policy.settle([], gapNode(before), gapNode(after)))
      emit(found, 'both', ['info']);
  for (const list of WORD_LISTS) compareList(walk, list, emit);
}

/** Tells what differs in two objects themselves, and gives the objects inside them. */
function compareObject(walk: Walk, pair: Pair, emit: Emit): Pair[] {
  const [before, after] = [objectOf(pair.base.value), objectOf(pair.head.value)];
  const path = segmentsOf(pair.head.pointer);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): Pair[] => {
    const [old, now] = [before[key], after[key]];
    const inside = `${pair.head.pointer}/${escapeSegment(key)}`;
    if (RULED.has(key) || isElsewhere(inside)) return [];
    if (OBJECTS.has(key) || SEVERAL.has(key)) {
      const places = { base: `${pair.base.pointer}/${escapeSegment(key)}`, head: inside };
      const entries = OBJECTS.has(key)
        ? [[old ?? null, now ?? null, places] as const]
        : entriesOf(old, now, places);
      const list = key === 'callbacks' ? entries.flatMap(([a, b, at]) => entriesOf(a, b, at)) : entries;
      return list.flatMap(([a, b, at]) =>
        isObject(a) && isObject(b)
          ? [{ base: walk.views.base.follow(a, at.base), head: walk.views.head.follow(b, at.head) }]
          : [],
      );
    }
    if (sameJson(old, now) || (key === 'tags' && sameAnyOrder(old, now))) return [];
    const at = { base: pair.base.pointer, head: pair.head.pointer };
    emit(documentationChanged(key, old, now, at), 'both', path.length > 0 ? path : ['document']);
    return [];
  });
}

type Places = { readonly base: string; readonly head: string };

/** The entries that both maps, or both lists, have. */
function entriesOf(
  old: Json | undefined,
  now: Json | undefined,
  at: Places,
): (readonly [Json, Json, Places])[] {
  const after = keyed(now);
  return [...keyed(old)].flatMap(([key, { value, segment }]) => {
    const other = after.get(key);
    if (!other) return [];
    const places = { base: `${at.base}/${segment}`, head: `${at.head}/${other.segment}` };
    return [[value, other.value, places] as const];
  });
}

function keyed(holder: Json | undefined): Map<string, { value: Json; segment: string }> {
  if (!Array.isArray(holder)) {
    const entries = Object.entries(objectOf(holder));
    return new Map(entries.map(([key, value]) => [key, { value, segment: escapeSegment(key) }]));
  }
  return new Map(
    holder.map((value, index) => {
      const { $ref, in: place, name, role, url } = objectOf(value);
      const key = $ref ?? url ?? `${String(place)} ${String(name ?? role)}`;
      return [String(key), { value, segment: String(index) }];
    }),
  );
}

function sameAnyOrder(a: Json | undefined, b: Json | undefined): boolean {
  return sameJson(arrayOf(a).map(String).toSorted(), arrayOf(b).map(String).toSorted());
}

function compareList(walk: Walk, { pointer, name, key, ruled = [] }: WordList, emit: Emit): void {
  const entries = (view: DocumentView): Map<string, Placed> =>
    new Map(
      arrayOf(view.at(pointer)).map((value, index) => [
        String(key(objectOf(value)) ?? index),
        { value, pointer: `${pointer}/${index}` },
      ]),
    );
  const [before, after] = [entries(walk.views.base), entries(walk.views.head)];
  for (const id of new Set([...before.keys(), ...after.keys()]))
    compareEntry(walk, `${name} ${id}`, before.get(id), after.get(id), ruled, emit);
}

/**
 * Compares an entry of which no rule reads anything, as a whole.
 *
 * @param name what it is called in a sentence
 * @param ruled members that are left out
 */
export function compareEntry(
  walk: Walk,
  name: string,
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
  const at = { base: base?.pointer ?? null, head: head?.pointer ?? null };
  const path = name
    .split(' ')
    .slice(0, 1)
    .concat(name.slice(name.indexOf(' ') + 1));
  if (!sameJson(words(base), words(head))) {
    emit(
      finding('documentation-changed', at, `The ${name} ${verb(base?.value, head?.value)}.`),
      'both',
      path,
    );
  }
  if (!base || !head) return;
  for (const found of walk.policy.settle([], gapNode(base), gapNode(head))) emit(found, 'both', path);
}

function segmentsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}
