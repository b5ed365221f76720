import { synonymsOf } from './synonyms.ts';
import { processTerm, slipsIn, tokenize } from './terms.ts';

/** A word of a query. */
export interface QueryWord {
  /** The normalized word. */
  readonly term: string;
  /** Number of typos to allow; 0 if the index contains the word exactly. */
  readonly slips: number;
  /** Synonyms, as normalized words and names of several words. */
  readonly others: readonly string[];
}

/**
 * Returns the distinct words of a query, without stop words.
 *
 * @param isKnown returns true if the index contains a word exactly
 */
export function queryWords(question: string, isKnown: (word: string) => boolean): QueryWord[] {
  const words = tokenize(question).filter((word) => processTerm(word) !== null);
  const byTerm = new Map<string, QueryWord>();
  for (const word of words) {
    const isIndexed = isKnown(word);
    // A word that the index contains is spelled correctly.
    const slips = isIndexed ? 0 : slipsIn(word);
    const spelled = isIndexed ? [] : swapped(word).filter(isKnown);
    const others = [...spelled, ...synonymsOf(word, slips)].map((name) =>
      name
        .split(' ')
        .flatMap((part) => processTerm(part) ?? [])
        .join(' '),
    );
    const term = processTerm(word) ?? word;
    byTerm.set(term, { term, slips, others });
  }
  return [...byTerm.values()];
}

/** Returns a word's variants with two adjacent letters swapped, a typo that changes two letters. */
function swapped(word: string): string[] {
  return Array.from(
    { length: Math.max(word.length - 1, 0) },
    (_, index) =>
      word.slice(0, index) + (word[index + 1] ?? '') + (word[index] ?? '') + word.slice(index + 2),
  ).filter((other) => other !== word);
}
