import type { Emit } from '../collector.ts';
import { type DocumentView, type Placed, pointerTo } from '../document-view.ts';
import { createFinding } from '../finding.ts';
import { gapReopened } from '../gaps.ts';
import { arrayOf, objectOf, stringsOf } from '../json.ts';
import { compareEntry } from './documentation.ts';
import { listOperations, type OperationEntry, wirePath } from './operation-list.ts';
import { compareOperation } from './operations.ts';
import type { Walk } from './walk.ts';

/**
 * Compares the operations of two documents. They are matched by method and path, then by operationId, and then with
 * undocumented operations.
 */
export function comparePaths(walk: Walk, emit: Emit): void {
  const { views } = walk;
  const head = listOperations(views.head, 'paths');
  const byPlace = new Map(head.map((entry) => [placeOf(entry), entry]));
  const unplaced = { base: listUnplaced(views.base), head: listUnplaced(views.head) };
  const added = new Set(head);
  const removed = listOperations(views.base, 'paths').filter((entry) => {
    const now = byPlace.get(placeOf(entry));
    if (!now) return true;
    added.delete(now);
    compareOperation(walk, entry, now, emit);
    return false;
  });
  for (const entry of removed) {
    const hasSameId = ({ operationId }: { operationId: string | undefined }): boolean =>
      operationId !== undefined && operationId === entry.operationId;
    const now = [...added].find(hasSameId);
    const withoutPath = unplaced.base.some(hasSameId) ? undefined : unplaced.head.find(hasSameId);
    if (now) {
      added.delete(now);
      operationMoved(entry, now, emit);
      compareOperation(walk, entry, now, emit);
    } else if (withoutPath && withoutPath.gaps.length > 0) pathLost(entry, withoutPath, emit);
    else {
      const what = `${requestOf(entry)} was removed.`;
      emit(createFinding('operation-removed', { base: entry.operation, head: undefined }, what), 'both', [
        entry.name,
      ]);
    }
  }
  for (const entry of added) {
    const withoutPath = unplaced.base.find(({ operationId }) => operationId === entry.operationId);
    if (withoutPath && withoutPath.gaps.length > 0) pathGained(walk, withoutPath, entry, emit);
    else {
      const what = `${requestOf(entry)} was added.`;
      emit(createFinding('operation-added', { base: undefined, head: entry.operation }, what), 'both', [
        entry.name,
      ]);
    }
  }
}

function placeOf({ method, path }: OperationEntry): string {
  return `${method} ${wirePath(path)}`;
}

function requestOf({ method, path }: OperationEntry): string {
  return `${method.toUpperCase()} \`${path}\``;
}

function operationMoved(base: OperationEntry, head: OperationEntry, emit: Emit): void {
  const nodes = { base: base.operation, head: head.operation };
  if (wirePath(base.path) !== wirePath(head.path)) {
    const [before, after] = [base.path, head.path];
    const what = `The path changed from \`${before}\` to \`${after}\`.`;
    emit(createFinding('path-changed', nodes, what, { before, after }), 'both', [head.name]);
  }
  if (base.method !== head.method) {
    const [before, after] = [base.method.toUpperCase(), head.method.toUpperCase()];
    const what = `The method changed from ${before} to ${after}.`;
    emit(createFinding('method-changed', nodes, what, { before, after }), 'both', [head.name]);
  }
}

function pathGained({ policy }: Walk, unplaced: UnplacedEntry, entry: OperationEntry, emit: Emit): void {
  const { name, operation } = entry;
  const nodes = { base: unplaced.entry, head: operation };
  const details = [`${name} is ${requestOf(entry)}.`];
  const left = stringsOf(objectOf(operation.value)['x-gap']);
  const dropped = unplaced.gaps.filter((id) => !left.includes(id));
  for (const id of dropped.length > 0 ? dropped : unplaced.gaps)
    emit(
      policy.dropped([id], details, operation.pointer, () => nodes),
      'both',
      [name],
    );
}

function pathLost(entry: OperationEntry, unplaced: UnplacedEntry, emit: Emit): void {
  const nodes = { base: entry.operation, head: unplaced.entry };
  const details = [`${entry.name} was ${requestOf(entry)}; its path is now unknown.`];
  for (const id of unplaced.gaps) emit(gapReopened([id], details, nodes), 'both', [entry.name]);
}

/** An undocumented operation: its path is unknown. */
interface UnplacedEntry {
  readonly operationId: string;
  readonly gaps: readonly string[];
  readonly entry: Placed;
}

function listUnplaced(view: DocumentView): UnplacedEntry[] {
  return arrayOf(objectOf(view.root['x-unplaced'])['operations']).map((value, index) => ({
    operationId: String(objectOf(value)['operationId']),
    gaps: stringsOf(objectOf(value)['x-gap']),
    entry: { value, pointer: pointerTo('/x-unplaced/operations', index) },
  }));
}

/** Compares the undocumented operations. Nobody can call them, so all changes are documentation. */
export function compareUnplaced(walk: Walk, emit: Emit): void {
  const [base, head] = [walk.views.base, walk.views.head].map((view) => ({
    unplaced: new Map(listUnplaced(view).map((one) => [one.operationId, one.entry])),
    placed: new Set(listOperations(view, 'paths').map(({ operationId }) => operationId)),
  }));
  if (!base || !head) return;
  for (const id of new Set([...base.unplaced.keys(), ...head.unplaced.keys()])) {
    const [old, now] = [base.unplaced.get(id), head.unplaced.get(id)];
    // `comparePaths` reports operations that gain or lose their path.
    if ((!old && base.placed.has(id)) || (!now && head.placed.has(id))) continue;
    compareEntry(walk, `The undocumented operation ${id}`, ['operation', id], old, now, [], emit);
  }
}
