import { all } from './dom.ts';
import { keep, recall } from './store.ts';

const KEY = 'colours';
const root = document.documentElement;

/** Sets the colours that were chosen before. */
export function applyTheme(): void {
  const chosen = recall(KEY);
  if (chosen === 'light' || chosen === 'dark') root.dataset['theme'] = chosen;
}

const isDark = (): boolean =>
  root.dataset['theme'] === undefined
    ? matchMedia('(prefers-color-scheme: dark)').matches
    : root.dataset['theme'] === 'dark';

/** Lets the button in the header turn the colours that are seen now. */
export function addThemeButtons(): void {
  for (const button of all('[data-colours]')) {
    const name = (): void =>
      button.setAttribute('aria-label', isDark() ? 'Use light colours' : 'Use dark colours');
    button.addEventListener('click', () => {
      root.dataset['theme'] = isDark() ? 'light' : 'dark';
      keep(KEY, root.dataset['theme']);
      name();
    });
    name();
  }
}
