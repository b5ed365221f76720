import { type Html, markup } from '../html.ts';

/** The method of an operation: a word in its colour, on its wash, or filled. */
export function methodHtml(method: string, look = ''): Html {
  return markup`<span class="m ${method.toLowerCase()}${look === '' ? '' : ` ${look}`}">${method.toUpperCase()}</span>`;
}

/** Stands for a method that nobody knows. */
export const unknownMethod = markup`<span class="m wash no">?<span class="vh"> method and path unknown</span></span>`;
