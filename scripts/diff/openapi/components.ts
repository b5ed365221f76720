import { parsePointer } from '../../model/pointer.ts';
import type { Emit } from '../collector.ts';
import type { DocumentView, Placed } from '../document-view.ts';
import { createFinding } from '../finding.ts';
import { objectOf, sameJson } from '../json.ts';
import { verb } from '../schema/annotations.ts';
import { matchKeys, member, type Pair, type Walk } from './walk.ts';

/** Sections of `components` to compare. `security.ts` compares security schemes, and `documentation.ts` the rest. */
const SECTIONS = ['schemas', 'responses', 'parameters', 'requestBodies', 'headers', 'pathItems'];

/**
 * Compares the components that no operation uses, and the names of schemas. Call it after the rules, because it depends
 * on the schemas that they have compared.
 */
export function compareComponents(walk: Walk, emit: Emit): void {
  const { pairs, removed, added } = matchKeys(componentsOf(walk.views.base), componentsOf(walk.views.head));
  for (const pair of pairs)
    if (isUnusedComponent(walk, pair) && !sameJson(pair.base.value, pair.head.value))
      componentChanged(walk, pair, emit);
  const left = new Set(added);
  for (const base of removed) {
    const head = [...left].find((other) => isRenamed(walk, base, other));
    if (head) {
      left.delete(head);
      const [was, is] = [nameOf(base), nameOf(head)];
      const what = `The schema \`${was}\` was renamed to \`${is}\`.`;
      const nodes = { base, head };
      emit(createFinding('schema-renamed', nodes, what), 'both', ['schema', is]);
    } else if (isUnusedComponent(walk, { base })) componentChanged(walk, { base }, emit);
  }
  for (const head of left) if (isUnusedComponent(walk, { head })) componentChanged(walk, { head }, emit);
}

function componentsOf(view: DocumentView): Map<string, Placed> {
  const components = { value: view.root['components'] ?? null, pointer: '/components' };
  const placed = SECTIONS.flatMap((section) => {
    const map = member(components, section);
    return Object.keys(objectOf(map.value)).map((name) => member(map, name));
  });
  return new Map(placed.map((one) => [one.pointer, one]));
}

/**
 * True for a component that no operation uses, and for a schema that both documents use, but in different places, so that
 * no rule compared it.
 */
export function isUnusedComponent(walk: Walk, pair: Partial<Pair>): boolean {
  const { base, head } = pair;
  const [, section = ''] = /^\/components\/(\w+)\/[^/]+$/.exec((base ?? head)?.pointer ?? '') ?? [];
  if (!SECTIONS.includes(section)) return false;
  if (section === 'schemas' && base && head) return !walk.schemas.hasJudged(base.pointer);
  return !isReferenced(walk, pair);
}

function isReferenced(walk: Walk, { base, head }: Partial<Pair>): boolean {
  return (
    (base !== undefined && walk.views.base.isReferenced(base.pointer)) ||
    (head !== undefined && walk.views.head.isReferenced(head.pointer))
  );
}

function isRenamed(walk: Walk, base: Placed, head: Placed): boolean {
  const areSchemas = [base, head].every(({ pointer }) => pointer.startsWith('/components/schemas/'));
  return areSchemas && walk.sameness.meansSame(base.value, head.value);
}

function nameOf({ pointer }: Placed): string {
  return parsePointer(pointer).at(-1) ?? '';
}

function componentChanged(walk: Walk, pair: Partial<Pair>, emit: Emit): void {
  const [section = '', name = ''] = parsePointer((pair.base ?? pair.head)?.pointer ?? '').slice(1);
  const unused = isReferenced(walk, pair) ? '' : ', which no operation uses,';
  const nodes = { base: pair.base, head: pair.head };
  const what = `The component \`${name}\`${unused} ${verb(pair.base, pair.head)}.`;
  emit(createFinding('documentation-changed', nodes, what), 'both', [section, name]);
}
