/** Reads from the pages' HTML what tests compare. The pages are our own, so that patterns are enough. */
export interface PageFacts {
  ids: string[];
  /** Targets of links, as they stand. */
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

/** Path of the file that a link on a page leads to, and the fragment. */
export function resolveLink(from: string, link: string): { file: string; fragment: string } {
  const url = new URL(link, `http://site.invalid/${from}`);
  return {
    file: decodeURIComponent(url.pathname.slice(1)),
    fragment: decodeURIComponent(url.hash.slice(1)),
  };
}
