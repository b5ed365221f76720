/** Facts about a page, extracted from its HTML. We generate the HTML, so regular expressions are enough. */
export interface PageFacts {
  ids: string[];
  /** Link targets, unresolved. */
  links: string[];
  /** Files that the page loads. */
  files: string[];
}

export function readPage(html: string): PageFacts {
  return {
    ids: [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => unescape(id)),
    links: [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href = '']) => unescape(href)),
    files: [
      ...html.matchAll(
        /<(?:script|img)\b[^>]*? src="([^"]*)"|<link rel="(?:stylesheet|alternate|canonical)"[^>]*? href="([^"]*)"/g,
      ),
    ].map(([, source, href]) => unescape(source ?? href ?? '')),
  };
}

function unescape(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/** Returns the file path and fragment of a link's target. */
export function resolveLink(from: string, link: string): { file: string; fragment: string } {
  const url = new URL(link, `http://site.invalid/${from}`);
  return {
    file: decodeURIComponent(url.pathname.slice(1)),
    fragment: decodeURIComponent(url.hash.slice(1)),
  };
}
