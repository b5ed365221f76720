import { all } from './dom.ts';
import { storePreference, readPreference } from './store.ts';

const KEY = 'format';

/** Lets the reader choose an example by status, name and format. */
export function addViews(): void {
  for (const panel of all('[data-views]')) new Panel(panel).start();
}

class Panel {
  readonly #panel: HTMLElement;
  readonly #views: HTMLElement[];
  readonly #select: HTMLSelectElement | null;
  #status: string;
  #example: string;
  #format: string;

  constructor(panel: HTMLElement) {
    this.#panel = panel;
    this.#views = all('.view', panel);
    this.#select = panel.querySelector('select');
    const first = this.#views[0]?.dataset ?? {};
    this.#status = first['s'] ?? '';
    this.#example = first['e'] ?? '0';
    this.#format = readPreference(KEY) ?? 'json';
  }

  /** Shows the first example, or the one in the URL, and handles clicks. */
  start(): void {
    const panel = this.#panel;
    panel.addEventListener('click', (event) => this.#press(event));
    this.#select?.addEventListener('change', () => {
      this.#example = this.#select?.value ?? '0';
      this.#show();
    });
    // The browser's find-in-page matched a hidden view.
    for (const view of this.#views) view.addEventListener('beforematch', () => this.#choose(view));
    document.addEventListener('click', (event) => this.#follow(event));
    const wanted = this.#named(decodeURIComponent(location.hash.slice(1)));
    if (wanted) this.#choose(wanted);
    else this.#show();
    addEventListener('hashchange', () => {
      const view = this.#named(decodeURIComponent(location.hash.slice(1)));
      if (view) this.#choose(view);
    });
  }

  #named(id: string): HTMLElement | undefined {
    return id === '' ? undefined : this.#views.find((view) => view.id === id);
  }

  #press(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const { status, format } = button?.dataset ?? {};
    if (status !== undefined) {
      this.#status = status;
      this.#example = '0';
      this.#show();
    }
    if (format !== undefined) {
      this.#format = format;
      storePreference(KEY, format);
      this.#show();
    }
  }

  /** A link in the text shows its example here and scrolls to the panel if it is out of view. */
  #follow(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-show]') : null;
    const view = link && this.#named(link.dataset['show'] ?? '');
    if (!view) return;
    this.#choose(view, false);
    if (matchMedia('(min-width: 80rem)').matches) event.preventDefault();
    else this.#panel.scrollIntoView();
  }

  #choose(view: HTMLElement, format = true): void {
    this.#status = view.dataset['s'] ?? '';
    this.#example = view.dataset['e'] ?? '0';
    if (format) this.#format = view.dataset['f'] ?? 'json';
    this.#show();
  }

  #show(): void {
    const ofStatus = this.#views.filter((view) => view.dataset['s'] === this.#status);
    const named = ofStatus.filter((view) => view.dataset['name'] !== undefined);
    if (this.#select) {
      this.#select.replaceChildren(
        ...named.map((view) => {
          const value = view.dataset['e'] ?? '';
          return new Option(view.dataset['name'], value, false, value === this.#example);
        }),
      );
      this.#select.disabled = named.length < 2;
    }
    const ofExample = ofStatus.filter((view) => view.dataset['e'] === this.#example);
    const shown = ofExample.find((view) => view.dataset['f'] === this.#format) ?? ofExample[0];
    for (const view of this.#views) {
      if (view === shown) view.removeAttribute('hidden');
      else view.setAttribute('hidden', 'until-found');
    }
    for (const button of all('[data-status]', this.#panel))
      button.setAttribute('aria-pressed', String(button.dataset['status'] === this.#status));
    for (const button of all('[data-format]', this.#panel))
      button.setAttribute('aria-pressed', String(button.dataset['format'] === shown?.dataset['f']));
    for (const link of all('[data-show]')) {
      const view = this.#named(link.dataset['show'] ?? '');
      if (!view) continue;
      const on = view.dataset['s'] === this.#status && view.dataset['e'] === this.#example;
      if (on) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    this.#panel.dataset['ready'] = '';
  }
}
