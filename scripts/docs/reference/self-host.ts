import { hashed, type SiteFile } from '../assets.ts';

/**
 * The policy under which the reference runs: everything comes from the site itself. Redoc sets styles from script.
 * A page's meta element and the server send the same.
 */
export const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Where Redoc's own link leads, drawn here because the page may not load the picture from Redocly's host. */
const wordmark = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="14"><text x="0" y="11" font-family="sans-serif" font-size="11" fill="#0044d4">Redocly</text></svg>',
)}`;

/**
 * Turns the page that `redocly build-docs` renders, which loads its script from a host of Redocly's and has scripts
 * in it, into files that need no other host and run under {@link referencePolicy}.
 *
 * @param html the rendered page, from `page.html`
 * @param redocScript the script that it loads, as the CLI carries it
 * @param style the site's own style sheet
 * @returns `index.html` and the files that it loads, their names holding a hash of their content
 * @throws Error when something that has to be replaced is not there: another version renders another page
 */
export function selfHost(html: string, redocScript: string, style: string): SiteFile[] {
  const redoc = hashed('redoc', 'js', patchRedoc(redocScript));
  const css = hashed('site', 'css', style);
  let page = new Replacer('the rendered page', html);

  let reference: SiteFile | undefined;
  page = page.replace(/<script type="module">(.*?)<\/script>/s, (_, script: string) => {
    const text = new Replacer('the page script', script)
      .replace(/"https:\/\/cdn\.redocly\.com\/[^"]*redoc\.standalone\.js"/, `"./${redoc.name}"`)
      .toString();
    reference = hashed('reference', 'js', `${text.trim().replaceAll(/\n\s+/g, '\n')}\n`);
    return `<script type="module" src="./${reference.name}"></script>`;
  });
  let colors: SiteFile | undefined;
  page = page.replace(/<script>(.*?)<\/script>/s, (_, script: string) => {
    colors = hashed('color-mode', 'js', script);
    return `<script src="./${colors.name}"></script>`;
  });
  page = page
    .replace(/<link rel="modulepreload" href="[^"]*" integrity="[^"]*" crossorigin="anonymous" \/>/, () => {
      return `<link rel="modulepreload" href="./${redoc.name}" />`;
    })
    .replace('%CSP%', referencePolicy)
    .replace('%site.css%', `./${css.name}`)
    // Redoc renders links for a server that knows its routes; in the browser the routes stand after the #.
    .replace(/(<a [^>]*?)href="\/(?=[^/"]|")/g, '$1href="#/');
  if (!reference || !colors) throw new Error('unreachable: a replacement that matches nothing throws');
  return [{ name: 'index.html', text: page.toString() }, redoc, reference, colors, css];
}

function patchRedoc(script: string): string {
  return (
    new Replacer('redoc.standalone.js', script)
      .replace('https://cdn.redoc.ly/redoc/logo-mini-full.svg', wordmark)
      .replace('https://cdn.redoc.ly/redoc/logo-mini.svg', wordmark)
      // Redoc lists responses in the order of the object's keys, where a JavaScript engine puts numbers before 2XX.
      .replace(
        /(Object\.entries\(\w+\))(\.filter\(\(\[e\]\)=>\w+\(e\)\)\.map\(\(\[\w+,\w+\]\)=>\{let \w+=_V\()/,
        '$1.sort(([a],[b])=>Number(!/^2/.test(a))-Number(!/^2/.test(b)))$2',
      )
      .toString()
  );
}

/** Text with replacements that must each match. */
class Replacer {
  readonly #what: string;
  readonly #text: string;

  constructor(what: string, text: string) {
    this.#what = what;
    this.#text = text;
  }

  replace(
    pattern: string | RegExp,
    replacement: string | ((match: string, ...groups: string[]) => string),
  ): Replacer {
    const found =
      typeof pattern === 'string' ? this.#text.includes(pattern) : this.#text.search(pattern) >= 0;
    if (!found) throw new Error(`Nothing in ${this.#what} matches ${String(pattern)}.`);
    // In the replacement of a plain string, `$` has no meaning.
    const by =
      typeof pattern === 'string' && typeof replacement === 'string' ? () => replacement : replacement;
    return new Replacer(this.#what, this.#text.replace(pattern, by as string));
  }

  toString(): string {
    return this.#text;
  }
}
