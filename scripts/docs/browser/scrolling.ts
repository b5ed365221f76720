/** Makes code that scrolls reachable by keys: on narrow screens lines stay whole. */
export function makeScrollable(root: ParentNode): void {
  const narrow = matchMedia('(max-width: 40rem)');
  const update = (): void => {
    for (const code of root.querySelectorAll('pre')) {
      if (narrow.matches) code.tabIndex = 0;
      else code.removeAttribute('tabindex');
    }
  };
  narrow.addEventListener('change', update);
  update();
}
