import MiniSearch from 'minisearch';
import { languageNames } from '../pages/locale-names.ts';
import data from './synonyms.json' with { type: 'json' };
import { processTerm } from './terms.ts';

/** Words of readers, and what these pages call the same: words and names of several words. */
const groups = [...data, { readers: languageNames, pages: ['language', 'locale'] }];

/** Every word that stands for one of a reader. */
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
 * What these pages call the same as a word of a reader: words, and names of several words.
 *
 * @param word the word as it was typed
 * @param slips how many of its letters may be wrong
 */
export function synonymsOf(word: string, slips = 0): string[] {
  const term = processTerm(word);
  if (term === null) return [];
  const found = index.search(term);
  // A misspelt word stands for the one that is nearest to it.
  const best = found.length > 0 || slips === 0 ? found : index.search(term, { fuzzy: slips }).slice(0, 1);
  return best.flatMap(({ id }) => groups[Number(id)]?.pages ?? []);
}
