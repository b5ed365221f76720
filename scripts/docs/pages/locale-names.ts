/**
 * Language names by the part of a locale code before `_`. This table is ours: the API only lists codes. It has no
 * region names, because codes such as `es_LA` don't follow a country list.
 */
const names: Readonly<Record<string, string>> = {
  ar: 'Arabic',
  bg: 'Bulgarian',
  bn: 'Bengali',
  ca: 'Catalan',
  cs: 'Czech',
  cy: 'Welsh',
  da: 'Danish',
  de: 'German',
  el: 'Greek',
  en: 'English',
  es: 'Spanish',
  et: 'Estonian',
  fa: 'Persian',
  fi: 'Finnish',
  fr: 'French',
  he: 'Hebrew',
  hi: 'Hindi',
  hr: 'Croatian',
  hu: 'Hungarian',
  hy: 'Armenian',
  it: 'Italian',
  ja: 'Japanese',
  ko: 'Korean',
  lt: 'Lithuanian',
  ms: 'Malay',
  nb: 'Norwegian Bokmål',
  nl: 'Dutch',
  pl: 'Polish',
  pt: 'Portuguese',
  ro: 'Romanian',
  ru: 'Russian',
  sk: 'Slovak',
  sl: 'Slovenian',
  sq: 'Albanian',
  sr: 'Serbian',
  sv: 'Swedish',
  sw: 'Swahili',
  th: 'Thai',
  tr: 'Turkish',
  uk: 'Ukrainian',
  vi: 'Vietnamese',
  zh: 'Chinese',
};

/** The names, for the search. */
export const languageNames: readonly string[] = Object.values(names);

/**
 * Returns the language name for a locale code, such as "French" for `fr_CA`.
 *
 * @returns undefined if it isn't a locale code; if the table lacks the language, the first part of the code
 */
export function languageName(code: string): string | undefined {
  const language = /^([a-z]{2,3})_[A-Z]{2}$/.exec(code)?.[1];
  return language === undefined ? undefined : (names[language] ?? language);
}
