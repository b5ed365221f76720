/** Marks, in the list of a page's sections, the one that is being read. */
export function markSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')];
  const places = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  if (places.length === 0) return;
  let waiting = false;
  const mark = (): void => {
    waiting = false;
    const current = places.findLast(({ heading }) => heading.getBoundingClientRect().top < 160);
    for (const { link } of places) link.removeAttribute('aria-current');
    current?.link.setAttribute('aria-current', 'true');
  };
  addEventListener(
    'scroll',
    () => {
      if (!waiting) requestAnimationFrame(mark);
      waiting = true;
    },
    { passive: true },
  );
  mark();
}
