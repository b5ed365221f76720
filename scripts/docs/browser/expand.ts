import { all } from './dom.ts';

/** Makes a button that opens or closes all folds in the page's text. */
export function addExpanding(): void {
  const [button] = all<HTMLButtonElement>('[data-expand]');
  const folds = all<HTMLDetailsElement>('.intro details, .text details');
  if (!button || folds.length === 0) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    const isOpening = folds.some(({ open }) => !open);
    for (const fold of folds) fold.open = isOpening;
    button.textContent = isOpening ? 'Collapse all' : 'Expand all';
  });
}
