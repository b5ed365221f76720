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
  return new Html(
    strings
      .map(
        (text, index) => text.replaceAll(INDENT, '\n') + (index < parts.length ? render(parts[index]) : ''),
      )
      .join(''),
  );
}

/** Escapes a text for content and attributes. */
export function escapeHtml(text: string): string {
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
