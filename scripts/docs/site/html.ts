import { oncePer } from '../once-per.ts';

/** HTML that needs no more escaping. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** The indentation of a template in the source is none of the page's business. */
const INDENT = /\s*\n\s*/g;

type Part = string | number | Html | readonly Part[] | undefined | false;

/** Writes HTML: what is put into the template is escaped unless it is {@link Html} itself. */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Html {
  let text = '';
  for (const [index, fixed] of fixedParts(strings).entries()) text += fixed + render(parts[index]);
  return new Html(text);
}

/** What stands in a template between the parts. The array is one and the same each time a template is used. */
const fixedParts = oncePer((strings: TemplateStringsArray) =>
  strings.map((text) => text.replaceAll(INDENT, '\n')),
);

/** Escapes a text for content and attributes. */
export function escapeHtml(text: string): string {
  if (!/[&<>"']/.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function render(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return escapeHtml(String(part));
}
