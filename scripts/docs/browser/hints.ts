/** Shows the text behind a mark such as GAP-018 while it is hovered or focused. */
export function addHints(): void {
  const hint = document.createElement('div');
  hint.className = 'hint';
  hint.hidden = true;
  hint.setAttribute('role', 'presentation');
  document.body.append(hint);
  const hide = (): void => void (hint.hidden = true);
  const show = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.ref') : null;
    const line = link && document.getElementById(link.hash.slice(1));
    // Show no hint for a mark inside its own entry, or for one that links to another page.
    if (!link || !line || line.contains(link) || link.getAttribute('href')?.startsWith('#') !== true) return;
    hint.textContent = [...line.childNodes]
      .filter((node) => !(node instanceof Element && node.matches('a.ref')))
      .map((node) => node.textContent)
      .join('')
      .trim();
    hint.hidden = false;
    const place = link.getBoundingClientRect();
    const left = Math.min(place.left, innerWidth - hint.offsetWidth - 16);
    const below = place.bottom + 8 + hint.offsetHeight < innerHeight;
    hint.style.left = `${Math.max(16, left)}px`;
    hint.style.top = `${below ? place.bottom + 6 : place.top - hint.offsetHeight - 6}px`;
  };
  document.addEventListener('mouseover', show);
  document.addEventListener('focusin', show);
  document.addEventListener('mouseout', hide);
  document.addEventListener('focusout', hide);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide();
  });
  addEventListener('scroll', hide, { passive: true });
}
