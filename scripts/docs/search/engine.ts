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

/** A place that was found. */
export interface Found {
  path: string;
  fragment: string;
  title: string;
  page: string;
  kind: string;
  excerpt: string;
  /** The words of the place that were met, in the form in which they are compared. */
  terms: string[];
}

/** A word of a question, and the words that stand for the same. */
interface Asked {
  word: string;
  others: readonly string[];
}

/** The words that a question asks for, each once, without those that say nothing. */
function askedFor(question: string): Asked[] {
  const words = new Map<string, Asked>();
  for (const token of tokenize(question)) {
    const word = processTerm(token);
    if (word === null) continue;
    words.set(word, {
      word,
      others: synonyms[token.toLowerCase()] ?? synonyms[token.toLowerCase().replace(/s$/, '')] ?? [],
    });
  }
  return [...words.values()];
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

/** Kinds of entries that stand by themselves: one page holds many, each about something else. */
const ofRegisters = new Set(['not shown', 'reading', 'error', 'change']);

/** Words of integrators, and those that these pages have for the same. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  bearer: ['key', 'authentication'],
  budget: ['available'],
  csv: ['payments', 'client'],
  docker: ['mock'],
  french: ['language', 'languages'],
  german: ['language', 'languages'],
  hmac: ['signature', 'signing'],
  idempotent: ['idempotency', 'repeat'],
  invoice: ['payment'],
  javascript: ['typescript', 'client'],
  library: ['client'],
  login: ['key', 'authentication'],
  npm: ['client', 'install'],
  oauth: ['key', 'authentication'],
  outage: ['maintenance'],
  package: ['client', 'install'],
  password: ['key'],
  postman: ['downloads'],
  sandbox: ['mock'],
  sdk: ['client'],
  secret: ['key', 'signing'],
  size: ['per_page', 'records'],
  spanish: ['language', 'languages'],
  staging: ['mock'],
  swagger: ['openapi', 'downloads'],
  tests: ['mock'],
  throttling: ['rate', 'limit'],
  timezone: ['zulu', 'utc'],
  token: ['key', 'authentication'],
  translation: ['language', 'translated'],
  upload: ['attachment', 'file'],
  url: ['address'],
};

/** What answers a question in sentences goes before what only has its words. */
const kindWeights: Readonly<Record<string, number>> = { guide: 1.4 };

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
   * The places that fit a question best. A page is there by the best of its entries, and a register by up to three of
   * them, since its entries are about different things. The pages of operations have sections of the same names, which
   * say much the same; the best of each is there.
   *
   * @param question words, names or a sentence
   * @param limit most places to return
   */
  find(question: string, limit = 12): Found[] {
    const asked = askedFor(question);
    const isPath = question.includes('/');
    const scored = this.#index
      .search([question, ...asked.flatMap(({ others }) => others)].join(' '))
      .map((result) => {
        // An entry that has all the words is worth more than one that has one of them often.
        const terms = new Set(result.queryTerms);
        const met = asked.filter(({ word, others }) =>
          [word, ...others].some((term) => terms.has(processTerm(term) ?? '')),
        ).length;
        const wanted = question.trim().toLowerCase();
        const named =
          String(result['title']).toLowerCase().split(' ')[0] === wanted ||
          String(result['fragment']).toLowerCase() === wanted;
        // A path is asked for to find its operation.
        const ofPath = isPath && result['kind'] === 'operation' && result['fragment'] === '' ? 4 : 1;
        const kind = (kindWeights[String(result['kind'])] ?? 1) * ofPath;
        return {
          result,
          score: result.score * kind * (named ? 3 : 1) * (met / Math.max(asked.length, 1)) ** 2,
        };
      })
      .toSorted((a, b) => b.score - a.score);
    const found: Found[] = [];
    const times = new Map<string, number>();
    const sections = new Set<string>();
    for (const { result } of scored) {
      const path = String(result['path']);
      const kind = String(result['kind']);
      const section = kind === 'operation' && result['fragment'] !== '' ? String(result['title']) : undefined;
      const before = times.get(path) ?? 0;
      if (before >= (ofRegisters.has(kind) ? 3 : 1) || (section !== undefined && sections.has(section)))
        continue;
      times.set(path, before + 1);
      if (section !== undefined) sections.add(section);
      found.push({
        path,
        fragment: String(result['fragment']),
        title: String(result['title']),
        page: String(result['page']),
        kind,
        excerpt: String(result['excerpt']),
        terms: result.terms,
      });
      if (found.length === limit) break;
    }
    return found;
  }
}
