import type { Emit } from '../collector.ts';
import type { Placed } from '../document-view.ts';
import { createFinding, type Finding } from '../finding.ts';
import { objectOf } from '../json.ts';
import { deprecation } from '../schema/annotations.ts';
import { listOperations, type OperationEntry, operationsIn, pathParameters } from './operation-list.ts';
import { compareParameters } from './parameters.ts';
import { compareRequestBody } from './request-body.ts';
import { compareResponses } from './responses.ts';
import { compareSecurity } from './security.ts';
import { compareServers } from './servers.ts';
import { gapNode, member, type Pair, type Walk } from './walk.ts';

/**
 * Compares an operation or a delivery.
 *
 * @param isDelivery true if its requests are received and its responses are sent
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
  const path = [head.name];
  const [ofRequest, ofResponse] = isDelivery
    ? (['receives', 'sends'] as const)
    : (['sends', 'receives'] as const);
  const renamed = renamedParameters(base.path, head.path);
  if (renamed.size === 0 && isSame(walk, item) && isSame(walk, operation)) {
    // The security that an operation inherits from the document may still have changed.
    for (const finding of compareSecurity(walk, operation)) emit(finding, ofRequest, path);
    return;
  }
  const requests = [
    ...compareParameters(walk, item, operation, renamed),
    ...compareRequestBody(walk, operation),
    ...compareSecurity(walk, operation),
    ...compareOwnServers(walk, item, operation),
  ];
  const responses = compareResponses(walk, operation);
  const reported = walk.policy.excuse(
    [...compareIdentity(base, head, renamed), ...requests, ...responses],
    gapNode(operation.base),
    gapNode(operation.head),
    ({ aspect, depth }) => depth === 0 && ['parameter', 'body', 'status'].includes(aspect),
  );
  compareCallbacks(
    walk,
    operation,
    (finding, side, inner) => emit(finding, side, [...path, ...inner]),
    isDelivery,
  );
  const [inRequests, inResponses] = [new Set(requests), new Set(responses)];
  for (const finding of reported)
    emit(finding, inRequests.has(finding) ? ofRequest : inResponses.has(finding) ? ofResponse : 'both', path);
}

/** Maps the old names of path parameters to the new ones, by position. */
function renamedParameters(base: string, head: string): Map<string, string> {
  const names = pathParameters(head);
  return new Map(
    pathParameters(base).flatMap((name, index): [string, string][] => {
      const now = names[index];
      return now === undefined || now === name ? [] : [[name, now]];
    }),
  );
}

function isSame(walk: Walk, { base, head }: Pair): boolean {
  return walk.sameness.isSame(base, head);
}

function compareIdentity(
  base: OperationEntry,
  head: OperationEntry,
  renamed: ReadonlyMap<string, string>,
): Finding[] {
  const nodes = { base: base.operation, head: head.operation };
  const [was, is] = [base, head].map(({ operationId: id }) => (id === undefined ? 'none' : `\`${id}\``));
  const effect = base.operationId === undefined ? 'harmless' : 'breaking';
  const what = `The operationId changed from ${was} to ${is}.`;
  const [before, after] = [base, head].map(({ operation }) => objectOf(operation.value)['deprecated']);
  return [
    ...(base.operationId === head.operationId
      ? []
      : [createFinding('operation-id-changed', nodes, what, { effect })]),
    ...deprecation(before, after, nodes),
    ...[...renamed].map(([old, now]) =>
      createFinding(
        'path-parameter-renamed',
        nodes,
        `The path parameter \`${old}\` was renamed to \`${now}\`.`,
        {
          before: old,
          after: now,
        },
      ),
    ),
  ];
}

/**
 * Compares deliveries: webhooks, or the callbacks of an operation.
 *
 * @param isDelivery false for the callbacks of a delivery, because their requests are sent, not received
 */
function compareDeliveries(
  walk: Walk,
  base: readonly OperationEntry[],
  head: readonly OperationEntry[],
  emit: Emit,
  isDelivery = true,
): void {
  const side = isDelivery ? 'receives' : 'sends';
  const added = new Set(head);
  for (const entry of base) {
    const now =
      [...added].find(({ path, method }) => path === entry.path && method === entry.method) ??
      [...added].find(({ operationId }) => operationId !== undefined && operationId === entry.operationId);
    if (now) {
      added.delete(now);
      compareOperation(walk, entry, now, emit, isDelivery);
      continue;
    }
    const nodes = { base: entry.operation, head: undefined };
    emit(createFinding('webhook-removed', nodes, `The delivery ${nameOf(entry)} was removed.`), side, [
      entry.name,
    ]);
  }
  for (const entry of added) {
    const nodes = { base: undefined, head: entry.operation };
    emit(createFinding('webhook-added', nodes, `The delivery ${nameOf(entry)} was added.`), side, [
      entry.name,
    ]);
  }
}

function nameOf({ path, method }: OperationEntry): string {
  return `${method.toUpperCase()} \`${path}\``;
}

function compareCallbacks(walk: Walk, operation: Pair, emit: Emit, isDelivery: boolean): void {
  const callbacks = { base: member(operation.base, 'callbacks'), head: member(operation.head, 'callbacks') };
  for (const name of new Set(
    [callbacks.base, callbacks.head].flatMap(({ value }) => Object.keys(objectOf(value))),
  )) {
    const pair = walk.pair(callbacks.base, callbacks.head, name);
    // A callback can contain a reference to itself.
    const key = `${pair.base.pointer} -> ${pair.head.pointer}`;
    if (isSame(walk, pair) || walk.openCallbacks.has(key)) continue;
    walk.openCallbacks.add(key);
    const [before, after] = [
      operationsIn(walk.views.base, pair.base),
      operationsIn(walk.views.head, pair.head),
    ];
    const inside: Emit = (finding, side, path) => emit(finding, side, [`callback ${name}`, ...path]);
    compareDeliveries(walk, before, after, inside, !isDelivery);
    walk.openCallbacks.delete(key);
  }
}

/** Compares servers of an operation or its path item, which replace those of the document. */
function compareOwnServers(walk: Walk, item: Pair, operation: Pair): Finding[] {
  const listOf = (side: 'base' | 'head'): Placed | undefined =>
    [operation[side], item[side]]
      .map((holder) => member(holder, 'servers'))
      .find(({ value }) => value !== null);
  const [before, after] = [listOf('base'), listOf('head')];
  if (!before && !after) return [];
  const root = (side: 'base' | 'head'): Placed =>
    member({ value: walk.views[side].root, pointer: '' }, 'servers');
  return compareServers(walk, { base: before ?? root('base'), head: after ?? root('head') });
}

/** Compares webhooks: their requests are received, and their responses are sent. */
export function compareWebhooks(walk: Walk, emit: Emit): void {
  const [base = [], head = []] = [walk.views.base, walk.views.head].map((view) =>
    listOperations(view, 'webhooks'),
  );
  compareDeliveries(walk, base, head, emit);
}
