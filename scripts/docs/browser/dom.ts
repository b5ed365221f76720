/** Selects elements of the page as an array. */
export function all<E extends HTMLElement = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): E[] {
  return [...within.querySelectorAll<E>(selector)];
}

/** Announces a text to screen readers. */
export function announce(text: string): void {
  const status = document.querySelector('#status');
  if (status) status.textContent = text;
}
