import type { Page } from 'playwright-core';

/**
 * Returns the words of a page that break across lines anywhere other than at a space, a hyphen, punctuation or a
 * capital inside a name. Code blocks wrap anywhere, so they are ignored.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const broken = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('pre, svg, script, style, title, .offscreen') || !parent.checkVisibility()) continue;
      for (const match of node.data.matchAll(/[\\p{Lu}]*[\\p{Ll}\\p{N}]+|\\p{Lu}+/gu)) {
        if (match[0].length < 2) continue;
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top / 4)));
        if (lines.size > 1) broken.push(match[0] + ' in "' + node.data.trim().slice(0, 40) + '"');
      }
    }
    return broken;
  })()`);
}
