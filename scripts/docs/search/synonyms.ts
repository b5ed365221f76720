import MiniSearch from 'minisearch';
import { languageNames } from '../pages/locale-names.ts';
import data from './synonyms.json' with { type: 'json' };
import { processTerm } from './terms.ts';

/** Readers' words and the terms that these pages use instead (words and names of several words). */
const groups = [...data, { readers: languageNames, pages: ['language', 'locale'] }];

/** All terms used as synonyms. */
export const standIns: readonly string[] = [
  ...new Set(groups.flatMap(({ pages }) => pages.flatMap((name) => name.split(' ')))),
];

const index = new MiniSearch<{ id: number; readers: string }>({
  fields: ['readers'],
  processTerm,
  searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
});
index.addAll(groups.map(({ readers }, id) => ({ id, readers: readers.join(' ') })));

/**
 * Returns the terms that these pages use for a reader's word: words, and names of several words.
 *
 * @param word the word as typed
 * @param slips number of typos to allow
 */
export function synonymsOf(word: string, slips = 0): string[] {
  const term = processTerm(word);
  if (term === null) return [];
  const exact = index.search(term);
  const matches = exact.length > 0 ? exact : index.search(term, { fuzzy: slips });
  return matches.flatMap(({ id }) => groups[Number(id)]?.pages ?? []);
}
