const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}_]+/gu));
}

/** Returns the words of a page's HTML content, without navigation, diagrams and script-only elements. */
export function wordsOfHtml(html: string): Set<string> {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const text = main
    .replaceAll(/<nav class="(?:crumbs|turn)".*?<\/nav>/gs, '')
    .replaceAll(/<(footer|aside|svg)\b.*?<\/\1>/gs, '')
    .replaceAll(/<(\w+)[^>]*class="[^"]*\bjs-only\b[^"]*".*?<\/\1>/gs, '')
    // The number of items in a fold, which the Markdown omits.
    .replaceAll(/<span class="count">.*?<\/span>/g, '')
    .replaceAll(/\d+(?= fields?\b[^<]*<\/summary>)/g, '')
    // A heading for screen readers.
    .replaceAll(/<p class="vh"[^>]*>.*?<\/p>/g, '')
    .replaceAll('<wbr>', '')
    .replaceAll(/<code[^>]*>(.*?)<\/code>/gs, (_, code: string) => ` ${code.replaceAll(/<[^>]*>/g, '')} `)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
  return wordsOf(text);
}

/** Returns the words of a page's Markdown, without link targets, code block languages and list numbers. */
export function wordsOfMarkdown(markdown: string): Set<string> {
  const text = markdown
    .replaceAll(/<a id="[^"]*"><\/a>/g, '')
    .replaceAll(/\]\([^)\s]*\)/g, ']')
    .replaceAll(/\\([\\`*_{}[\]<>()#+.!|&~-])/g, '$1')
    .replaceAll(/^ *(?:```\w*|\d+\.(?= ))/gm, '');
  return wordsOf(text);
}
