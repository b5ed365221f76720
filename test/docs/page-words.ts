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

/** What the content of a page says as HTML: without what leads to other pages, drawings, and what only scripts show. */
export function wordsOfHtml(html: string): Set<string> {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const text = main
    .replaceAll(/<nav class="(?:crumbs|turn)".*?<\/nav>/gs, '')
    .replaceAll(/<(footer|aside|svg)\b.*?<\/\1>/gs, '')
    .replaceAll(/<(\w+)[^>]*class="[^"]*\bjs-only\b[^"]*".*?<\/\1>/gs, '')
    // How much a fold holds: what is not folded needs nobody to count it.
    .replaceAll(/<span class="count">.*?<\/span>/g, '')
    .replaceAll(/\d+(?= fields?\b[^<]*<\/summary>)/g, '')
    // A heading for those who do not see what it heads.
    .replaceAll(/<p class="vh"[^>]*>.*?<\/p>/g, '')
    .replaceAll('<wbr>', '')
    .replaceAll(/<code[^>]*>(.*?)<\/code>/gs, (_, code: string) => ` ${code.replaceAll(/<[^>]*>/g, '')} `)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
  return wordsOf(text);
}

/** What a page says as Markdown: without the targets of links, the languages of blocks of code and the numbers of lists. */
export function wordsOfMarkdown(markdown: string): Set<string> {
  const text = markdown
    .replaceAll(/<a id="[^"]*"><\/a>/g, '')
    .replaceAll(/\]\([^)\s]*\)/g, ']')
    .replaceAll(/\\([\\`*_{}[\]<>()#+.!|&~-])/g, '$1')
    .replaceAll(/^ *(?:```\w*|\d+\.(?= ))/gm, '');
  return wordsOf(text);
}
