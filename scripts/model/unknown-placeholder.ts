import type { Gap } from './document.ts';

/** `{{GAP-003}}` in a guide: the sentence of that unknown. */
export const unknownPlaceholder = /\{\{(GAP-\d+)\}\}/g;

/**
 * Writes the sentences of unknowns in place of their placeholders, each with its id. A placeholder without an open entry
 * stays; lint reports it.
 */
export function fillUnknowns(text: string, gaps: readonly Gap[]): string {
  return text.replaceAll(unknownPlaceholder, (placeholder, id: string) => {
    const gap = gaps.find((each) => each.id === id && each.closed === undefined);
    return gap === undefined ? placeholder : `${gap.statement} (\`${id}\`)`;
  });
}
