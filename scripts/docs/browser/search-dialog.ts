import type { Found, Search } from '../search/engine.ts';

/** Makes the search: a button in the header, a dialog, `/` and Ctrl+K. */
export function addSearch(): void {
  const root = document.documentElement.dataset['root'] ?? '';
  const script = document.documentElement.dataset['search'];
  const button = document.querySelector<HTMLElement>('#search-button');
  if (!button || script === undefined) return;
  let dialog: SearchDialog | undefined;
  const open = (): void => {
    dialog ??= new SearchDialog(root, `${root}${script}`);
    dialog.open();
  };
  button.addEventListener('click', (event) => {
    event.preventDefault();
    open();
  });
  document.addEventListener('keydown', (event) => {
    const typing =
      event.target instanceof HTMLElement &&
      event.target.matches('input, textarea, select, [contenteditable]');
    const slash = event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
    const k = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (!slash && !k) return;
    event.preventDefault();
    open();
  });
}

class SearchDialog {
  readonly #root: string;
  readonly #dialog = document.createElement('dialog');
  readonly #input = document.createElement('input');
  readonly #list = document.createElement('ol');
  readonly #hint = document.createElement('p');
  readonly #ready: Promise<Search>;
  #chosen = 0;

  constructor(root: string, script: string) {
    this.#root = root;
    this.#ready = load(script);
    this.#dialog.id = 'search';
    this.#dialog.setAttribute('aria-label', 'Search');
    // Not `search`: there, Escape empties the field and leaves the dialog open.
    this.#input.type = 'text';
    this.#input.enterKeyHint = 'go';
    this.#input.placeholder = 'Fields, values, errors, guides …';
    this.#input.autocomplete = 'off';
    this.#input.spellcheck = false;
    this.#input.setAttribute('role', 'combobox');
    this.#input.setAttribute('aria-label', 'Search the documentation');
    this.#input.setAttribute('aria-controls', 'search-results');
    this.#input.setAttribute('aria-expanded', 'false');
    this.#input.setAttribute('aria-autocomplete', 'list');
    this.#list.id = 'search-results';
    this.#list.setAttribute('role', 'listbox');
    this.#list.setAttribute('aria-label', 'Results');
    this.#hint.setAttribute('role', 'status');
    this.#dialog.append(this.#input, this.#hint, this.#list);
    this.#input.addEventListener('input', () => void this.#find());
    this.#input.addEventListener('keydown', (event) => this.#key(event));
    this.#dialog.addEventListener('click', (event) => {
      if (event.target === this.#dialog) this.#dialog.close();
    });
    document.body.append(this.#dialog);
    this.#say('Type to search.');
  }

  open(): void {
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#input.select();
  }

  async #find(): Promise<void> {
    const question = this.#input.value.trim();
    let found: Found[] = [];
    try {
      const search = await this.#ready;
      if (question !== this.#input.value.trim()) return;
      found = question === '' ? [] : search.find(question);
    } catch {
      this.#say('The search could not be loaded. The index of names lists every name.');
      return;
    }
    this.#chosen = 0;
    if (question !== '' && found.length === 0) {
      this.#list.replaceChildren(...elsewhere.map((result, index) => this.#item(result, index)));
      this.#input.setAttribute('aria-expanded', 'true');
      this.#mark();
      this.#say('Nothing was found for these words. Look here:');
      return;
    }
    this.#list.replaceChildren(...found.map((result, index) => this.#item(result, index)));
    this.#input.setAttribute('aria-expanded', String(found.length > 0));
    this.#mark();
    this.#say(
      question === ''
        ? 'Type to search.'
        : `${found.length} ${found.length === 1 ? 'result' : 'results'}. Arrow keys choose, Enter opens.`,
    );
  }

  #item({ path, fragment, title, page, kind, excerpt, terms }: Found, index: number): HTMLLIElement {
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
      // The results of what was typed last may still be on their way.
      void this.#ready.then(() => this.#list.children[this.#chosen]?.querySelector('a')?.click());
    }
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

  #say(text: string): void {
    this.#hint.textContent = text;
  }
}

/** Where to look when nothing was found. */
const elsewhere: readonly Found[] = [
  ['names', 'Index of names', 'Every field, value, parameter and header in alphabetical order.'],
  [
    'not-shown',
    'What is not shown',
    'What is not known about the interface, and the places that it touches.',
  ],
  ['groups/index', 'Resource groups', 'Every resource group, with the operations whose paths are not shown.'],
  ['errors', 'Error index', 'Every condition that ends in an error.'],
].map(([path = '', title = '', excerpt = '']) => ({
  path,
  fragment: '',
  title,
  page: title,
  kind: 'page',
  excerpt,
  terms: [],
}));

/** An element with the words marked that were met. */
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

/** Loads the search as a script and not by fetch, which is refused to pages that were opened from a disk. */
function load(address: string): Promise<Search> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => {
      if (window.siteSearch) resolve(window.siteSearch);
      else reject(new Error('The search did not start.'));
    });
    script.addEventListener('error', () => reject(new Error('The search is not there.')));
    document.head.append(script);
  });
}
