import GithubSlugger from 'github-slugger';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import type { ProseFile } from './prose-files.ts';

/** A part of a Markdown text, of a kind that lint checks. */
export interface Part {
  readonly kind: 'code-span' | 'code-block' | 'comment' | 'html' | 'image' | 'link';
  /** The code, the raw comment or HTML, or the target of an image or link. */
  readonly text: string;
  /** Set for code blocks only. */
  readonly language: string | undefined;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
}

export interface MarkdownParts {
  readonly parts: readonly Part[];
  /** The anchors of the headings that a link can point to. */
  readonly anchors: ReadonlySet<string>;
}

type Node = ReturnType<typeof fromMarkdown>['children'][number];

/** @param linkable returns true if a link can point to a heading of this depth */
export function markdownParts(
  { text }: ProseFile,
  linkable: (depth: number) => boolean = () => true,
): MarkdownParts {
  const parts: Part[] = [];
  const anchors = new Set<string>();
  const slugger = new GithubSlugger();
  const visit = (node: Node): void => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const add = (kind: Part['kind'], content: string, language?: string | null): void => {
      parts.push({ kind, text: content, language: language ?? undefined, line, column });
    };
    if (node.type === 'inlineCode') add('code-span', node.value);
    if (node.type === 'code') add('code-block', node.value, node.lang);
    if (node.type === 'html') {
      for (const comment of node.value.match(/<!--[\s\S]*?-->/g) ?? []) add('comment', comment);
      const html = node.value.replaceAll(/<!--[\s\S]*?-->/g, '').trim();
      if (html !== '') add('html', html);
    }
    if (node.type === 'image') add('image', node.url);
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') add('link', node.url);
    if (node.type === 'heading' && linkable(node.depth)) anchors.add(slugger.slug(toString(node)));
    if ('children' in node) for (const child of node.children) visit(child);
  };
  for (const node of fromMarkdown(text).children) visit(node);
  return { parts, anchors };
}
