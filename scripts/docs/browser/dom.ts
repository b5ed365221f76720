/** Elements of the page, as an array. */
export function all<E extends HTMLElement = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): E[] {
  return [...within.querySelectorAll<E>(selector)];
}

/** Tells readers who do not see it what has happened. */
export function say(text: string): void {
  const status = document.querySelector('#status');
  if (status) status.textContent = text;
}
