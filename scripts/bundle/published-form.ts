import type { OpenApiDocument } from '../model/document.ts';
import { withNotes } from '../model/notes.ts';

/**
 * A bundled document as it is published: with its notes, and without the guides, which only the documentation reads.
 *
 * @param document the bundled document, which stays as it is
 */
export function publishedForm(document: OpenApiDocument): OpenApiDocument {
  const { 'x-guides': _guides, 'x-overview': _overview, ...published } = withNotes(document);
  return published;
}
