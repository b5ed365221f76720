import { keep, recall } from './store.ts';

const KEY = 'sample-language';

/**
 * Shows one section of a group at a time, chosen by tabs that work with the arrow keys. The choice is kept for the next
 * page.
 */
export function makeTabs(group: HTMLElement): void {
  const panels = [...group.querySelectorAll<HTMLElement>(':scope > section')];
  if (panels.length < 2) return;
  const list = document.createElement('div');
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', 'Language of the sample');
  const tabs = panels.map((panel, index) => {
    const heading = panel.querySelector('h3');
    const id = panel.dataset['tab'] ?? String(index);
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.id = `${group.id}-tab-${id}`;
    tab.textContent = heading?.textContent ?? id;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', `${group.id}-${id}`);
    panel.id = `${group.id}-${id}`;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    heading?.remove();
    tab.addEventListener('click', () => choose(index));
    list.append(tab);
    return tab;
  });
  const choose = (chosen: number, focus = false): void => {
    for (const [index, tab] of tabs.entries()) {
      const selected = index === chosen;
      tab.setAttribute('aria-selected', String(selected));
      tab.tabIndex = selected ? 0 : -1;
      panels[index]?.classList.toggle('hidden', !selected);
      if (selected && focus) tab.focus();
    }
    keep(KEY, panels[chosen]?.dataset['tab'] ?? '');
  };
  list.addEventListener('keydown', (event) => {
    const now = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
    const next = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose((next + tabs.length) % tabs.length, true);
  });
  group.prepend(list);
  const kept = recall(KEY);
  const first = panels.findIndex((panel) => panel.dataset['tab'] === kept);
  choose(Math.max(first, 0));
}
