// @ts-check

/**
 * Finds what somebody who wrote `word` may have meant. What a broken spec has in the place of names is left out.
 *
 * @param {unknown} word
 * @param {Iterable<unknown>} candidates
 * @returns {string[]} at most three candidates within an edit distance of two, the closest first
 */
export function nearest(word, candidates) {
  if (typeof word !== 'string') return [];
  return [...candidates]
    .filter((candidate) => typeof candidate === 'string')
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .filter(({ distance }) => distance <= 2)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/**
 * Finds the names that a misspelt one is like, where words of a program stand beside names of the interface: as `nearest`
 * does, with underscores, hyphens and capitals left out, and the closer the shorter the word is.
 *
 * @param {string} word
 * @param {Iterable<string>} candidates
 * @returns {string[]} at most three, the closest first
 */
export function alike(word, candidates) {
  const plain = plainly(word);
  const most = plain.length < 6 ? 1 : 2;
  if (plain.length < 4) return [];
  return [...candidates]
    .map((candidate) => ({ candidate, distance: typingDistance(plain, plainly(candidate)) }))
    .filter(({ candidate, distance }) => distance <= most && plainly(candidate).length >= 4)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/** @param {string} word */
function plainly(word) {
  return word.replaceAll(/[_-]/g, '').toLowerCase();
}

/**
 * The edit distance, where two letters that changed places count once.
 *
 * @param {string} a
 * @param {string} b
 */
function typingDistance(a, b) {
  const swapped = [...a].some(
    (_, index) =>
      a.slice(0, index) + a.charAt(index + 1) + a.charAt(index) + a.slice(index + 2) === b && a !== b,
  );
  return swapped ? 1 : editDistance(a, b);
}

/**
 * @param {string} a
 * @param {string} b
 */
function editDistance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const substitution = (row[j] ?? 0) + (letter === b[j] ? 0 : 1);
      next.push(Math.min(substitution, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? a.length;
}
