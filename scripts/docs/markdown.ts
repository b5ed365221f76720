import type { PhrasingContent, Root } from 'mdast';
import GithubSlugger, { slug } from 'github-slugger';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** Markup and images have no place in our texts: `<br>` is shown as it stands. */
const noMarkup = { disable: { null: ['htmlFlow', 'htmlText', 'labelStartImage', 'codeIndented'] } };

/** What starts a block has no meaning inside a line. */
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

/** A Markdown text, with tables, as a tree, which nobody changes: the same text is parsed once. */
export function parseMarkdown(text: string): Root {
  const known = parsed.get(text);
  if (known) return known;
  if (/^\p{L}/u.test(text) && !MARKS.test(text)) return wordsOnly(text);
  const root = fromMarkdown(text, blockOptions);
  parsed.set(text, root);
  return root;
}

/** The tree of a text without marks: one paragraph. */
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

/** Characters that can be a mark inside a line; a text without them is its own words. */
const MARKS = /[\\`*_[\]&<\n]/;

const parsedInline = new Map<string, readonly PhrasingContent[]>();

/** A Markdown text inside a line as nodes, which nobody changes; line breaks count as spaces. */
export function parseInline(text: string): readonly PhrasingContent[] {
  if (text === '') return [];
  if (!MARKS.test(text)) return [{ type: 'text', value: text }];
  const known = parsedInline.get(text);
  if (known) return known;
  const [paragraph] = fromMarkdown(text.trim().replaceAll(/\s*\n\s*/g, ' '), {
    extensions: [inlineOnly],
  }).children;
  const nodes = paragraph?.type === 'paragraph' ? paragraph.children : [];
  parsedInline.set(text, nodes);
  return nodes;
}

/** Every text that was parsed in this process, for the test that looks for texts that no author wrote. */
export function parsedTexts(): string[] {
  return [...parsed.keys(), ...parsedInline.keys()];
}

/**
 * A Markdown table.
 *
 * @param head column titles
 * @param rows cells as inline Markdown
 */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [tableRow(head), tableRow(head.map(() => '---')), ...rows.map(tableRow)].join('\n');
}

/** A block of code. */
export function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text.replace(/\n$/, '')}\n\`\`\``;
}

/** Lines of a Markdown text, and whether each is code. */
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

/** Applies a change to the lines of a Markdown text that stand outside code blocks. */
export function mapProse(markdown: string, change: (line: string) => string): string {
  return linesOf(markdown)
    .map(({ line, isCode }) => (isCode ? line : change(line)))
    .join('\n');
}

/** A part of a text: a heading, or what stands between two. */
export type Section =
  { readonly depth: number; readonly title: string; readonly id: string } | { readonly text: string };

/** Cuts a text at its headings of the levels 2 to 4, whose ids are those that GitHub gives them. */
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

/** The anchor that GitHub gives to a heading, so that links in the guides work there and on the site. */
export function headingAnchor(heading: string): string {
  return slug(plainText(parseInline(heading)));
}

/** The sentence that a text begins with, and what follows it; a text that begins with something else has no lead. */
export function leadOf(markdown: string): { lead: string; rest: string } {
  const [first] = parseMarkdown(markdown).children;
  const end = first?.type === 'paragraph' ? (first.position?.end.offset ?? 0) : 0;
  const [lead = '', ...others] = sentencesOf(markdown.slice(0, end));
  return { lead, rest: [others.join(' '), markdown.slice(end).trim()].filter(Boolean).join('\n\n') };
}

/** The sentences of a Markdown text. A full stop inside code ends none. */
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

/** The words of nodes without their marks. */
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
