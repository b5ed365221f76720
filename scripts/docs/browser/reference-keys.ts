/** What the site adds to the reference: a word where Redoc does not start, and its search with `/`. */
import { tellWhenNotStarted } from './not-started.ts';

tellWhenNotStarted();

/** Redoc itself knows Ctrl+K alone. */
document.addEventListener('keydown', (event) => {
  const typing =
    event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable]');
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-testid="search-trigger"]')];
  const button = buttons.find(({ offsetParent }) => offsetParent !== null);
  if (!button) return;
  event.preventDefault();
  button.click();
});
