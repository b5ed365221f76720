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
