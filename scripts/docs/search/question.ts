import { synonymsOf } from './synonyms.ts';
import { processTerm, slipsIn, tokenize } from './terms.ts';

/** A word that a question asks for. */
export interface Asked {
  /** The word in the form in which it is compared. */
  readonly term: string;
  /** How many of its letters may be wrong; none where the word stands somewhere as it is. */
  readonly slips: number;
  /** What stands for the same: words, and names of several words. */
  readonly others: readonly (readonly string[])[];
}

/**
 * The words that a question asks for, each once, without those that say nothing.
 *
 * @param isKnown whether a word stands somewhere as it is
 */
export function askedFor(question: string, isKnown: (word: string) => boolean): Asked[] {
  const words = tokenize(question).filter((word) => processTerm(word) !== null);
  const asked = new Map<string, Asked>();
  for (const [index, word] of words.entries()) {
    const known = isKnown(word);
    // What is spelled as it stands here is meant as it is.
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

/** A word with each two neighbours swapped: a slip of the fingers that changes two letters. */
function swapped(word: string): string[] {
  return Array.from(
    { length: Math.max(word.length - 1, 0) },
    (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ).filter((other) => other !== word);
}

/** Two words as one name: "per page" for `per_page`, "web hook" for "webhook". */
function joinedWith(first: string | undefined, second: string | undefined): string[] {
  return first === undefined || second === undefined
    ? []
    : ['_', '-', ''].map((mark) => first + mark + second);
}
