import type { Emit } from '../collector.ts';
import { finding } from '../finding.ts';
import { type GapPolicy, gapReopened } from '../gaps.ts';
import { objectOf, stringsOf } from '../json.ts';
import { listOperations, type OperationEntry, wirePath } from './operation-list.ts';
import { compareOperation } from './operations.ts';
import { listUnplaced, type UnplacedEntry } from './unplaced.ts';
import type { Walk } from './walk.ts';

/**
 * Matches the operations of two documents, by method and path, then by operationId, then with those that have no
 * path, and compares them.
 */
export function comparePaths(walk: Walk, emit: Emit): void {
  const head = listOperations(walk.views.head, 'paths');
  const byPlace = new Map(head.map((entry) => [placeOf(entry), entry]));
  const unplaced = {
    base: listUnplaced(walk.views.base),
    head: listUnplaced(walk.views.head),
  };
  const gone: OperationEntry[] = [];
  const come = new Set(head);
  for (const entry of listOperations(walk.views.base, 'paths')) {
    const now = byPlace.get(placeOf(entry));
    if (!now) {
      gone.push(entry);
      continue;
    }
    come.delete(now);
    compareOperation(walk, entry, now, emit);
  }
  for (const entry of gone) {
    const now = [...come].find(
      ({ operationId }) => operationId !== undefined && operationId === entry.operationId,
    );
    if (now) {
      come.delete(now);
      operationMoved(entry, now, emit);
      compareOperation(walk, entry, now, emit);
      continue;
    }
    const withoutPath = unplaced.head.find(({ operationId }) => operationId === entry.operationId);
    if (withoutPath && !unplaced.base.some(({ operationId }) => operationId === entry.operationId)) {
      pathLost(entry, withoutPath, emit);
    } else operationRemoved(entry, emit);
  }
  for (const entry of come) {
    const withoutPath = unplaced.base.find(({ operationId }) => operationId === entry.operationId);
    if (withoutPath) pathFound(walk.policy, withoutPath, entry, emit);
    else operationAdded(entry, emit);
  }
}

function placeOf({ method, path }: OperationEntry): string {
  return `${method} ${wirePath(path)}`;
}

function operationMoved(base: OperationEntry, head: OperationEntry, emit: Emit): void {
  const at = { base: base.operation.pointer, head: head.operation.pointer };
  if (wirePath(base.path) !== wirePath(head.path)) {
    const found = finding('path-changed', at, `The path \`${base.path}\` became \`${head.path}\`.`, {
      before: base.path,
      after: head.path,
    });
    emit(found, 'both', [head.name]);
  }
  if (base.method !== head.method) {
    const [before, after] = [base.method.toUpperCase(), head.method.toUpperCase()];
    emit(finding('method-changed', at, `The method ${before} became ${after}.`, { before, after }), 'both', [
      head.name,
    ]);
  }
}

function operationRemoved({ method, path, name, operation }: OperationEntry, emit: Emit): void {
  const what = `${method.toUpperCase()} \`${path}\` was removed.`;
  emit(finding('operation-removed', { base: operation.pointer, head: null }, what), 'both', [name]);
}

function operationAdded({ method, path, name, operation }: OperationEntry, emit: Emit): void {
  const what = `${method.toUpperCase()} \`${path}\` was added.`;
  emit(finding('operation-added', { base: null, head: operation.pointer }, what), 'both', [name]);
}

function pathFound(
  policy: GapPolicy,
  unplaced: UnplacedEntry,
  { method, path, name, operation }: OperationEntry,
  emit: Emit,
): void {
  const at = { base: unplaced.entry.pointer, head: operation.pointer };
  const details = [`${name} is ${method.toUpperCase()} \`${path}\`.`];
  const open = stringsOf(objectOf(operation.value)['x-gap']);
  const closed = unplaced.gaps.filter((id) => !open.includes(id));
  for (const id of closed.length > 0 ? closed : unplaced.gaps)
    emit(
      policy.dropped([id], details, operation.pointer, () => at),
      'both',
      [name],
    );
  if (unplaced.gaps.length === 0)
    operationAdded({ method, path, name, operation, operationId: name, item: operation }, emit);
}

function pathLost(
  { method, path, name, operation }: OperationEntry,
  unplaced: UnplacedEntry,
  emit: Emit,
): void {
  const at = { base: operation.pointer, head: unplaced.entry.pointer };
  const details = [`${name} was ${method.toUpperCase()} \`${path}\`; where it is now is not shown.`];
  for (const id of unplaced.gaps) emit(gapReopened([id], details, at), 'both', [name]);
  if (unplaced.gaps.length === 0)
    operationRemoved({ method, path, name, operation, operationId: name, item: operation }, emit);
}
