import { markdownOf, type Phrase } from '../site/phrase.ts';

/** Converts a phrase to plain text on one line. */
export function plainText(phrase: Phrase): string {
  return markdownOf(phrase)
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/`([^`]*)`|\*/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the first sentence of a Markdown text as plain text. */
export function plainSentence(markdown: string): string {
  const text = plainText(markdown.split(/\n\s*\n/)[0] ?? '');
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
