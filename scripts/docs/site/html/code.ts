import { escapeHtml, Html } from '../html.ts';
import { lowlight, type TreeNode } from './highlighting.ts';

/** A piece of code and the letter of its colour; empty for the text colour. */
interface Token {
  readonly look: string;
  readonly text: string;
}

/**
 * The letters that the style sheet knows: a key, s string, d number or variable, k keyword, f call, c comment. A
 * one-letter class on `<i>` instead of the grammar's names, because most of a page is code.
 */
const looks: Readonly<Record<string, string>> = {
  attr: 'a',
  attribute: 'a',
  name: 'a',
  property: 'a',
  symbol: 'a',
  string: 's',
  regexp: 's',
  char: 's',
  number: 'd',
  literal: 'd',
  variable: 'd',
  subst: '',
  keyword: 'k',
  type: 'f',
  title: 'f',
  built_in: 'f',
  comment: 'c',
  doctag: 'c',
  meta: 'c',
};

function tokensOf(nodes: readonly TreeNode[], look: string): Token[] {
  return nodes.flatMap((node): Token[] => {
    if (node.type === 'text') return [{ look, text: node.value ?? '' }];
    const names = Array.isArray(node.properties?.className) ? node.properties.className.map(String) : [];
    const letters = names.map((name) => looks[name.replace(/^hljs-/, '').split('.')[0] ?? '']);
    const letter = letters.find((each) => each !== undefined);
    return tokensOf(node.children ?? [], letter ?? look);
  });
}

/** The shell grammar only colours built-ins, so colour commands and options here. */
function withShellWords(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, index) =>
    token.look === ''
      ? token.text
          .split(/((?<![\w-])--[a-z-]+|(?:^|(?<=\n))(?:curl|npm|npx|node|export)\b)/)
          .map((text): Token => {
            if (text.startsWith('--')) return { look: 'k', text };
            const isCommand = /^(?:curl|npm|npx|node|export)$/.test(text);
            return { look: isCommand && (index === 0 || text !== '') ? 'f' : '', text };
          })
      : [token],
  );
}

/** Highlights an HTTP request or response: the first line and the header names. */
function httpTokens(text: string): Token[] {
  return text.split('\n').flatMap((line, index): Token[] => {
    const end = index === 0 ? '' : '\n';
    const [, name, rest = ''] = /^([\w-]+)(:? .*)$/.exec(line) ?? [];
    return name === undefined
      ? [{ look: '', text: end + line }]
      : [
          { look: '', text: end },
          { look: index === 0 ? 'f' : 'a', text: name },
          { look: '', text: rest },
        ];
  });
}

const highlighted = new Map<string, readonly Token[]>();

function colour(text: string, language: string): readonly Token[] {
  const key = `${language} ${text}`;
  const before = highlighted.get(key);
  if (before) return before;
  const plain: Token[] = [{ look: '', text }];
  let tokens = lowlight.registered(language)
    ? tokensOf(lowlight.highlight(language, text).children ?? [], '')
    : plain;
  if (language === 'sh') tokens = withShellWords(tokens);
  if (language === 'http') tokens = httpTokens(text);
  highlighted.set(key, tokens);
  return tokens;
}

/** Display options for code. */
export interface CodeLook {
  /** Values of path parameters. */
  readonly values?: readonly string[];
  /** True to wrap long lines with a hanging indent instead of scrolling. */
  readonly wrap?: boolean;
}

/** Renders highlighted code, without an element around it. */
export function colouredCode(
  text: string,
  language: string,
  { values = [], wrap = false }: CodeLook = {},
): Html {
  const tokens = tinted(colour(text.replace(/\n$/, ''), language), values);
  if (!wrap) return new Html(spans(tokens));
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    const [first = '', ...rest] = token.text.split('\n');
    lines.at(-1)?.push({ ...token, text: first });
    for (const line of rest) lines.push([{ ...token, text: line }]);
  }
  const written = lines.map((line) => {
    const length = line.reduce((sum, token) => sum + token.text.length, 0);
    return length > WRAPS_AT ? `<span class="h">${spans(line)}</span>` : spans(line);
  });
  return new Html(written.join('\n'));
}

/** Shorter lines fit the code column. */
const WRAPS_AT = 44;

function tinted(tokens: readonly Token[], values: readonly string[]): Token[] {
  if (values.length === 0) return [...tokens];
  return tokens.flatMap((token) => {
    let parts: Token[] = [token];
    for (const value of values) {
      parts = parts.flatMap((part) =>
        part.look === 'p'
          ? [part]
          : part.text.split(value).flatMap((text, index): Token[] =>
              index === 0
                ? [{ ...part, text }]
                : [
                    { look: 'p', text: value },
                    { ...part, text },
                  ],
            ),
      );
    }
    return parts;
  });
}

function spans(tokens: readonly Token[]): string {
  const merged: Token[] = [];
  for (const token of tokens) {
    if (token.text === '') continue;
    const last = merged.at(-1);
    // White space has no colour, so it can be merged into the previous token.
    if (last && (last.look === token.look || (token.text.trim() === '' && last.look === '')))
      merged[merged.length - 1] = { look: last.look, text: last.text + token.text };
    else merged.push(token);
  }
  return merged
    .map(({ look, text }) => (look === '' ? escapeText(text) : `<i class="${look}">${escapeText(text)}</i>`))
    .join('');
}

/** Quotes don't need escaping in text, and code has many. */
function escapeText(text: string): string {
  return escapeHtml(text).replaceAll('&quot;', '"').replaceAll('&#39;', "'");
}
