/**
 * Makes the menu of narrow screens modal: the page behind it keeps its place, and the focus goes in and comes back.
 * Without this script the menu is a popover.
 */
export function addMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>('#menu');
  const button = document.querySelector<HTMLElement>('.menu-button');
  if (menu && button) {
    button.addEventListener('click', (event) => {
      event.preventDefault();
      if (menu.matches(':popover-open')) menu.hidePopover();
      // Taking the focus may scroll the page behind.
      const place = scrollY;
      menu.showModal();
      scrollTo({ top: place, behavior: 'instant' });
      const current = menu.querySelector<HTMLElement>('[aria-current]');
      current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    menu.addEventListener('click', (event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (!target) return;
      const close = target.closest('.close');
      if (close) event.preventDefault();
      if (target === menu || close || target.closest('a')) menu.close();
    });
    // Wide enough for the menu beside the page: it would be there twice.
    matchMedia('(min-width: 60rem)').addEventListener('change', () => menu.close());
  }
  showHere();
}

/** Scrolls the menu beside the page until its own entry can be seen. */
function showHere(): void {
  const here = document.querySelector<HTMLElement>('.side [aria-current]');
  const side = here?.closest<HTMLElement>('.side');
  if (!here || !side) return;
  const top = here.getBoundingClientRect().top - side.getBoundingClientRect().top;
  if (top > side.clientHeight - 64) side.scrollTop = top - side.clientHeight / 3;
}
