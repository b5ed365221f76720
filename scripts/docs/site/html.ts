import { oncePer } from '../once-per.ts';

/** HTML that is already escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** Matches a template's source indentation, which is removed. */
const INDENT = /\s*\n\s*/g;

type Part = string | number | Html | readonly Part[] | undefined | false;

/** Builds HTML. Interpolated values are escaped unless they are {@link Html}. */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Html {
  let text = '';
  for (const [index, fixed] of fixedParts(strings).entries()) text += fixed + render(parts[index]);
  return new Html(text);
}

/** Returns a template's literal parts. Each template always passes the same array. */
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
