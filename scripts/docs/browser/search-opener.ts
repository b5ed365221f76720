/**
 * Opens the search with a button in the header, `/` or Ctrl+K. The input appears at once; the index and results load on
 * the first search.
 */
export function addSearch(): void {
  const { root = '', search } = document.documentElement.dataset;
  const button = document.querySelector('#search-button');
  if (!button || search === undefined) return;
  let dialog: HTMLDialogElement | undefined;
  const open = (event: Event): void => {
    event.preventDefault();
    dialog ??= makeDialog(root + search);
    if (!dialog.open) dialog.showModal();
    dialog.querySelector('input')?.select();
  };
  button.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    const typing =
      event.target instanceof HTMLElement &&
      event.target.matches('input, textarea, select, [contenteditable]');
    const slash = event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
    const k = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (slash || k) open(event);
  });
}

/** Loads the search as a script, because pages opened from disk can't use fetch. */
function makeDialog(address: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.id = 'search';
  dialog.setAttribute('aria-label', 'Search');
  // Not `type="search"`: there, Escape clears the input and leaves the dialog open.
  dialog.innerHTML =
    '<div class="ask"><input type="text" enterkeyhint="go" placeholder="Fields, values, errors, guides …" autocomplete="off" spellcheck="false" role="combobox" aria-label="Search the documentation" aria-controls="search-results" aria-expanded="false" aria-autocomplete="list"><button class="tool" type="button" aria-label="Close the search"><svg class="i" aria-hidden="true"><use href="#i-close"/></svg></button></div><p role="status">Loading …</p><ol id="search-results" role="listbox" aria-label="Results"></ol>';
  const input = dialog.querySelector('input');
  // If Enter is pressed before there are results, the first one opens when it appears.
  input?.addEventListener('keydown', ({ key }) => dialog.toggleAttribute('data-enter', key === 'Enter'));
  dialog.querySelector('button')?.addEventListener('click', () => dialog.close());
  document.body.append(dialog);
  const script = document.createElement('script');
  script.src = address;
  script.addEventListener('load', () => window.siteSearch?.(dialog));
  script.addEventListener('error', () => {
    const hint = dialog.querySelector('p');
    if (hint) hint.textContent = "Search couldn't be loaded. Use the index of names instead.";
  });
  document.head.append(script);
  return dialog;
}
