import type { Gap } from './document.ts';

/** `{{GAP-003}}` in a guide: that unknown's sentence. */
export const unknownPlaceholder = /\{\{(GAP-\d+)\}\}/g;

/**
 * Replaces placeholders with the sentences of their unknowns and their ids. Lint reports placeholders without an open entry,
 * which stay.
 */
export function fillUnknowns(text: string, gaps: readonly Gap[]): string {
  return text.replaceAll(unknownPlaceholder, (placeholder, id: string) => {
    const gap = gaps.find((each) => each.id === id && each.closed === undefined);
    return gap === undefined ? placeholder : `${gap.statement} (\`${id}\`)`;
  });
}
