/** An operation's name in the client, derived from operationId, tag and path. */
export interface CallName {
  /** Property of the client: the tag in camel case, `allocationPayments`. */
  readonly resource: string;
  /** Method of the resource, `list`. */
  readonly method: string;
  /** operationId in Pascal case, the prefix of its type names. */
  readonly type: string;
}

/**
 * Names an operation in the client. The method is the operationId without the group's words, in singular or plural:
 * `listAllocationPayments` in "Allocation payments" is `allocationPayments.list`. If the path ends in the operationId's
 * first word, that word is the method: `recuseReviewer` at `/application/{slug}/recuse` is `applications.recuse`. Other
 * operations don't affect the name.
 *
 * @param operationId verb and noun in camel case
 * @param tag the operation's group
 * @param path its path
 */
export function callName(operationId: string, tag: string, path: string): CallName {
  const words = wordsOf(operationId);
  const [verb = ''] = words;
  return {
    resource: camelCase(wordsOf(tag)),
    method: path.endsWith(`/${verb}`) ? verb : camelCase(removeNoun(words, wordsOf(tag))),
    type: pascalCase(words),
  };
}

/** Lowercase words of a camel case name or a tag. */
export function wordsOf(name: string): string[] {
  return (name.match(/[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
}

/** Joins words in camel case: `allocationPayments`. */
export function camelCase(words: readonly string[]): string {
  return words.map((word, index) => (index === 0 ? word : capitalize(word))).join('');
}

/** Joins words in Pascal case: `AllocationPayments`. */
function pascalCase(words: readonly string[]): string {
  return words.map(capitalize).join('');
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Removes the group's words, but never the verb. */
function removeNoun(words: readonly string[], noun: readonly string[]): readonly string[] {
  for (let start = 1; start + noun.length <= words.length; start++) {
    const part = words.slice(start, start + noun.length);
    if (part.join(' ') === noun.join(' ') || plural(part) === noun.join(' ')) {
      return [...words.slice(0, start), ...words.slice(start + noun.length)];
    }
  }
  return words;
}

function plural(words: readonly string[]): string {
  const text = words.join(' ');
  if (/[^aeiou]y$/.test(text)) return text.replace(/y$/, 'ies');
  return text + (/(?:s|x|z|ch|sh)$/.test(text) ? 'es' : 's');
}
