import { Html } from '../html.ts';

/** 16 by 16 icons; the style sheet sets their stroke. */
const icons = {
  menu: '<path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11"/>',
  search: '<circle cx="7" cy="7" r="4.25"/><path d="m10.25 10.25 3.25 3.25"/>',
  half: '<circle cx="8" cy="8" r="5.5"/><path d="M8 2.5v11a5.5 5.5 0 0 0 0-11Z" fill="currentColor" stroke="none"/>',
  close: '<path d="m4 4 8 8m0-8-8 8"/>',
  chevron: '<path d="m6 3.5 4.5 4.5L6 12.5"/>',
  arrow: '<path d="M3 8h10M9 4l4 4-4 4"/>',
  book: '<path d="M8 4.2C6.6 3.2 4.8 2.9 2.5 3v9.3c2.3-.1 4.1.2 5.5 1.2m0-9.3c1.4-1 3.2-1.3 5.5-1.2v9.3c-2.3-.1-4.1.2-5.5 1.2m0-9.3v9.3"/>',
  braces:
    '<path d="M6 2.5H5A1.5 1.5 0 0 0 3.5 4v2.5L2.5 8l1 1.5V12A1.5 1.5 0 0 0 5 13.5h1M10 2.5h1A1.5 1.5 0 0 1 12.5 4v2.5l1 1.5-1 1.5V12a1.5 1.5 0 0 1-1.5 1.5h-1"/>',
  copy: '<rect x="5.5" y="5.5" width="8" height="8" rx="1.75"/><path d="M3.5 10.5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1"/>',
  unknown:
    '<circle cx="8" cy="8" r="6" stroke-dasharray="2.4 2.3"/><path d="M6.4 6.4A1.7 1.7 0 1 1 8 8.6v.5M8 11.2v.1"/>',
  plus: '<path d="M8 3v10M3 8h10"/>',
  link: '<path d="M6.8 9.2a2.6 2.6 0 0 0 3.7 0l2-2a2.6 2.6 0 0 0-3.7-3.7l-.7.7M9.2 6.8a2.6 2.6 0 0 0-3.7 0l-2 2a2.6 2.6 0 0 0 3.7 3.7l.7-.7"/>',
  info: '<circle cx="8" cy="8" r="6"/><path d="M8 7.2v3.6M8 5.1v.1"/>',
} as const;

export type IconName = keyof typeof icons;

/** A decorative icon next to a word or name. */
export function icon(name: IconName, look = ''): Html {
  return new Html(
    `<svg class="i${look === '' ? '' : ` ${look}`}" aria-hidden="true"><use href="#i-${name}"/></svg>`,
  );
}

/** Defines a page's icons once, for reuse on the page. */
export function iconSymbols(names: readonly IconName[]): Html {
  return new Html(
    `<svg hidden>${names.map((name) => `<symbol id="i-${name}" viewBox="0 0 16 16">${icons[name]}</symbol>`).join('')}</svg>`,
  );
}

/** Returns the icons used in an HTML text. */
export function usedIcons(html: string): IconName[] {
  const used = new Set([...html.matchAll(/#i-(\w+)"/g)].map(([, name]) => name));
  return (Object.keys(icons) as IconName[]).filter((name) => used.has(name));
}

/** The site's logo: a solid square (documented) in front of a dashed one (undocumented). */
export const mark = new Html(
  '<svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="currentColor" aria-hidden="true"><rect x="1.5" y="6.5" width="14" height="14" rx="3.5" fill="currentColor"/><path d="M8 3.5A3 3 0 0 1 10 1.7h7.5a3 3 0 0 1 3 3V12a3 3 0 0 1-1.6 2.6" stroke-width="1.6" stroke-dasharray="2.4 2.2" stroke-linecap="round"/></svg>',
);

/** The logo as a file, in a green that works on light and dark. */
export const siteIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22" fill="none" stroke="#0b8475"><rect x="1.5" y="6.5" width="14" height="14" rx="3.5" fill="#0b8475"/><path d="M8 3.5A3 3 0 0 1 10 1.7h7.5a3 3 0 0 1 3 3V12a3 3 0 0 1-1.6 2.6" stroke-width="1.6" stroke-dasharray="2.4 2.2" stroke-linecap="round"/></svg>\n';
