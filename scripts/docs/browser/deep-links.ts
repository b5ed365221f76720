import { all } from './dom.ts';

/** Gives every field a link to itself, for those who point at it. */
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

/** Opens the folds around a place that an address names. */
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
  // Folds and panels have changed the height of the page since the browser went to the place.
  goal.scrollIntoView({ behavior: 'instant' });
}
