import { type Audience, type Change, type Level, LEVELS, worse } from './change.ts';
import type { Finding } from './finding.ts';
import { canonical } from './json.ts';

/** The side that a finding concerns; `none` for what no operation leads to. */
export type Side = Audience | 'none';

/** Takes a finding with the side that it concerns and the names that lead to it. */
export type Emit = (found: Finding, side: Side, path: readonly string[]) => void;

interface Group {
  found: Finding;
  sends: Level | undefined;
  receives: Level | undefined;
  /** Places by side, since a level holds for the places of its side. */
  paths: { sends: Set<string>; receives: Set<string>; none: Set<string> };
  details: Set<string>;
}

/** Joins findings that are one change in the documents: a shared component is reported once, with all its places. */
export class Collector {
  readonly #groups = new Map<string, Group>();

  readonly emit: Emit = (found, side, path) => {
    const { kind, base, head, before, after, gaps, path: inner } = found;
    const key = [kind, base, head, canonical(before), canonical(after), gaps?.join(), found.what].join('\n');
    const group = this.#groups.get(key) ?? {
      found,
      sends: undefined,
      receives: undefined,
      paths: { sends: new Set(), receives: new Set(), none: new Set() },
      details: new Set(),
    };
    this.#groups.set(key, group);
    const place = showPath([...path, ...inner]);
    if (side === 'none') group.paths.none.add(place);
    for (const one of ['sends', 'receives'] as const) {
      if (side === 'none' || (side !== 'both' && side !== one)) continue;
      const level = side === 'both' ? worse(found.sends, found.receives) : found[one];
      group[one] = group[one] === undefined ? level : worse(group[one], level);
      group.paths[one].add(place);
    }
    for (const detail of found.details ?? []) group.details.add(detail);
  };

  /** The changes, worst first, in the order of the documents within a level. */
  changes(): Change[] {
    const changes = [...this.#groups.values()].flatMap(toChanges);
    return changes.toSorted((a, b) => LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level));
  }
}

function toChanges({ found, sends, receives, paths, details }: Group): Change[] {
  const change = (level: Level, audience: Audience, places: ReadonlySet<string>): Change => {
    const [path = ''] = places;
    return {
      kind: found.kind,
      level,
      audience,
      what: found.what,
      where: { base: found.base, head: found.head, path, paths: [...places] },
      ...(found.before === undefined ? {} : { before: found.before }),
      ...(found.after === undefined ? {} : { after: found.after }),
      gaps: found.gaps ?? [],
      details: [...details],
    };
  };
  if (sends !== undefined && sends === receives) {
    return [change(sends, 'both', new Set([...paths.sends, ...paths.receives]))];
  }
  if (sends === undefined && receives === undefined) {
    return [change(worse(found.sends, found.receives), 'both', paths.none)];
  }
  return [
    ...(sends === undefined ? [] : [change(sends, 'sends', paths.sends)]),
    ...(receives === undefined ? [] : [change(receives, 'receives', paths.receives)]),
  ];
}

/** `a > b > c`, with items and alternatives attached to what they belong to. */
function showPath(path: readonly string[]): string {
  return path
    .join(' > ')
    .replaceAll(/ > (\[|\{|\()/g, (_, open: string) => (open === '[' ? '[' : ` ${open}`));
}
