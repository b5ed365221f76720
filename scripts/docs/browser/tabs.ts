import { all } from './dom.ts';
import { storePreference, readPreference } from './store.ts';

const KEY = 'language';

const tabsOf = (list: HTMLElement): HTMLElement[] => all('[role="tab"]', list);

/** Shows one language at a time. The choice applies to all panels on all pages. */
export function addTabs(): void {
  const lists = all('[role="tablist"]');
  const choose = (language: string | null | undefined): void => {
    for (const list of lists) {
      const tabs = tabsOf(list);
      const chosen = tabs.find((tab) => tab.dataset['tab'] === language) ?? tabs[0];
      for (const tab of tabs) {
        const on = tab === chosen;
        tab.setAttribute('aria-selected', String(on));
        tab.tabIndex = on ? 0 : -1;
        const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
        if (panel) panel.hidden = !on;
      }
      list.closest<HTMLElement>('.panel')?.setAttribute('data-ready', '');
    }
  };
  for (const list of lists) {
    list.addEventListener('click', (event) => {
      const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="tab"]') : null;
      if (!tab) return;
      // Content above may grow, so scroll to keep the panel in place.
      const top = list.getBoundingClientRect().top;
      choose(tab.dataset['tab']);
      scrollBy({ top: list.getBoundingClientRect().top - top, behavior: 'instant' });
      storePreference(KEY, tab.dataset['tab'] ?? '');
    });
    list.addEventListener('keydown', (event) => {
      const tabs = tabsOf(list);
      const current = tabs.findIndex((tab) => tab === document.activeElement);
      const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: tabs.length - 1 }[
        event.key
      ];
      if (to === undefined) return;
      event.preventDefault();
      const tab = tabs[(to + tabs.length) % tabs.length];
      tab?.focus();
      tab?.click();
    });
  }
  choose(readPreference(KEY));
}
