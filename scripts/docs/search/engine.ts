import MiniSearch, { type Options } from 'minisearch';

/** Something that can be found. */
export interface Entry {
  id: number;
  path: string;
  /** Empty when the page as a whole is meant. */
  fragment: string;
  title: string;
  /** Title of the page. */
  page: string;
  /** What it is: field, value, guide, … */
  kind: string;
  /** Name that the page is about, such as an operationId. */
  name: string;
  text: string;
  /** The start of the text, to show. */
  excerpt?: string;
}

/** A page that was found, by the best of its entries. */
export interface Found {
  path: string;
  fragment: string;
  title: string;
  page: string;
  kind: string;
  excerpt: string;
}

/** Words that say nothing about what is asked for. */
const idle = new Set(
  'a an and are as at be by can do does for from get gets how i if in instead is it its me my of on or that the there to what when which who with you your'.split(
    ' ',
  ),
);

/** Parts of a text that are searched for: words, names, and the words inside names. */
export function tokenize(text: string): string[] {
  const names = text.match(/[\p{L}\p{N}]+(?:[_.-][\p{L}\p{N}]+)*/gu) ?? [];
  return names.flatMap((name) => {
    const words = name.split(/[_-]|(?<=[a-z])(?=[A-Z])/).filter((word) => word !== '');
    return words.length > 1 ? [name, ...words] : [name];
  });
}

/** A word in the form in which it is compared, or null when it says nothing. */
export function processTerm(term: string): string | null {
  const lower = term.toLowerCase();
  if (idle.has(lower)) return null;
  return lower.length > 3 && !/[_\-.]/.test(lower) ? stem(lower) : lower;
}

/** The word without the endings of plural and past, so that "retried" and "retries" meet. */
function stem(word: string): string {
  return word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
    .replace(/(?<=[^su])s$/, '')
    .replace(/(?<=[a-z]{3})e$/, '');
}

const options: Options<Entry> = {
  fields: ['title', 'name', 'page', 'text'],
  storeFields: ['path', 'fragment', 'title', 'page', 'kind', 'excerpt'],
  tokenize,
  processTerm,
  searchOptions: {
    boost: { title: 3, name: 3, page: 1.5 },
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: 'OR',
  },
};

/** Makes the index of entries, as text that {@link Search} reads. */
export function writeIndex(entries: readonly Omit<Entry, 'id'>[]): string {
  const index = new MiniSearch<Entry>(options);
  index.addAll(entries.map((entry, id) => ({ ...entry, id, excerpt: entry.text.slice(0, 140) })));
  return JSON.stringify(index);
}

/** Finds pages. */
export class Search {
  readonly #index: MiniSearch<Entry>;

  /** @param index what {@link writeIndex} wrote */
  constructor(index: string) {
    this.#index = MiniSearch.loadJSON<Entry>(index, options);
  }

  /**
   * The pages that fit a question best, each once, by the best of its entries.
   *
   * @param question words, names or a sentence
   * @param limit most pages to return
   */
  find(question: string, limit = 10): Found[] {
    const asked = new Set(tokenize(question).flatMap((token) => processTerm(token) ?? []));
    const scored = this.#index
      .search(question)
      .map((result) => {
        // An entry that has all the words is worth more than one that has one of them often.
        const met = new Set(result.queryTerms.filter((term) => asked.has(term))).size;
        return { result, score: result.score * (met / Math.max(asked.size, 1)) ** 2 };
      })
      .toSorted((a, b) => b.score - a.score);
    const pages = new Map<string, Found>();
    for (const { result } of scored) {
      const path = String(result['path']);
      if (pages.has(path)) continue;
      pages.set(path, {
        path,
        fragment: String(result['fragment']),
        title: String(result['title']),
        page: String(result['page']),
        kind: String(result['kind']),
        excerpt: String(result['excerpt']),
      });
      if (pages.size === limit) break;
    }
    return [...pages.values()];
  }
}
