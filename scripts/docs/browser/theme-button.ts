import { all } from './dom.ts';
import { storePreference, readPreference } from './store.ts';

const KEY = 'colours';
const root = document.documentElement;

/** Applies the stored theme. */
export function applyTheme(): void {
  const chosen = readPreference(KEY);
  if (chosen === 'light' || chosen === 'dark') root.dataset['theme'] = chosen;
}

const isDark = (): boolean =>
  root.dataset['theme'] === undefined
    ? matchMedia('(prefers-color-scheme: dark)').matches
    : root.dataset['theme'] === 'dark';

/** Makes the header button switch between light and dark. */
export function addThemeButtons(): void {
  for (const button of all('[data-colours]')) {
    const name = (): void =>
      button.setAttribute('aria-label', isDark() ? 'Use the light theme' : 'Use the dark theme');
    button.addEventListener('click', () => {
      root.dataset['theme'] = isDark() ? 'light' : 'dark';
      storePreference(KEY, root.dataset['theme']);
      name();
    });
    name();
  }
}
