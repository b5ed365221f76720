/**
 * What the mock has chosen where the interface is silent and no gap of the register says so. A response that rests on
 * one names it in `X-Mock-Choice`.
 */
export const choices = {
  'spaces-in-languages':
    'Spaces around the commas of the list of languages are ignored, since HTTP itself joins two headers in this way. Whether the service allows them is not said.',
  'all-languages':
    '`all` overrides a language of the interface that the account does not support; what is not one is refused beside `all` too.',
  untranslated:
    'A text that exists in none of the languages asked for is an empty map. What the service returns is not said.',
  'translated-after-update':
    'The `translated` map of a field whose value an update has changed is empty: how it follows from the value is not said.',
  'empty-language': 'An empty language, as between two commas, is refused as one that is not supported.',
  'parameter-without-effect':
    'A query parameter whose name is known and that chooses neither the page nor its size is accepted, and changes nothing: the records do not say what it goes by.',
  'repeated-parameter': 'Of a query parameter that is sent more than once, the first value is taken.',
  'empty-list':
    'A list without records has 0 pages, so that page 1 lies beyond the last one; both page URLs are that of page 1, the lowest that may be asked for.',
} as const;

export type Choice = keyof typeof choices;
