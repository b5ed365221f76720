import type { OpenApiDocument } from '../model/document.ts';
import { fillUnknowns } from '../model/unknown-placeholder.ts';

/** Removes the first heading of each guide, which repeats its `title`, and writes out the unknowns. */
export function prepareGuides(document: OpenApiDocument): void {
  for (const guide of document['x-guides'] ?? [])
    guide.content = fillUnknowns(guide.content.replace(/^\s*# .*\n+/, ''), document['x-gap-register'] ?? []);
}
