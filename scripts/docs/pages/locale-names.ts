/**
 * Names of languages by the part of a locale code before `_`. This table is ours: the interface lists codes and explains none
 * of them. It has no names of regions, since codes such as `es_LA` do not follow a list of countries.
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
 * The name of the language of a locale code, such as "French" for `fr_CA`.
 *
 * @returns undefined when it is not a locale code; a code of a language that the table lacks keeps its first part
 */
export function languageName(code: string): string | undefined {
  const language = /^([a-z]{2,3})_[A-Z]{2}$/.exec(code)?.[1];
  return language === undefined ? undefined : (names[language] ?? language);
}
