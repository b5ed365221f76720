/** A part of the statuses that both documents treat alike: one number, the rest of a range, or all that is left. */
interface Atom {
  status: string;
  base: string | undefined;
  head: string | undefined;
}

export interface StatusMatching {
  /** Keys of responses that speak of some status in common. */
  pairs: readonly { base: string; head: string }[];
  /** Keys of which some status is not covered any more, with the keys that took over the others. */
  narrowed: readonly { base: string; heads: readonly string[] }[];
  /** Keys that cover statuses beyond those of the keys before. */
  widened: readonly { bases: readonly string[]; head: string }[];
  removed: readonly string[];
  added: readonly string[];
}

/**
 * Matches the keys of two `responses` maps by the statuses that they stand for: a number before its range, a range
 * before `default`.
 */
export function matchStatuses(base: readonly string[], head: readonly string[]): StatusMatching {
  const atoms = [...new Set([...base, ...head])].map((status): Atom => ({
    status,
    base: keyFor(status, base),
    head: keyFor(status, head),
  }));
  const pairs = new Map<string, { base: string; head: string }>();
  for (const atom of atoms) {
    if (atom.base !== undefined && atom.head !== undefined) {
      pairs.set(`${atom.base} ${atom.head}`, { base: atom.base, head: atom.head });
    }
  }
  const all = [...pairs.values()];
  const lost = new Set(atoms.flatMap((atom) => (atom.head === undefined && atom.base ? [atom.base] : [])));
  const gained = new Set(atoms.flatMap((atom) => (atom.base === undefined && atom.head ? [atom.head] : [])));
  const headsOf = (key: string): string[] => all.filter((pair) => pair.base === key).map((pair) => pair.head);
  const basesOf = (key: string): string[] => all.filter((pair) => pair.head === key).map((pair) => pair.base);
  return {
    pairs: all,
    narrowed: [...lost]
      .map((key) => ({ base: key, heads: headsOf(key) }))
      .filter(({ heads }) => heads.length > 0),
    widened: [...gained]
      .map((key) => ({ bases: basesOf(key), head: key }))
      .filter(({ bases }) => bases.length > 0),
    removed: [...lost].filter((key) => headsOf(key).length === 0),
    added: [...gained].filter((key) => basesOf(key).length === 0),
  };
}

function keyFor(status: string, keys: readonly string[]): string | undefined {
  const range = `${status.charAt(0)}XX`;
  return [status, range, 'default'].find((key) => {
    const isOfRange = key !== range || /^[1-5]/.test(status);
    return isOfRange && keys.includes(key);
  });
}

/** True for a status or range that is no error. */
export function isSuccess(status: string): boolean {
  return /^[123]/.test(status);
}
