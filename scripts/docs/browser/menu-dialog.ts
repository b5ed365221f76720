import { all } from './dom.ts';

/**
 * Makes the menu of narrow screens modal: the page behind it is inert and doesn't scroll, and focus moves in and back
 * out. The browser closes the menu on Escape.
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
  // The screen is wide enough for the menu beside the page, so close the popover that would cover it.
  matchMedia('(min-width: 60rem)').addEventListener('change', () => {
    if (menu.matches(':popover-open')) menu.hidePopover();
  });
  showHere();
}

/** Makes everything except the menu inert, or undoes it. */
function setModal(modal: boolean): void {
  for (const part of all('.bar, main, .skip')) part.inert = modal;
}

/** Scrolls the side menu until the current entry is visible. */
function showHere(): void {
  const here = document.querySelector<HTMLElement>('.side [aria-current]');
  const side = here?.closest<HTMLElement>('.side');
  if (!here || !side) return;
  const top = here.getBoundingClientRect().top - side.getBoundingClientRect().top;
  if (top > side.clientHeight - 64) side.scrollTop = top - side.clientHeight / 3;
}
