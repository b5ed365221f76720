import type { Emit } from '../collector.ts';
import type { DocumentView, Placed } from '../document-view.ts';
import { finding } from '../finding.ts';
import { arrayOf, objectOf, sameJson, stringsOf } from '../json.ts';
import { listOperations } from './operation-list.ts';
import { gapNode, type Walk } from './walk.ts';

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
  const head = new Map(listUnplaced(walk.views.head).map((one) => [one.operationId, one]));
  const base = new Map(listUnplaced(walk.views.base).map((one) => [one.operationId, one]));
  const placed = {
    base: new Set(listOperations(walk.views.base, 'paths').map(({ operationId }) => operationId)),
    head: new Set(listOperations(walk.views.head, 'paths').map(({ operationId }) => operationId)),
  };
  for (const [id, old] of base) {
    const now = head.get(id);
    if (now) {
      compareEntry(walk, old, now, emit);
    } else if (!placed.head.has(id)) {
      const what = `${id}, which has no path, is no longer mentioned.`;
      const at = { base: old.entry.pointer, head: null };
      emit(finding({ kind: 'unplaced-operation-removed', effect: 'note', what, ...at }), 'both', [id]);
    }
  }
  for (const [id, now] of head) {
    if (base.has(id) || placed.base.has(id)) continue;
    const what = `${id} is known to exist; its path is not shown.`;
    const at = { base: null, head: now.entry.pointer };
    emit(finding({ kind: 'unplaced-operation-added', effect: 'note', what, ...at }), 'both', [id]);
  }
}

function compareEntry(walk: Walk, base: UnplacedEntry, head: UnplacedEntry, emit: Emit): void {
  const pair = { base: base.entry, head: head.entry };
  const words = walk.words(pair, ['summary', 'description']);
  const [before, after] = [objectOf(base.entry.value)['tag'], objectOf(head.entry.value)['tag']];
  const at = { base: base.entry.pointer, head: head.entry.pointer };
  if (!sameJson(before, after)) {
    words.push(finding({ kind: 'tag-changed', effect: 'note', what: 'The tag changed.', ...at }));
  }
  // A schema that the body refers to is compared where it is used, or with the components.
  const [body, bodyNow] = [pair.base, pair.head].map(({ value }) => objectOf(value)['requestBody']);
  if (!sameJson(body, bodyNow)) {
    const what = 'What is known of its body changed.';
    words.push(finding({ kind: 'unplaced-operation-changed', effect: 'note', what, ...at }));
  }
  for (const found of walk.policy.settle(words, gapNode(pair.base), gapNode(pair.head))) {
    emit(found, 'both', [head.operationId]);
  }
}
