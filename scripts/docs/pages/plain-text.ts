import { markdownOf, type Phrase } from '../site/phrase.ts';

/** A phrase as plain words, on one line. */
export function plainText(phrase: Phrase): string {
  return markdownOf(phrase)
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/`([^`]*)`|\*/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The first sentence of a Markdown text as plain words. */
export function plainSentence(markdown: string): string {
  const text = plainText(markdown.split(/\n\s*\n/)[0] ?? '');
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
