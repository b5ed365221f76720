import MiniSearch, { type Options, type SearchOptions } from 'minisearch';
import { type QueryWord, queryWords } from './question.ts';
import { processTerm, tokenize, weightOf } from './terms.ts';

export interface Entry {
  id: number;
  path: string;
  /** Empty for the whole page. */
  fragment: string;
  title: string;
  /** Title of the page. */
  page: string;
  /** The kind of entry: field, value, guide, … */
  kind: string;
  /** The name that the page is about, such as an operationId. */
  name: string;
  text: string;
  /** The start of the text, for display. */
  excerpt?: string;
}

export interface SearchResult {
  path: string;
  fragment: string;
  title: string;
  page: string;
  kind: string;
  excerpt: string;
  /** The matching words of the entry, as normalized terms. */
  terms: string[];
}

/** Kinds of entries that are independent of the others on their page. */
const ofRegisters = new Set(['unknown', 'assumption', 'error', 'change', 'value type', 'resource group']);

/**
 * Pages that answer a question rank above those that only contain its words, and pages about one subject above pages
 * that collect many.
 */
const kindWeights: Readonly<Record<string, number>> = { guide: 1.4, operation: 1.25, page: 0.75 };

/** Weight of a synonym relative to the word itself. */
const SYNONYM_WEIGHT = 0.75;

/** Weight of a synonym if the query is a single word. It is higher, because nothing else in the query disambiguates. */
const ONLY_SYNONYM_WEIGHT = 1.5;

const options: Options<Entry> = {
  fields: ['title', 'name', 'page', 'text'],
  storeFields: ['path', 'fragment', 'title', 'page', 'kind', 'excerpt'],
  tokenize,
  processTerm,
  searchOptions: {
    boost: { title: 3, name: 3, page: 1.5 },
    prefix: true,
    // The query is tokenized beforehand; its words are already terms.
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
  },
};

/** Maximum excerpt length in characters. */
const EXCERPT = 140;

/** Returns the start of a text, up to the end of a word. */
function excerptOf(text: string): string {
  if (text.length <= EXCERPT) return text;
  return `${text.slice(0, EXCERPT).replace(/[\s.,;:·]*\s\S*$/, '')} …`;
}

/** Builds the index of entries, as text for {@link Search}. */
export function writeIndex(entries: readonly Omit<Entry, 'id'>[]): string {
  const index = new MiniSearch<Entry>(options);
  index.addAll(entries.map((entry, id) => ({ ...entry, id, excerpt: excerptOf(entry.text) })));
  return JSON.stringify(index);
}

/** An entry that matches words of a query. */
interface Candidate {
  readonly place: Omit<SearchResult, 'terms'>;
  score: number;
  /** The share of the query that the entry matches. */
  matched: number;
  readonly terms: Set<string>;
}

export class Search {
  readonly #index: MiniSearch<Entry>;

  /** @param index the output of {@link writeIndex} */
  constructor(index: string) {
    this.#index = MiniSearch.loadJSON<Entry>(index, options);
  }

  /** True if the index contains a word exactly. */
  has(word: string): boolean {
    const term = processTerm(word);
    return term !== null && this.#index.search(term, { prefix: false }).length > 0;
  }

  /**
   * Finds the places that best match a query. A page is represented by its best entry, but a register by up to three,
   * because its entries are about different things. Operation pages have sections with the same names and similar
   * content, so only the best of each is returned.
   *
   * @param question words, names or a sentence
   * @param limit maximum number of results
   */
  find(question: string, limit = 12): SearchResult[] {
    const wanted = question.trim().toLowerCase();
    const isPath = /(?:^|[\s}])\//.test(question);
    const words = queryWords(question, (word) => this.has(word));
    const scored = [...this.#candidates(words).values()]
      .map(({ place, score, matched, terms }) => {
        const named = place.title.toLowerCase() === wanted;
        // A query that is a path is looking for its operation.
        const ofPath = isPath && place.kind === 'operation' && place.fragment === '' ? 8 : 1;
        const kind = (kindWeights[place.kind] ?? 1) * ofPath;
        return { place, terms, score: score * kind * (named ? 3 : 1) * matched ** 2 };
      })
      .toSorted((a, b) => b.score - a.score);
    const results: SearchResult[] = [];
    const times = new Map<string, number>();
    const sections = new Set<string>();
    for (const { place, terms } of scored) {
      const { path, kind } = place;
      const section = kind === 'operation' && place.fragment !== '' ? place.title : undefined;
      const before = times.get(path) ?? 0;
      if (before >= (ofRegisters.has(kind) ? 3 : 1) || (section !== undefined && sections.has(section)))
        continue;
      times.set(path, before + 1);
      if (section !== undefined) sections.add(section);
      results.push({ ...place, terms: [...terms] });
      if (results.length === limit) break;
    }
    return results;
  }

  /** Returns the entries that match a word of a query, by number. Rare words weigh more than common ones. */
  #candidates(words: readonly QueryWord[]): Map<number, Candidate> {
    const all = new Map<number, Candidate>();
    let total = 0;
    for (const word of words) {
      const hits = this.#hits(word, words.length > 1 ? SYNONYM_WEIGHT : ONLY_SYNONYM_WEIGHT);
      if (hits.size === 0) continue;
      const weight = words.length > 1 ? weightOf(word.term) : 1;
      const worth = Math.log(1 + this.#index.documentCount / hits.size) * weight;
      total += worth;
      for (const [id, { place, score, terms }] of hits) {
        const candidate = all.get(id) ?? { place, score: 0, matched: 0, terms: new Set<string>() };
        candidate.score += score * weight;
        candidate.matched += worth;
        for (const term of terms) candidate.terms.add(term);
        all.set(id, candidate);
      }
    }
    for (const candidate of all.values()) candidate.matched /= total;
    return all;
  }

  /** Returns the entries that match a word or a synonym, each with its best match. */
  #hits({ term, slips, others }: QueryWord, synonymWeight: number): Map<number, Candidate> {
    const hits = new Map<number, Candidate>();
    const add = (word: string, weight: number, how: SearchOptions): void => {
      for (const result of this.#index.search(word, how)) {
        const score = result.score * weight;
        const id = Number(result.id);
        const before = hits.get(id);
        if (before && before.score >= score) continue;
        hits.set(id, { place: placeOf(result), score, matched: 0, terms: new Set(result.terms) });
      }
    };
    // No page contains the word as typed, so match similar words.
    add(term, 1, { fuzzy: slips });
    for (const other of others) add(other, synonymWeight, { prefix: false });
    return hits;
  }
}

function placeOf(result: Readonly<Record<string, unknown>>): Candidate['place'] {
  const text = (name: string): string => String(result[name]);
  return {
    path: text('path'),
    fragment: text('fragment'),
    title: text('title'),
    page: text('page'),
    kind: text('kind'),
    excerpt: text('excerpt'),
  };
}
