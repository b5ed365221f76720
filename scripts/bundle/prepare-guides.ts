import type { OpenApiDocument } from '../model/document.ts';
import { fillUnknowns } from '../model/unknown-placeholder.ts';

/** Takes the first heading off each guide, since its `title` says the same, and writes out what is not known. */
export function prepareGuides(document: OpenApiDocument): void {
  for (const guide of document['x-guides'] ?? [])
    guide.content = fillUnknowns(guide.content.replace(/^\s*# .*\n+/, ''), document['x-gap-register'] ?? []);
}
