import type { InlineCode, Link, PhrasingContent, Strong, Text } from 'mdast';
import { parseInline } from '../markdown.ts';

/**
 * Inline text. A string is Markdown written by an author; words and formatting that this site adds are nodes, which are
 * never parsed.
 */
export type Phrase = string | PhrasingContent | readonly Phrase[];

/** Creates plain text, with all characters taken literally. */
export function words(value: string): Text {
  return { type: 'text', value };
}

/** Formats a name as code. */
export function code(value: string): InlineCode {
  return { type: 'inlineCode', value };
}

export function strong(text: Phrase): Strong {
  return { type: 'strong', children: nodesOf(text) };
}

export function link(text: Phrase, url: string): Link {
  return { type: 'link', url, children: nodesOf(text) };
}

/** Placeholder for an undocumented type or value. */
export const unknown: PhrasingContent = { type: 'emphasis', children: [words('unknown')] };

/** Template tag: the template's text is plain, the interpolated parts are phrases. */
export function say(strings: TemplateStringsArray, ...parts: (Phrase | number)[]): Phrase {
  return strings.flatMap((fixed, index): Phrase[] => {
    const part = parts[index];
    return [
      ...(fixed === '' ? [] : [words(fixed)]),
      ...(part === undefined ? [] : [typeof part === 'number' ? String(part) : part]),
    ];
  });
}

/** Joins phrases, skipping empty ones. */
export function join(phrases: Iterable<Phrase | undefined>, separator = ' '): Phrase {
  const kept = [...phrases].filter((phrase) => phrase !== undefined).filter((phrase) => !isEmpty(phrase));
  return kept.flatMap((phrase, index) => (index === 0 ? [phrase] : [words(separator), phrase]));
}

/** True if a phrase has no words. */
export function isEmpty(phrase: Phrase): boolean {
  if (typeof phrase === 'string') return phrase === '';
  return isList(phrase) ? phrase.every(isEmpty) : phrase.type === 'text' && phrase.value === '';
}

/** Returns a phrase's nodes. Adjacent texts are merged. */
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

/** Converts a phrase to Markdown. */
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
