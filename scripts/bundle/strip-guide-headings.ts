import type { OpenApiDocument } from '../model/document.ts';

/** Takes the first heading line off each guide: the guide's `title` says the same. */
export function stripGuideHeadings(document: OpenApiDocument): void {
  for (const guide of document['x-guides'] ?? []) {
    guide.content = guide.content.replace(/^\s*# .*\n+/, '');
  }
}
