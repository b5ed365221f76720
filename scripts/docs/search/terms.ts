/** Words that say nothing about what is asked for. */
const idle = new Set(
  'a an and are as at be best better by can could do does for from get gets have how i if in instead is it its me my need of on or our put rest say says should so tell tells that the there this to want we what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** Words that say little beside another: what kind of thing is asked for. */
const vague = new Set('kind list mode object status type value'.split(' ').map(stem));

/** How much a word says in a question of several: a vague one says less. */
export function weightOf(term: string): number {
  return vague.has(term) ? 0.4 : 1;
}

/** Parts of a text that are searched for: words, names, and the words inside names. */
export function tokenize(text: string): string[] {
  const names = text.match(/[\p{L}\p{N}]+(?:[_.-][\p{L}\p{N}]+)*/gu) ?? [];
  return names.flatMap(partsOf);
}

/** A name, and the words inside it. */
const partsOf = remembered((name: string): readonly string[] => {
  const words = name.split(/[_-]|(?<=[a-z])(?=[A-Z])/).filter((word) => word !== '');
  return words.length > 1 ? [name, ...words] : [name];
});

/** A word in the form in which it is compared, or null when it says nothing. */
export const processTerm = remembered((term: string): string | null => {
  const lower = term.toLowerCase();
  if (idle.has(lower)) return null;
  return lower.length > 3 && !/[_\-.]/.test(lower) ? stem(lower) : lower;
});

/** The same words come by the thousand. */
function remembered<T>(work: (word: string) => T): (word: string) => T {
  const known = new Map<string, { readonly value: T }>();
  return (word) => {
    const kept = known.get(word) ?? { value: work(word) };
    known.set(word, kept);
    return kept.value;
  };
}

/** The word without the endings of plural and past, so that "retried" and "retries" meet. */
function stem(word: string): string {
  return word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
    .replace(/(?<=[^su])s$/, '')
    .replace(/(?<=[a-z]{3})e$/, '');
}

/** How many letters of a word may be wrong, as it was typed. */
export function slipsIn({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
