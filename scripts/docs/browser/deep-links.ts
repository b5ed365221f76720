import { all } from './dom.ts';

/** Gives every field a link to itself, shown on hover. */
export function linkFields(): void {
  for (const field of all('.fields > li[id]')) {
    const link = document.createElement('a');
    link.className = 'anchor';
    link.href = `#${field.id}`;
    link.innerHTML = '<svg class="i" aria-hidden="true"><use href="#i-link"/></svg>';
    link.setAttribute('aria-label', `Link to ${field.id}`);
    field.querySelector('.top-line')?.append(link);
  }
}

/** Opens the folds around the element in the URL fragment. */
export function openAround(): void {
  addEventListener('hashchange', open);
  if (location.hash !== '') {
    open();
    addEventListener('load', open, { once: true });
  }
}

function open(): void {
  const goal = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!goal) return;
  for (let fold = goal.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  // Folds and panels changed the page's height after the browser scrolled to the element.
  goal.scrollIntoView({ behavior: 'instant' });
}
