import type { SearchResult, Search } from '../search/engine.ts';

/** Runs the search dialog's queries and shows the results. */
export class SearchResults {
  readonly #root: string;
  readonly #search: Search;
  readonly #dialog: HTMLDialogElement;
  readonly #input: HTMLInputElement;
  readonly #hint: Element;
  readonly #list: Element;
  #chosen = 0;

  /**
   * @param search the search engine
   * @param dialog a dialog with an input, a status line and a list
   * @param root URL of the site's root, relative to the page
   * @throws Error if the dialog lacks one of these elements
   */
  constructor(search: Search, dialog: HTMLDialogElement, root: string) {
    const [input, hint, list] = ['input', '[role="status"]', '[role="listbox"]'].map((part) =>
      dialog.querySelector(part),
    );
    if (!(input instanceof HTMLInputElement) || !hint || !list)
      throw new Error('The search dialog lacks an element.');
    this.#root = root;
    this.#search = search;
    this.#dialog = dialog;
    this.#input = input;
    this.#hint = hint;
    this.#list = list;
  }

  /** Listens for input, and starts with what has already been typed. */
  start(): void {
    this.#input.addEventListener('input', () => this.#find());
    this.#input.addEventListener('keydown', (event) => this.#key(event));
    this.#dialog.addEventListener('click', (event) => {
      if (event.target === this.#dialog) this.#dialog.close();
    });
    this.#find();
    if (this.#dialog.hasAttribute('data-enter')) this.#open();
  }

  #find(): void {
    const question = this.#input.value.trim();
    const results = question === '' ? [] : this.#search.find(question);
    const shown = question === '' ? suggestions : results.length === 0 ? elsewhere : results;
    this.#chosen = 0;
    this.#list.replaceChildren(...shown.map((result, index) => this.#item(result, index)));
    this.#input.setAttribute('aria-expanded', String(shown.length > 0));
    this.#mark();
    this.#hint.textContent =
      question === ''
        ? 'Suggestions:'
        : results.length === 0
          ? 'No results. Try one of these:'
          : `${results.length} ${results.length === 1 ? 'result' : 'results'}.${hasKeys ? ' Arrow keys choose, Enter opens.' : ''}`;
  }

  #item({ path, fragment, title, page, kind, excerpt, terms }: SearchResult, index: number): HTMLLIElement {
    const item = document.createElement('li');
    item.id = `search-result-${index}`;
    item.setAttribute('role', 'option');
    const link = document.createElement('a');
    link.href = `${this.#root}${path}.html${fragment === '' ? '' : `#${fragment}`}`;
    link.tabIndex = -1;
    link.append(
      marked('b', title, terms),
      ' ',
      element('span', title === page ? kind : `${kind} · ${page}`),
      marked('small', excerpt, terms),
    );
    link.addEventListener('click', () => this.#dialog.close());
    item.append(link);
    return item;
  }

  #key(event: KeyboardEvent): void {
    const items = this.#list.children.length;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (items > 0) this.#chosen = (this.#chosen + (event.key === 'ArrowDown' ? 1 : items - 1)) % items;
      this.#mark();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      this.#open();
    }
  }

  #open(): void {
    this.#list.children[this.#chosen]?.querySelector('a')?.click();
  }

  #mark(): void {
    for (const [index, item] of [...this.#list.children].entries()) {
      item.setAttribute('aria-selected', String(index === this.#chosen));
      if (index === this.#chosen) item.scrollIntoView({ block: 'nearest' });
    }
    const active = this.#list.children[this.#chosen];
    if (active) this.#input.setAttribute('aria-activedescendant', active.id);
    else this.#input.removeAttribute('aria-activedescendant');
  }
}

/** Devices with a hovering pointer usually have a keyboard. */
const hasKeys = matchMedia('(hover: hover)').matches;

const pagesOf = (
  pages: readonly (readonly [path: string, title: string, excerpt: string])[],
): SearchResult[] =>
  pages.map(([path, title, excerpt]) => ({
    path,
    fragment: '',
    title,
    page: title,
    kind: 'page',
    excerpt,
    terms: [],
  }));

/** Shown before anything is typed. */
const suggestions = pagesOf([
  ['operations/index', 'Operations', 'Every operation, with its method and path.'],
  ['guides/index', 'Guides', 'From the first call to payments, pagination and webhooks.'],
  ['errors', 'Error index', 'Every error condition, with its status and response.'],
  ['schemas/index', 'Schemas', 'Bodies, records and values.'],
  ['downloads', 'Downloads', 'The packages, the OpenAPI files, and these pages as Markdown.'],
]);

/** Shown when nothing is found. */
const elsewhere = pagesOf([
  ['names', 'Index of names', 'Every field, value, parameter and header in alphabetical order.'],
  ['not-shown', 'Unknowns and assumptions', 'What isn’t documented, and the places that it affects.'],
  ['groups/index', 'Resource groups', 'Every resource group, with its undocumented operations.'],
  ['errors', 'Error index', 'Every error condition, with its status and response.'],
]);

/** Creates an element with the matching words highlighted. */
function marked(name: string, text: string, terms: readonly string[]): HTMLElement {
  const made = document.createElement(name);
  for (const part of text.split(/([\p{L}\p{N}_-]+)/u)) {
    const word = part.toLowerCase();
    const isMet = terms.some((term) => term.length > 2 && word.startsWith(term));
    made.append(isMet ? element('mark', part) : part);
  }
  return made;
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
