import type { Json } from '../../model/document.ts';
import type { Emit } from '../collector.ts';
import type { Placed } from '../document-view.ts';
import { finding, isMaterial } from '../finding.ts';
import { isAboutGaps } from '../gaps.ts';
import { objectOf, sameJson } from '../json.ts';
import { verb } from '../schema/annotations.ts';
import { memberPointer, type Walk } from './walk.ts';

/**
 * Compares what the operations do not lead to: schemas that hang on tags or on nothing, components that nobody uses,
 * and the names of schemas, which the client's types carry. Call it after everything else, since it asks what was used.
 */
export function compareComponents(walk: Walk, emit: Emit): void {
  compareSchemaComponents(walk, emit);
  for (const section of [
    'responses',
    'parameters',
    'requestBodies',
    'headers',
    'examples',
    'links',
    'pathItems',
  ]) {
    const before = componentsOf(walk.views.base.at(`/components/${section}`), section);
    const after = componentsOf(walk.views.head.at(`/components/${section}`), section);
    for (const name of new Set([...before.keys(), ...after.keys()])) {
      compareUnused(walk, section, name, before.get(name), after.get(name), emit);
    }
  }
}

function componentsOf(map: Json | undefined, section: string): Map<string, Placed> {
  const holder = { value: map ?? null, pointer: `/components/${section}` };
  return new Map(
    Object.entries(objectOf(map)).map(([name, value]) => [
      name,
      { value, pointer: memberPointer(holder, name) },
    ]),
  );
}

function compareUnused(
  walk: Walk,
  section: string,
  name: string,
  base: Placed | undefined,
  head: Placed | undefined,
  emit: Emit,
): void {
  if (sameJson(base?.value, head?.value)) return;
  const isReferenced = (from: 'operations' | 'anywhere'): boolean =>
    (base !== undefined && walk.views.base.isReferenced(base.pointer, from)) ||
    (head !== undefined && walk.views.head.isReferenced(head.pointer, from));
  // What operations use was judged with them.
  if (isReferenced('operations')) return;
  const unused = isReferenced('anywhere') ? '' : ', which nothing uses,';
  const at = { base: base?.pointer ?? null, head: head?.pointer ?? null };
  const what = `The component \`${name}\`${unused} ${verb(base?.value, head?.value)}.`;
  emit(finding('documentation-changed', at, what), 'both', [section, name]);
}

function compareSchemaComponents(walk: Walk, emit: Emit): void {
  const before = componentsOf(walk.views.base.at('/components/schemas'), 'schemas');
  const after = componentsOf(walk.views.head.at('/components/schemas'), 'schemas');
  // Asked before anything here is compared.
  const judged = new Set(
    [...before].filter(([, { pointer }]) => walk.schemas.hasJudged(pointer)).map(([name]) => name),
  );
  const gone = new Map<string, Placed>();
  for (const [name, old] of before) {
    const now = after.get(name);
    if (!now) {
      gone.set(name, old);
      continue;
    }
    // Operations have judged what they use; their own words may have hidden those of the component.
    const findings = judged.has(name)
      ? walk.schemas.compareOwn([old], [now]).filter((found) => !isMaterial(found))
      : walk.schemas.compareSchemas([old], [now], 1);
    for (const found of findings) {
      emit(
        isAboutGaps(found) ? found : { ...found, sends: 'documentation', receives: 'documentation' },
        'none',
        [name],
      );
    }
  }
  const come = new Map([...after].filter(([name]) => !before.has(name)));
  compareNames(walk, gone, come, emit);
  for (const [name, old] of gone) compareUnused(walk, 'schemas', name, old, undefined, emit);
  for (const [name, now] of come) compareUnused(walk, 'schemas', name, undefined, now, emit);
}

/** Takes renamed schemas out of both maps. */
function compareNames(walk: Walk, gone: Map<string, Placed>, come: Map<string, Placed>, emit: Emit): void {
  for (const [name, old] of gone) {
    const [newName, now] = [...come].find(([, { value }]) => walk.sameness.meansSame(old.value, value)) ?? [];
    if (newName === undefined || !now) continue;
    gone.delete(name);
    come.delete(newName);
    const at = { base: old.pointer, head: now.pointer };
    const what = `The schema \`${name}\` is called \`${newName}\`; its shape is the same.`;
    emit(finding('schema-renamed', at, what), 'both', ['schema', newName]);
  }
}
