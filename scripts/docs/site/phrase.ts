import type { InlineCode, Link, PhrasingContent, Strong, Text } from 'mdast';
import { parseInline } from '../markdown.ts';

/**
 * Text inside a line. A string is Markdown that an author wrote; the words and marks that this site adds are nodes, which
 * are never parsed.
 */
export type Phrase = string | PhrasingContent | readonly Phrase[];

/** Plain words, whatever characters they have. */
export function words(value: string): Text {
  return { type: 'text', value };
}

/** A name as code. */
export function code(value: string): InlineCode {
  return { type: 'inlineCode', value };
}

/** Strong words. */
export function strong(text: Phrase): Strong {
  return { type: 'strong', children: nodesOf(text) };
}

/** A link. */
export function link(text: Phrase, url: string): Link {
  return { type: 'link', url, children: nodesOf(text) };
}

/** Stands for a type or a value that isn't documented. */
export const unknown: PhrasingContent = { type: 'emphasis', children: [words('unknown')] };

/** Writes a phrase: the words of the template with phrases between them. */
export function say(strings: TemplateStringsArray, ...parts: (Phrase | number)[]): Phrase {
  return strings.flatMap((fixed, index): Phrase[] => {
    const part = parts[index];
    return [
      ...(fixed === '' ? [] : [words(fixed)]),
      ...(part === undefined ? [] : [typeof part === 'number' ? String(part) : part]),
    ];
  });
}

/** Joins phrases and leaves out empty ones. */
export function join(phrases: Iterable<Phrase | undefined>, separator = ' '): Phrase {
  const kept = [...phrases].filter((phrase) => phrase !== undefined).filter((phrase) => !isEmpty(phrase));
  return kept.flatMap((phrase, index) => (index === 0 ? [phrase] : [words(separator), phrase]));
}

/** Whether a phrase has no words. */
export function isEmpty(phrase: Phrase): boolean {
  if (typeof phrase === 'string') return phrase === '';
  return isList(phrase) ? phrase.every(isEmpty) : phrase.type === 'text' && phrase.value === '';
}

/** The nodes of a phrase. Words that follow each other are one node. */
export function nodesOf(phrase: Phrase): PhrasingContent[] {
  const merged: PhrasingContent[] = [];
  for (const node of flatNodes(phrase)) {
    const last = merged.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      merged[merged.length - 1] = words(last.value + node.value);
    else merged.push(node);
  }
  return merged;
}

function flatNodes(phrase: Phrase): readonly PhrasingContent[] {
  if (typeof phrase === 'string') return parseInline(phrase);
  return isList(phrase) ? phrase.flatMap(flatNodes) : [phrase];
}

/** A phrase as Markdown. */
export function markdownOf(phrase: Phrase): string {
  if (typeof phrase === 'string') return phrase;
  if (isList(phrase)) return phrase.map(markdownOf).join('');
  switch (phrase.type) {
    case 'text':
      return phrase.value;
    case 'inlineCode':
      return `\`${phrase.value}\``;
    case 'link':
      return `[${markdownOf(phrase.children)}](${phrase.url})`;
    case 'strong':
      return `**${markdownOf(phrase.children)}**`;
    case 'emphasis':
      return `*${markdownOf(phrase.children)}*`;
    default:
      return '';
  }
}

function isList(phrase: Exclude<Phrase, string>): phrase is readonly Phrase[] {
  return Array.isArray(phrase);
}
