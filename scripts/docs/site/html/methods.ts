import { type Html, markup } from '../html.ts';

/** Renders an operation's method as a coloured word, on a tint, or filled. */
export function methodHtml(method: string, look = ''): Html {
  return markup`<span class="m ${method.toLowerCase()}${look === '' ? '' : ` ${look}`}">${method.toUpperCase()}</span>`;
}

/** Placeholder for an unknown method. */
export const unknownMethod = markup`<span class="m wash no">?<span class="vh"> method and path unknown</span></span>`;
