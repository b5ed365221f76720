import type { Json, JsonObject } from '../../model/document.ts';
import type { Emit } from '../collector.ts';
import type { Placed } from '../document-view.ts';
import { finding } from '../finding.ts';
import { arrayOf, objectOf, sameJson } from '../json.ts';
import { verb } from '../schema/annotations.ts';
import { gapNode, memberPointer, type Walk } from './walk.ts';

interface Register {
  /** Pointer of the list. */
  pointer: string;
  name: string;
  /** What tells entries apart. */
  key: (entry: JsonObject, index: number) => string;
  /** Members that the bundler computes from nodes which are compared themselves. */
  computed: readonly string[];
}

const byId: Register['key'] = (entry, index) => String(entry['id'] ?? index);

/** A version has one entry for what breaks and one for what does not. */
const byVersion: Register['key'] = (entry, index) =>
  `${String(entry['version'] ?? index)}${entry['breaking'] === true ? ' (breaking)' : ''}`;

/**
 * The registers say in words what the nodes promise, so a change in one is documentation. A condition that concerns
 * other operations, or another status, shows in their responses, which are judged.
 */
const REGISTERS: readonly Register[] = [
  { pointer: '/x-gap-register', name: 'gap', key: byId, computed: ['nodes'] },
  { pointer: '/x-ambiguities', name: 'ambiguity', key: byId, computed: ['nodes'] },
  { pointer: '/x-conditions', name: 'condition', key: byId, computed: ['operations'] },
  { pointer: '/info/x-changelog', name: 'release', key: byVersion, computed: [] },
  { pointer: '/x-guides', name: 'guide', key: byId, computed: [] },
];

/** Compares the registers, the changelog and the guides, entry by entry. */
export function compareRegisters(walk: Walk, emit: Emit): void {
  for (const register of REGISTERS) {
    const before = entries(walk.views.base.at(register.pointer), register);
    const after = entries(walk.views.head.at(register.pointer), register);
    for (const id of new Set([...before.keys(), ...after.keys()])) {
      const old = before.get(id);
      const now = after.get(id);
      if (sameJson(content(old, register), content(now, register))) continue;
      const what = `The ${register.name} ${id} ${verb(old?.value, now?.value)}.`;
      const at = { base: old?.pointer ?? null, head: now?.pointer ?? null };
      emit(finding({ kind: 'register-changed', effect: 'note', what, ...at }), 'both', [register.name, id]);
    }
  }
}

function entries(list: Json | undefined, { pointer, key }: Register): Map<string, Placed> {
  return new Map(
    arrayOf(list).map((value, index) => [
      key(objectOf(value), index),
      { value, pointer: `${pointer}/${index}` },
    ]),
  );
}

function content(entry: Placed | undefined, { computed }: Register): Json | undefined {
  if (!entry) return undefined;
  const members = Object.entries(objectOf(entry.value)).filter(([key]) => !computed.includes(key));
  return Object.fromEntries(members);
}

/** Compares what is left at the root: the info, the tags, and the keys that only describe. */
export function compareRoot(walk: Walk, emit: Emit): void {
  const { base, head } = walk.views;
  const info = { base: placed(base.root, 'info'), head: placed(head.root, 'info') };
  for (const key of keysOf(info).filter((name) => !['x-changelog', 'x-gap'].includes(name))) {
    const [old, now] = [objectOf(info.base.value)[key], objectOf(info.head.value)[key]];
    if (sameJson(old, now)) continue;
    const what = `\`info.${key}\` ${verb(old, now)}.`;
    const at = { base: memberPointer(info.base, key), head: memberPointer(info.head, key) };
    emit(finding({ kind: 'info-changed', effect: 'note', what, ...at }), 'both', ['info', key]);
  }
  for (const found of walk.policy.settle([], gapNode(info.base), gapNode(info.head)))
    emit(found, 'both', ['info']);
  const root = { base: { value: base.root, pointer: '' }, head: { value: head.root, pointer: '' } };
  for (const found of walk.words(root, ['externalDocs', 'jsonSchemaDialect', 'openapi'])) {
    emit(found, 'both', ['document']);
  }
}

function placed(value: Json, key: string): Placed {
  return { value: objectOf(value)[key] ?? null, pointer: `/${key}` };
}

function keysOf({ base, head }: { base: Placed; head: Placed }): string[] {
  return [...new Set([...Object.keys(objectOf(base.value)), ...Object.keys(objectOf(head.value))])];
}
