import type { Emit } from '../collector.ts';
import { type Finding, finding } from '../finding.ts';
import { objectOf } from '../json.ts';
import { deprecation } from '../schema/annotations.ts';
import { type OperationEntry, operationsIn, pathParameters } from './operation-list.ts';
import { compareParameters } from './parameters.ts';
import { compareRequestBody } from './request-body.ts';
import { compareResponses } from './responses.ts';
import { compareSecurity } from './security.ts';
import { compareServers } from './servers.ts';
import { gapNode, member, type Pair, type Walk } from './walk.ts';

/**
 * Compares an operation, or a delivery, with what it was.
 *
 * @param emit takes the findings, each with the side that it concerns
 * @param isDelivery true for a webhook, whose request is received and whose response is sent
 */
export function compareOperation(
  walk: Walk,
  base: OperationEntry,
  head: OperationEntry,
  emit: Emit,
  isDelivery = false,
): void {
  const operation: Pair = { base: base.operation, head: head.operation };
  const item: Pair = { base: base.item, head: head.item };
  const renamed = new Map<string, string>();
  const names = pathParameters(head.path);
  pathParameters(base.path).forEach((name, index) => {
    const now = names[index];
    if (now !== undefined && now !== name) renamed.set(name, now);
  });
  if (renamed.size === 0 && isSame(walk, item) && isSame(walk, operation)) {
    // What an operation inherits from the document can have changed all the same.
    for (const found of compareSecurity(walk, operation))
      emit(found, isDelivery ? 'receives' : 'sends', [head.name]);
    return;
  }
  const own = [...compareIdentity(base, head, renamed)];
  const sent = [
    ...compareParameters(walk, item, operation, renamed),
    ...compareRequestBody(walk, operation),
    ...compareSecurity(walk, operation),
    ...compareOwnServers(walk, item, operation),
  ];
  const received = compareResponses(walk, operation);
  const settled = walk.policy.settle(
    [...own, ...sent, ...received],
    gapNode(operation.base),
    gapNode(operation.head),
    isOfOperation,
  );
  compareCallbacks(
    walk,
    operation,
    (found, side, path) => emit(found, side, [head.name, ...path]),
    isDelivery,
  );
  const [inSent, inReceived] = [new Set(sent), new Set(received)];
  const path = [head.name];
  for (const found of settled) {
    const side = inSent.has(found) ? 'sends' : inReceived.has(found) ? 'receives' : 'both';
    emit(found, side === 'both' || !isDelivery ? side : side === 'sends' ? 'receives' : 'sends', path);
  }
}

function isSame(walk: Walk, { base, head }: Pair): boolean {
  return walk.sameness.isSame(base, head);
}

/** What a gap of an operation may account for. */
function isOfOperation({ aspect, depth }: Finding): boolean {
  return depth === 0 && ['parameter', 'body', 'status'].includes(aspect);
}

function compareIdentity(
  base: OperationEntry,
  head: OperationEntry,
  renamed: ReadonlyMap<string, string>,
): Finding[] {
  const at = { base: base.operation.pointer, head: head.operation.pointer };
  const findings: Finding[] = [];
  if (base.operationId !== head.operationId) {
    const [was, is] = [base.operationId, head.operationId].map((id) =>
      id === undefined ? 'none' : `\`${id}\``,
    );
    const effect = base.operationId === undefined ? 'harmless' : 'breaking';
    findings.push(
      finding('operation-id-changed', at, `The operationId was ${was} and is ${is}.`, { effect }),
    );
  }
  const deprecated = deprecation(
    objectOf(base.operation.value)['deprecated'],
    objectOf(head.operation.value)['deprecated'],
    at,
  );
  if (deprecated) findings.push(deprecated);
  for (const [before, after] of renamed) {
    const what = `The path parameter \`${before}\` is called \`${after}\`.`;
    findings.push(finding('path-parameter-renamed', at, what, { before, after }));
  }
  return findings;
}

/**
 * Compares what is delivered, by webhooks or by the callbacks of an operation: its request goes the way of the answers.
 *
 * @param isDelivery false for the callback of a delivery, which goes the other way again
 */
export function compareDeliveries(
  walk: Walk,
  base: readonly OperationEntry[],
  head: readonly OperationEntry[],
  emit: Emit,
  isDelivery = true,
): void {
  const side = isDelivery ? 'receives' : 'sends';
  const come = new Set(head);
  for (const entry of base) {
    const now =
      [...come].find(({ path, method }) => path === entry.path && method === entry.method) ??
      [...come].find(({ operationId }) => operationId !== undefined && operationId === entry.operationId);
    if (now) {
      come.delete(now);
      compareOperation(walk, entry, now, emit, isDelivery);
      continue;
    }
    const at = { base: entry.operation.pointer, head: null };
    const what = `The delivery \`${entry.path}\` by ${entry.method.toUpperCase()} was removed.`;
    emit(finding('webhook-removed', at, what), side, [entry.name]);
  }
  for (const { path, method, name, operation } of come) {
    const at = { base: null, head: operation.pointer };
    emit(
      finding('webhook-added', at, `The delivery \`${path}\` by ${method.toUpperCase()} was added.`),
      side,
      [name],
    );
  }
}

function compareCallbacks(walk: Walk, operation: Pair, emit: Emit, isDelivery: boolean): void {
  const callbacks = { base: member(operation.base, 'callbacks'), head: member(operation.head, 'callbacks') };
  for (const name of new Set(
    [callbacks.base, callbacks.head].flatMap(({ value }) => Object.keys(objectOf(value))),
  )) {
    const pair = walk.pair(callbacks.base, callbacks.head, name);
    if (isSame(walk, pair)) continue;
    // A callback can lead to itself by references.
    const key = `${pair.base.pointer} -> ${pair.head.pointer}`;
    if (walk.openCallbacks.has(key)) continue;
    walk.openCallbacks.add(key);
    const inside: Emit = (found, side, [...path]) => emit(found, side, [`callback ${name}`, ...path]);
    const [before, after] = [
      operationsIn(walk.views.base, pair.base),
      operationsIn(walk.views.head, pair.head),
    ];
    compareDeliveries(walk, before, after, inside, !isDelivery);
    walk.openCallbacks.delete(key);
  }
}

/** Servers of the operation's own, which take the place of those of the document. */
function compareOwnServers(walk: Walk, item: Pair, operation: Pair): Finding[] {
  const listOf = (side: 'base' | 'head') => {
    const own = member(operation[side], 'servers');
    const ofItem = member(item[side], 'servers');
    if (own.value !== null) return own;
    return ofItem.value === null ? undefined : ofItem;
  };
  const [before, after] = [listOf('base'), listOf('head')];
  if (!before && !after) return [];
  const root = (side: 'base' | 'head') => ({
    value: walk.views[side].root['servers'] ?? null,
    pointer: '/servers',
  });
  return compareServers(walk, { base: before ?? root('base'), head: after ?? root('head') });
}
