/**
 * A Markdown table.
 *
 * @param head column titles
 * @param rows cells as inline Markdown
 */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [tableRow(head), tableRow(head.map(() => '---')), ...rows.map(tableRow)].join('\n');
}

/** Applies a change to the lines of a Markdown text that stand outside fenced code blocks. */
export function mapProse(markdown: string, change: (line: string) => string): string {
  let fence: string | undefined;
  return markdown
    .split('\n')
    .map((line) => {
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence === undefined) {
        if (mark === undefined) return change(line);
        fence = mark;
      } else if (mark?.startsWith(fence)) {
        fence = undefined;
      }
      return line;
    })
    .join('\n');
}

/** The anchor that GitHub gives to a heading, so that links in the guides work there and on the site. */
export function headingAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .replaceAll(' ', '-');
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map(tableCell).join(' | ')} |`;
}

function tableCell(text: string): string {
  return text
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|');
}
