/** Stop words. */
const idle = new Set(
  'a about am an and any are as at be been being best better by can could did do does done for from get gets getting got had has have having how i if in instead into is it its may me might must my need of on or our put rest say says shall should since so some such tell tells than that the their them then there these they this those to want was we were what when where which while who why will with would you your'.split(
    ' ',
  ),
);

/** Words that add little in a longer query: they name the kind of thing. */
const vague = new Set('kind list mode object status type value'.split(' ').map(stem));

/** Returns a word's weight in a query of several words; vague words weigh less. */
export function weightOf(term: string): number {
  return vague.has(term) ? 0.4 : 1;
}

/** Splits a text into search terms: words, names, and the words inside names. */
export function tokenize(text: string): string[] {
  const names = text.match(/[\p{L}\p{N}]+(?:[_.-][\p{L}\p{N}]+)*/gu) ?? [];
  return names.flatMap(partsOf);
}

/** Returns a name and the words inside it. */
const partsOf = remembered((name: string): readonly string[] => {
  const words = name.split(/[_-]|(?<=[a-z])(?=[A-Z])/).filter((word) => word !== '');
  return words.length > 1 ? [name, ...words] : [name];
});

/** Normalizes a word; null for a stop word. */
export const processTerm = remembered((term: string): string | null => {
  const lower = term.toLowerCase();
  if (idle.has(lower)) return null;
  return lower.length > 3 ? stem(lower) : lower;
});

/** Caches results, because the same words occur thousands of times. */
function remembered<T>(work: (word: string) => T): (word: string) => T {
  const cache = new Map<string, { readonly value: T }>();
  return (word) => {
    const kept = cache.get(word) ?? { value: work(word) };
    cache.set(word, kept);
    return kept.value;
  };
}

/** Removes plural and past endings, so that "retried" matches "retries". */
function stem(word: string): string {
  return word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
    .replace(/(?<=[^su])s$/, '')
    .replace(/(?<=[a-z]{3})e$/, '');
}

/** Returns the number of typos to allow in a typed word. */
export function slipsIn({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
