/** Lets the menu of narrow screens, which opens as a target, take the focus, and Escape close it. */
export function addMenuKeys(): void {
  const button = document.querySelector<HTMLElement>('.menu-button');
  const close = document.querySelector<HTMLElement>('#menu .close');
  if (!button || !close) return;
  const isOpen = (): boolean => location.hash === '#menu' && close.offsetParent !== null;
  addEventListener('hashchange', () => {
    if (isOpen()) close.focus();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isOpen()) close.click();
  });
  close.addEventListener('click', () => setTimeout(() => button.focus()));
}
