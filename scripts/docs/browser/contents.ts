import { all } from './dom.ts';

/** Highlights the current section in the page's table of contents. */
export function markSection(): void {
  const places = all<HTMLAnchorElement>('.toc a').flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  if (places.length === 0) return;
  const mark = (): void => {
    const current = Math.max(
      0,
      places.findLastIndex(({ heading }) => heading.getBoundingClientRect().top < 160),
    );
    for (const [index, { link }] of places.entries()) {
      if (index === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  addEventListener('scroll', mark, { passive: true });
  mark();
}
