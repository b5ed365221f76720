import type { PhrasingContent, Root } from 'mdast';
import GithubSlugger, { slug } from 'github-slugger';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** Our texts contain no markup or images; `<br>` is shown literally. */
const noMarkup = { disable: { null: ['htmlFlow', 'htmlText', 'labelStartImage', 'codeIndented'] } };

/** Disables block syntax inside a line. */
const inlineOnly = {
  disable: {
    null: [
      ...noMarkup.disable.null,
      'blockQuote',
      'codeFenced',
      'definition',
      'headingAtx',
      'list',
      'setextUnderline',
      'thematicBreak',
    ],
  },
};

const parsed = new Map<string, Root>();
const blockOptions = {
  extensions: [gfmTable(), noMarkup],
  mdastExtensions: [gfmTableFromMarkdown()],
};

/** Parses a Markdown text, with tables. The tree is cached, so don't modify it. */
export function parseMarkdown(text: string): Root {
  const cached = parsed.get(text);
  if (cached) return cached;
  if (/^\p{L}/u.test(text) && !MARKS.test(text)) return wordsOnly(text);
  const root = fromMarkdown(text, blockOptions);
  parsed.set(text, root);
  return root;
}

/** Builds the tree of a text without syntax: a single paragraph. */
function wordsOnly(value: string): Root {
  const end = value.trimEnd().length;
  const position = {
    start: { line: 1, column: 1, offset: 0 },
    end: { line: 1, column: end + 1, offset: end },
  };
  return {
    type: 'root',
    children: [{ type: 'paragraph', position, children: [{ type: 'text', value: value.slice(0, end) }] }],
  };
}

/** Characters that can be inline syntax; a text without them is plain. */
const MARKS = /[\\`*_[\]&<\n]/;

const parsedInline = new Map<string, readonly PhrasingContent[]>();

/** Parses inline Markdown; line breaks count as spaces. The nodes are cached, so don't modify them. */
export function parseInline(text: string): readonly PhrasingContent[] {
  if (text === '') return [];
  if (!MARKS.test(text)) return [{ type: 'text', value: text }];
  const cached = parsedInline.get(text);
  if (cached) return cached;
  const [paragraph] = fromMarkdown(text.trim().replaceAll(/\s*\n\s*/g, ' '), {
    extensions: [inlineOnly],
  }).children;
  const nodes = paragraph?.type === 'paragraph' ? paragraph.children : [];
  parsedInline.set(text, nodes);
  return nodes;
}

/** Returns every text parsed in this process, for the test that looks for generated texts. */
export function parsedTexts(): string[] {
  return [...parsed.keys(), ...parsedInline.keys()];
}

/**
 * Builds a Markdown table.
 *
 * @param head column titles
 * @param rows cells as inline Markdown
 */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [tableRow(head), tableRow(head.map(() => '---')), ...rows.map(tableRow)].join('\n');
}

export function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text.replace(/\n$/, '')}\n\`\`\``;
}

/** Splits a Markdown text into lines and marks those inside code blocks. */
function linesOf(markdown: string): { line: string; isCode: boolean }[] {
  let open = '';
  return markdown.split('\n').map((line) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    const isCode = open !== '' || mark !== '';
    if (open === '') open = mark;
    else if (mark.startsWith(open)) open = '';
    return { line, isCode };
  });
}

/** Transforms the lines of a Markdown text that aren't in code blocks. */
export function mapProse(markdown: string, change: (line: string) => string): string {
  return linesOf(markdown)
    .map(({ line, isCode }) => (isCode ? line : change(line)))
    .join('\n');
}

/** A heading, or the text between two headings. */
export type Section =
  { readonly depth: number; readonly title: string; readonly id: string } | { readonly text: string };

/** Splits a text at its level 2 to 4 headings, with the same IDs as on GitHub. */
export function sectionsOf(markdown: string): Section[] {
  const slugs = new GithubSlugger();
  const sections: Section[] = [];
  let lines: string[] = [];
  const flush = (): void => {
    const text = lines.join('\n').trim();
    if (text !== '') sections.push({ text });
    lines = [];
  };
  for (const { line, isCode } of linesOf(markdown)) {
    const [, marks = '', title = ''] = (isCode ? null : /^(#{2,4})\s+(.*?)(?:\s+#*)?$/.exec(line)) ?? [];
    if (title === '') {
      lines.push(line);
      continue;
    }
    flush();
    sections.push({ depth: marks.length, title, id: slugs.slug(plainText(parseInline(title))) });
  }
  flush();
  return sections;
}

/** Returns the anchor that GitHub gives a heading, so that links in guides work there and on the site. */
export function headingAnchor(heading: string): string {
  return slug(plainText(parseInline(heading)));
}

/** Splits off a text's first sentence. A text that doesn't start with a paragraph has no lead. */
export function leadOf(markdown: string): { lead: string; rest: string } {
  const [first] = parseMarkdown(markdown).children;
  const end = first?.type === 'paragraph' ? (first.position?.end.offset ?? 0) : 0;
  const [lead = '', ...others] = sentencesOf(markdown.slice(0, end));
  return { lead, rest: [others.join(' '), markdown.slice(end).trim()].filter(Boolean).join('\n\n') };
}

/** Splits a Markdown text into sentences. A full stop inside code doesn't end one. */
export function sentencesOf(markdown: string): string[] {
  const sentences: string[] = [];
  for (const part of markdown.trim().split(/(?<=[.!?])\s+/)) {
    const last = sentences.at(-1);
    if (last !== undefined && (last.split('`').length - 1) % 2 === 1)
      sentences.splice(-1, 1, `${last} ${part}`);
    else sentences.push(part);
  }
  return sentences;
}

/** Returns the text of nodes without their formatting. */
export function plainText(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => ('children' in node ? plainText(node.children) : 'value' in node ? node.value : ''))
    .join('');
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
