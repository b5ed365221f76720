import type { Emit } from '../collector.ts';
import { type DocumentView, type Placed, pointerTo } from '../document-view.ts';
import { arrayOf, objectOf, stringsOf } from '../json.ts';
import { compareEntry } from './documentation.ts';
import { listOperations } from './operation-list.ts';
import type { Walk } from './walk.ts';

/** An operation whose path is unknown. */
export interface UnplacedEntry {
  readonly operationId: string;
  readonly gaps: readonly string[];
  readonly entry: Placed;
}

/** Lists the operations whose paths are unknown. */
export function listUnplaced(view: DocumentView): UnplacedEntry[] {
  return arrayOf(objectOf(view.root['x-unplaced'])['operations']).map((value, index) => ({
    operationId: String(objectOf(value)['operationId']),
    gaps: stringsOf(objectOf(value)['x-gap']),
    entry: { value, pointer: pointerTo('/x-unplaced/operations', index) },
  }));
}

/** Compares the operations whose paths are unknown. Nobody can call them, so all changes are documentation. */
export function compareUnplaced(walk: Walk, emit: Emit): void {
  const [base, head] = [walk.views.base, walk.views.head].map((view) => ({
    unplaced: new Map(listUnplaced(view).map((one) => [one.operationId, one.entry])),
    placed: new Set(listOperations(view, 'paths').map(({ operationId }) => operationId)),
  }));
  if (!base || !head) return;
  for (const id of new Set([...base.unplaced.keys(), ...head.unplaced.keys()])) {
    const [old, now] = [base.unplaced.get(id), head.unplaced.get(id)];
    // `paths.ts` reports one that gains or loses its path.
    if ((!old && base.placed.has(id)) || (!now && head.placed.has(id))) continue;
    compareEntry(walk, `The undocumented operation ${id}`, ['operation', id], old, now, [], emit);
  }
}
