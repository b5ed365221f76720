import type { Emit } from '../collector.ts';
import { finding } from '../finding.ts';
import { listOperations } from './operation-list.ts';
import { compareOperation } from './operations.ts';
import type { Walk } from './walk.ts';

/** Compares deliveries, with the directions reversed: their request is received, their response is sent. */
export function compareWebhooks(walk: Walk, emit: Emit): void {
  const come = new Set(listOperations(walk.views.head, 'webhooks'));
  for (const entry of listOperations(walk.views.base, 'webhooks')) {
    const now =
      [...come].find(({ path, method }) => path === entry.path && method === entry.method) ??
      [...come].find(({ operationId }) => operationId !== undefined && operationId === entry.operationId);
    if (now) {
      come.delete(now);
      compareOperation(walk, entry, now, emit, true);
      continue;
    }
    const what = `The delivery \`${entry.path}\` by ${entry.method.toUpperCase()} was removed.`;
    const at = { base: entry.operation.pointer, head: null };
    emit(finding({ kind: 'webhook-removed', effect: 'breaking', what, ...at }), 'receives', [entry.name]);
  }
  for (const { path, method, name, operation } of come) {
    const what = `The delivery \`${path}\` by ${method.toUpperCase()} was added.`;
    const at = { base: null, head: operation.pointer };
    emit(finding({ kind: 'webhook-added', effect: 'harmless', what, ...at }), 'receives', [name]);
  }
}
