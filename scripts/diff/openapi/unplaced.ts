import type { Emit } from '../collector.ts';
import type { DocumentView, Placed } from '../document-view.ts';
import { arrayOf, objectOf, stringsOf } from '../json.ts';
import { compareEntry } from './documentation.ts';
import { listOperations } from './operation-list.ts';
import type { Walk } from './walk.ts';

/** An operation that is known to exist and has no path. */
export interface UnplacedEntry {
  readonly operationId: string;
  readonly gaps: readonly string[];
  readonly entry: Placed;
}

/** Lists the operations without a path. */
export function listUnplaced(view: DocumentView): UnplacedEntry[] {
  return arrayOf(objectOf(view.root['x-unplaced'])['operations']).map((value, index) => ({
    operationId: String(objectOf(value)['operationId']),
    gaps: stringsOf(objectOf(value)['x-gap']),
    entry: { value, pointer: `/x-unplaced/operations/${index}` },
  }));
}

/** Compares the operations without a path. Nobody can call them, so what is said of them is documentation. */
export function compareUnplaced(walk: Walk, emit: Emit): void {
  const [base, head] = [walk.views.base, walk.views.head].map((view) => ({
    unplaced: new Map(listUnplaced(view).map((one) => [one.operationId, one.entry])),
    placed: new Set(listOperations(view, 'paths').map(({ operationId }) => operationId)),
  }));
  if (!base || !head) return;
  for (const id of new Set([...base.unplaced.keys(), ...head.unplaced.keys()])) {
    const [old, now] = [base.unplaced.get(id), head.unplaced.get(id)];
    // One that gains or loses its path is told with the paths.
    if ((!old && base.placed.has(id)) || (!now && head.placed.has(id))) continue;
    compareEntry(walk, `operation ${id}, which has no path,`, old, now, [], emit);
  }
}
