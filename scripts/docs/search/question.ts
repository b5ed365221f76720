import { synonymsOf } from './synonyms.ts';
import { processTerm, slipsIn, tokenize } from './terms.ts';

/** A word of a query. */
export interface Asked {
  /** The normalized word. */
  readonly term: string;
  /** Number of typos to allow; 0 if the index contains the word exactly. */
  readonly slips: number;
  /** Synonyms: words, and names of several words. */
  readonly others: readonly (readonly string[])[];
}

/**
 * Returns the distinct words of a query, without stop words.
 *
 * @param isKnown returns true if the index contains a word exactly
 */
export function askedFor(question: string, isKnown: (word: string) => boolean): Asked[] {
  const words = tokenize(question).filter((word) => processTerm(word) !== null);
  const asked = new Map<string, Asked>();
  for (const [index, word] of words.entries()) {
    const known = isKnown(word);
    // A word that the index contains is spelled correctly.
    const slips = known ? 0 : slipsIn(word);
    const spelled = known ? [] : swapped(word);
    const joined = [...joinedWith(words[index - 1], word), ...joinedWith(word, words[index + 1])];
    const names = [...spelled, ...joined];
    const others = [
      ...names.filter(isKnown),
      ...synonymsOf(word, slips),
      ...names.flatMap((name) => synonymsOf(name)),
    ].map((name) => name.split(' ').flatMap((part) => processTerm(part) ?? []));
    const term = processTerm(word) ?? word;
    asked.set(term, { term, slips, others: others.filter(({ length }) => length > 0) });
  }
  return [...asked.values()];
}

/** Returns a word's variants with two adjacent letters swapped, a typo that changes two letters. */
function swapped(word: string): string[] {
  return Array.from(
    { length: Math.max(word.length - 1, 0) },
    (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ).filter((other) => other !== word);
}

/** Joins two words into one name: "per page" for `per_page`, "web hook" for "webhook". */
function joinedWith(first: string | undefined, second: string | undefined): string[] {
  return first === undefined || second === undefined
    ? []
    : ['_', '-', ''].map((mark) => first + mark + second);
}
