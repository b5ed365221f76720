import type { SlugFacts } from './runtime/interface-facts.ts';

/** The path's slugs, in order, with the segment before each. */
export function slugsIn(path: string): SlugFacts[] {
  const parts = path.split('/').slice(1);
  return parts.flatMap((part, index) => {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    return name === undefined ? [] : [{ name, collection: parts[index - 1] ?? '' }];
  });
}

/**
 * The path segment that names the records of an operation: for a list the last, otherwise the one before the last slug, or
 * the first.
 */
export function collectionOf(path: string, isList: boolean): string {
  const parts = path.split('/').slice(1);
  const last = parts.findLast((part) => !part.startsWith('{'));
  return (isList ? last : (slugsIn(path).at(-1)?.collection ?? parts[0])) ?? '';
}
