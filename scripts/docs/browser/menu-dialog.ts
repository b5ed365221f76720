import { all } from './dom.ts';

/**
 * Makes the menu of narrow screens modal: the page behind it is inert and keeps its place, and the focus goes in and
 * comes back. The browser closes the menu with Escape.
 */
export function addMenu(): void {
  const menu = document.querySelector<HTMLElement>('#menu');
  if (!menu) return;
  menu.addEventListener('toggle', ({ newState }) => {
    const place = scrollY;
    setModal(newState === 'open');
    if (newState === 'closed') {
      document.querySelector<HTMLElement>('.menu-button')?.focus({ preventScroll: true });
      return;
    }
    const goal = menu.querySelector<HTMLElement>('[aria-current]') ?? menu.querySelector<HTMLElement>('a');
    goal?.focus({ preventScroll: true });
    goal?.scrollIntoView({ block: 'center', behavior: 'instant' });
    scrollTo({ top: place, behavior: 'instant' });
  });
  // Wide enough for the menu beside the page: it would lie over it.
  matchMedia('(min-width: 60rem)').addEventListener('change', () => {
    if (menu.matches(':popover-open')) menu.hidePopover();
  });
  showHere();
}

/** Makes all but the menu inert, or no longer. */
function setModal(modal: boolean): void {
  for (const part of all('.bar, main, .skip')) part.inert = modal;
}

/** Scrolls the menu beside the page until its own entry can be seen. */
function showHere(): void {
  const here = document.querySelector<HTMLElement>('.side [aria-current]');
  const side = here?.closest<HTMLElement>('.side');
  if (!here || !side) return;
  const top = here.getBoundingClientRect().top - side.getBoundingClientRect().top;
  if (top > side.clientHeight - 64) side.scrollTop = top - side.clientHeight / 3;
}
