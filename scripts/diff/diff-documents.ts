import type { JsonObject, OpenApiDocument } from '../model/document.ts';
import type { Change } from './change.ts';
import { Collector } from './collector.ts';
import { DocumentView } from './document-view.ts';
import { GapPolicy } from './gaps.ts';
import { compareComponents } from './openapi/components.ts';
import { compareDocumentation } from './openapi/documentation.ts';
import { compareWebhooks } from './openapi/operations.ts';
import { comparePaths, compareUnplaced } from './openapi/paths.ts';
import { compareSchemes } from './openapi/security.ts';
import { compareServers } from './openapi/servers.ts';
import { Walk } from './openapi/walk.ts';
import { Sameness } from './sameness.ts';
import { SchemaComparer } from './schema/comparer.ts';

/**
 * Compares two bundles.
 *
 * A change is breaking if a correct program can fail: a request that was valid no longer is, or a response is possible
 * that wasn't allowed. Closing an unknown is never breaking; reopening one is. `kinds.ts` has the rule for every kind of
 * change, and `gaps.ts` the changes that an unknown excuses.
 *
 * @param base the old document
 * @param head the new document
 * @returns the changes, worst first; empty if both documents mean the same
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
  for (const finding of compareServers(walk, servers)) collector.emit(finding, 'sends', ['servers']);
  for (const finding of compareSchemes(walk)) collector.emit(finding, 'sends', []);
  comparePaths(walk, collector.emit);
  compareWebhooks(walk, collector.emit);
  compareUnplaced(walk, collector.emit);
  compareDocumentation(walk, collector.emit);
  compareComponents(walk, collector.emit);
  return collector.changes();
}
