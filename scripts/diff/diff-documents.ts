import type { JsonObject, OpenApiDocument } from '../model/document.ts';
import type { Change } from './change.ts';
import { Collector } from './collector.ts';
import { DocumentView } from './document-view.ts';
import { GapPolicy } from './gaps.ts';
import { compareDocumentation } from './openapi/documentation.ts';
import { compareComponents } from './openapi/components.ts';
import { comparePaths } from './openapi/paths.ts';
import { compareSchemes } from './openapi/security.ts';
import { compareServers } from './openapi/servers.ts';
import { compareUnplaced } from './openapi/unplaced.ts';
import { Walk } from './openapi/walk.ts';
import { compareWebhooks } from './openapi/webhooks.ts';
import { Sameness } from './sameness.ts';
import { SchemaComparer } from './schema/comparer.ts';

/**
 * Compares two bundles and says what changed, how bad it is, and for whom.
 *
 * A change is breaking where a program that was right before can fail: a request that was valid is not any more, or a
 * response comes that was not allowed. Closing a gap is never breaking, since clients were told `unknown`; reopening
 * one is. `kinds.ts` holds the rule of every kind, and `gaps.ts` which changes a gap accounts for.
 *
 * @param base the document before
 * @param head the document after
 * @returns the changes, worst first; empty where both mean the same
 */
export function diffDocuments(
  base: OpenApiDocument | JsonObject,
  head: OpenApiDocument | JsonObject,
): Change[] {
  const views = { base: new DocumentView(base as JsonObject), head: new DocumentView(head as JsonObject) };
  const policy = new GapPolicy(views.base, views.head);
  const sameness = new Sameness(views.base, views.head);
  const walk = new Walk(
    views,
    new SchemaComparer(views.base, views.head, sameness, policy),
    sameness,
    policy,
  );
  const collector = new Collector();
  const servers = {
    base: { value: views.base.root['servers'] ?? null, pointer: '/servers' },
    head: { value: views.head.root['servers'] ?? null, pointer: '/servers' },
  };
  for (const found of compareServers(walk, servers)) collector.emit(found, 'sends', ['servers']);
  for (const found of compareSchemes(walk)) collector.emit(found, 'sends', []);
  comparePaths(walk, collector.emit);
  compareWebhooks(walk, collector.emit);
  compareUnplaced(walk, collector.emit);
  compareDocumentation(walk, collector.emit);
  compareComponents(walk, collector.emit);
  return collector.changes();
}
