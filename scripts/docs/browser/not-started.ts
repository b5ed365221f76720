/** Milliseconds that Redoc is given before the page says that it has not started. */
const PATIENCE = 6000;

/** Says where Redoc does not start: from a disk at once, under a policy without styles of its own after a while. */
export function tellWhenNotStarted(): void {
  const notice = document.querySelector<HTMLElement>('#not-started');
  const redoc = document.querySelector('#redoc');
  if (!notice || !redoc) return;
  const tell = (): void => {
    notice.hidden = isShown(redoc);
  };
  // A disk lets no module run: what is seen there was rendered before, and nothing in it opens.
  if (location.protocol === 'file:') {
    notice.hidden = false;
    return;
  }
  setTimeout(tell, PATIENCE);
  // On a slow line it may start after that.
  new MutationObserver(() => {
    if (!notice.hidden) tell();
  }).observe(redoc, { childList: true, subtree: true });
}

/** Whether Redoc shows its first heading. */
function isShown(redoc: Element): boolean {
  return redoc.querySelector('h1')?.checkVisibility({ visibilityProperty: true }) ?? false;
}
