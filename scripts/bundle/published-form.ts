import type { Condition, OpenApiDocument } from '../model/document.ts';
import { operationNodes } from '../model/nodes.ts';
import { withNotes } from '../model/notes.ts';

/**
 * Returns a bundled document as published: with its notes, but without the guides, which only the documentation uses,
 * and without the operations of each error condition, which follow from `applies`.
 *
 * @param document the bundled document; it isn't modified
 */
export function publishedForm(document: OpenApiDocument): OpenApiDocument {
  const { 'x-guides': _guides, 'x-overview': _overview, ...published } = withNotes(document);
  for (const { node } of operationNodes(published.paths)) delete node['x-conditions'];
  const conditions = published['x-conditions']?.map(({ operations: _operations, ...condition }) => condition);
  return { ...published, ...(conditions && { 'x-conditions': conditions as Condition[] }) };
}
