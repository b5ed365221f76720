import type { Emit } from '../collector.ts';
import { listOperations } from './operation-list.ts';
import { compareDeliveries } from './operations.ts';
import type { Walk } from './walk.ts';

/** Compares webhooks: their requests are received, and their responses are sent. */
export function compareWebhooks(walk: Walk, emit: Emit): void {
  const [base = [], head = []] = [walk.views.base, walk.views.head].map((view) =>
    listOperations(view, 'webhooks'),
  );
  compareDeliveries(walk, base, head, emit);
}
