import type { LocaleCode, ReferenceLabel, TabCategories, TranslatedText } from './models.ts';

/**
 * Picks a text from a translated map.
 *
 * @param text the map, or a label that may be plain text already
 * @param preferences locale codes, the best first
 * @returns the text in the first language of the list that the map has, else in any that it has; undefined when it has none
 */
export function pickTranslation(
  text: ReferenceLabel,
  preferences: readonly LocaleCode[],
): string | undefined {
  if (!isTranslated(text)) return text;
  const code = preferences.find((candidate) => Object.hasOwn(text, candidate));
  return code === undefined ? Object.values(text)[0] : text[code];
}

/** Whether a label is a translated map; if not, it is plain text. */
export function isTranslated(label: ReferenceLabel): label is TranslatedText {
  return typeof label === 'object' && label !== null;
}

/** Whether a tab is shown in every category; if not, its `categories` are references. */
export function isEveryCategory(categories: TabCategories): categories is Extract<TabCategories, ['*']> {
  return categories.length === 1 && categories[0] === '*';
}

/**
 * Reads a date-time in Zulu form.
 *
 * @param text ISO 8601 in Zulu form, or the null of a date that is not set
 * @returns the moment, or null for null
 * @throws RangeError when the text is no date-time in Zulu form
 */
export function parseZulu(text: string): Date;
export function parseZulu(text: string | null): Date | null;
export function parseZulu(text: string | null): Date | null {
  if (text === null) return null;
  const fields = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?Z$/.exec(text);
  const date = new Date(fields ? text : NaN);
  // The parser of JavaScript takes 30 February and makes 2 March of it.
  if (
    date.getTime() !== date.getTime() ||
    !(text.includes('T24') || date.toISOString().startsWith(fields?.[1] ?? '?'))
  ) {
    throw new RangeError(`${JSON.stringify(text)} is no date-time in Zulu form`);
  }
  return date;
}
