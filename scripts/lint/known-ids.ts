import type { OpenApiDocument } from '../model/document.ts';

/** Anything that is meant as the id of a gap or an ambiguity, however it is written. */
const ID = /\b(?:gap|amb)-\d+\b/gi;

/** The ids in a text that no register holds. */
export function unknownIds(text: string, document: OpenApiDocument): string[] {
  const known = new Set(
    [...(document['x-gap-register'] ?? []), ...(document['x-ambiguities'] ?? [])].map(({ id }) => id),
  );
  return [...new Set(text.match(ID) ?? [])].filter((id) => !known.has(id));
}
