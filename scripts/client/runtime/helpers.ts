import type {
  LocaleCode,
  ReferenceLabel,
  TabCategories,
  TranslatedText,
} from '#generated/client/src/models.ts';

/**
 * Picks a text from a translated map.
 *
 * @param text the map, or a label that may be plain text already
 * @param preferences locale codes, the best first
 * @returns the text in the first language of the list in which there is one, else in any; undefined when there is none
 */
export function pickTranslation(
  text: ReferenceLabel,
  preferences: readonly LocaleCode[],
): string | undefined {
  // Where nothing is said, null can stand.
  if (!isTranslated(text)) return text ?? undefined;
  const known = preferences.filter((code) => Object.hasOwn(text, code)).map((code) => text[code]);
  return [...known, ...Object.values(text)].find((translation) => translation !== '');
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
  const day = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?Z$/.exec(text)?.[1];
  const date = new Date(day === undefined ? NaN : text);
  // The parser of JavaScript takes 30 February and makes 2 March of it.
  const same = (): boolean => new Date(`${day}T00:00:00Z`).toISOString().startsWith(String(day));
  if (Number.isNaN(date.getTime()) || !same()) {
    throw new RangeError(`${JSON.stringify(text)} is no date-time in Zulu form`);
  }
  return date;
}
