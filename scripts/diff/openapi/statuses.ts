/** A set of statuses that share a key in each document: one status, the rest of a range, or all others. */
interface Part {
  readonly base: string | undefined;
  readonly head: string | undefined;
}

export interface StatusMatching {
  /** Keys of responses that cover some status in common. */
  readonly pairs: readonly { readonly base: string; readonly head: string }[];
  /** Keys that cover a status that is no longer covered, with the keys that replace the rest. */
  readonly narrowed: readonly { readonly base: string; readonly heads: readonly string[] }[];
  /** Keys that cover a status that wasn't covered, with the keys that they replace. */
  readonly widened: readonly { readonly bases: readonly string[]; readonly head: string }[];
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/**
 * Matches the keys of two `responses` maps by the statuses that they cover. A status takes precedence over its range, and
 * a range over `default`.
 */
export function matchStatuses(base: readonly string[], head: readonly string[]): StatusMatching {
  const parts = [...new Set([...base, ...head])].map((status): Part => ({
    base: keyFor(status, base),
    head: keyFor(status, head),
  }));
  const pairs = [
    ...new Map(
      parts.flatMap((part) =>
        part.base !== undefined && part.head !== undefined
          ? [[`${part.base} ${part.head}`, { base: part.base, head: part.head }] as const]
          : [],
      ),
    ).values(),
  ];
  const lost = new Set(parts.flatMap((part) => (part.head === undefined ? (part.base ?? []) : [])));
  const gained = new Set(parts.flatMap((part) => (part.base === undefined ? (part.head ?? []) : [])));
  const narrowed = [...lost].map((key) => ({
    base: key,
    heads: pairs.filter((pair) => pair.base === key).map((pair) => pair.head),
  }));
  const widened = [...gained].map((key) => ({
    bases: pairs.filter((pair) => pair.head === key).map((pair) => pair.base),
    head: key,
  }));
  return {
    pairs,
    narrowed: narrowed.filter(({ heads }) => heads.length > 0),
    widened: widened.filter(({ bases }) => bases.length > 0),
    removed: narrowed.filter(({ heads }) => heads.length === 0).map((one) => one.base),
    added: widened.filter(({ bases }) => bases.length === 0).map((one) => one.head),
  };
}

function keyFor(status: string, keys: readonly string[]): string | undefined {
  const range = /^[1-5]/.test(status) ? `${status.charAt(0)}XX` : status;
  return [status, range, 'default'].find((key) => keys.includes(key));
}

/** True for a status or range that isn't an error. */
export function isSuccess(status: string): boolean {
  return /^[123]/.test(status);
}
