import type MarkdownIt from 'markdown-it';

/**
 * Gives each cell of a table in a text the title of its column as `data-label`. On narrow screens cells stand below each
 * other and show it.
 */
export function labelCells(markdown: InstanceType<typeof MarkdownIt>): void {
  markdown.core.ruler.push('label-cells', ({ tokens }) => {
    let titles: string[] = [];
    let column = 0;
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'table_open') titles = [];
      if (token.type === 'tr_open') column = 0;
      if (token.type === 'th_open') titles.push(tokens[index + 1]?.content ?? '');
      if (token.type === 'td_open') {
        const title = titles[column];
        if (title !== undefined && column > 0) token.attrSet('data-label', title);
        column += 1;
      }
    }
  });
}
