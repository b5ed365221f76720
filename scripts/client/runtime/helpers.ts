import type { LocaleCode, ReferenceLabel } from '#generated/client/src/models.ts';

/**
 * Picks a text from a translated map, or a label that may be plain text.
 *
 * @param preferences locale codes, in order of preference
 * @returns the text in the first available preferred language, or else in any language; undefined if there is none
 */
export function pickTranslation(
  text: ReferenceLabel,
  preferences: readonly LocaleCode[],
): string | undefined {
  // A service can send null even where that isn't documented.
  if (typeof text !== 'object' || text === null) return text ?? undefined;
  const preferred = preferences.filter((code) => Object.hasOwn(text, code)).map((code) => text[code]);
  return [...preferred, ...Object.values(text)].find((translation) => translation !== '');
}
