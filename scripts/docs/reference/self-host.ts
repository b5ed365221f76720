import { hashed, type SiteFile } from '../assets.ts';

/**
 * Content security policy of the reference page: everything comes from the site itself. Redoc sets styles from script.
 * The page's meta element and the server send the same policy.
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

/** The image for Redoc's own link, inlined because the page may not load it from Redocly's host. */
const wordmark = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="14"><text x="0" y="11" font-family="sans-serif" font-size="11" fill="#0044d4">Redocly</text></svg>',
)}`;

/**
 * Splits the page from `redocly build-docs`, which has inline scripts and loads one from a Redocly host, into files
 * that need no other host and work under {@link referencePolicy}.
 *
 * @param html the rendered page, from `page.html`
 * @param redocScript the script that it loads, as bundled with the CLI
 * @param style the site's own style sheet
 * @returns `index.html` and the files it loads, with hashed names
 * @throws Error if something to be replaced is missing, because another version renders a different page
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
    // Redoc renders links for server-side routes; in the browser the routes are in the fragment.
    .replace(/(<a [^>]*?)href="\/(?=[^/"]|")/g, '$1href="#/');
  if (!reference || !colors) throw new Error('unreachable: a replacement that matches nothing throws');
  return [{ name: 'index.html', text: page.toString() }, redoc, reference, colors, css];
}

function patchRedoc(script: string): string {
  return (
    new Replacer('redoc.standalone.js', script)
      .replace('https://cdn.redoc.ly/redoc/logo-mini-full.svg', wordmark)
      .replace('https://cdn.redoc.ly/redoc/logo-mini.svg', wordmark)
      // Redoc lists responses in key order, and JavaScript puts integer keys before 2XX.
      .replace(
        /(Object\.entries\(\w+\))(\.filter\(\(\[e\]\)=>\w+\(e\)\)\.map\(\(\[\w+,\w+\]\)=>\{let \w+=_V\()/,
        '$1.sort(([a],[b])=>Number(!/^2/.test(a))-Number(!/^2/.test(b)))$2',
      )
      .toString()
  );
}

/** A text with replacements that must each match. */
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
    const matches =
      typeof pattern === 'string' ? this.#text.includes(pattern) : this.#text.search(pattern) >= 0;
    if (!matches) throw new Error(`Nothing in ${this.#what} matches ${String(pattern)}.`);
    // With a string replacement, don't interpret `$`.
    const by =
      typeof pattern === 'string' && typeof replacement === 'string' ? () => replacement : replacement;
    return new Replacer(this.#what, this.#text.replace(pattern, by as string));
  }

  toString(): string {
    return this.#text;
  }
}
