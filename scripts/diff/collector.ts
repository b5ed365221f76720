import { type Audience, type Change, type Level, LEVELS, worse } from './change.ts';
import type { Finding } from './finding.ts';
import { canonical } from './json.ts';

/** Reports a finding with the side that it affects and the path to the compared node. */
export type Emit = (finding: Finding, side: Audience, path: readonly string[]) => void;

interface Group {
  finding: Finding;
  sends: Level | undefined;
  receives: Level | undefined;
  /** By side, because each side has its own level. */
  paths: { sends: Set<string>; receives: Set<string> };
  details: Set<string>;
}

/** Groups findings of the same change, so that a shared component is reported once with all its places. */
export class Collector {
  readonly #groups = new Map<string, Group>();

  readonly emit: Emit = (finding, side, path) => {
    const { kind, base, head, before, after, gaps, path: inner } = finding;
    const key = `${kind} ${base} ${head} ${gaps.join()} ${canonical(before)} ${canonical(after)} ${finding.what}`;
    const group = this.#groups.get(key) ?? {
      finding,
      sends: undefined,
      receives: undefined,
      paths: { sends: new Set(), receives: new Set() },
      details: new Set(),
    };
    this.#groups.set(key, group);
    const place = showPath([...path, ...inner]);
    const level = side === 'both' ? worse(finding.sends, finding.receives) : finding[side];
    if (side !== 'receives') {
      group.sends = group.sends === undefined ? level : worse(group.sends, level);
      group.paths.sends.add(place);
    }
    if (side !== 'sends') {
      group.receives = group.receives === undefined ? level : worse(group.receives, level);
      group.paths.receives.add(place);
    }
    for (const detail of finding.details) group.details.add(detail);
  };

  /** The changes, worst first, and within a level in the order of the documents. */
  changes(): Change[] {
    const changes = [...this.#groups.values()].flatMap(toChanges);
    return changes.toSorted((a, b) => LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level));
  }
}

function toChanges({ finding, sends, receives, paths, details }: Group): Change[] {
  const change = (level: Level, audience: Audience, places: ReadonlySet<string>): Change => {
    const [path = ''] = places;
    return {
      kind: finding.kind,
      level,
      audience,
      what: finding.what,
      where: { base: finding.base, head: finding.head, path, paths: [...places] },
      ...(finding.before === undefined ? {} : { before: finding.before }),
      ...(finding.after === undefined ? {} : { after: finding.after }),
      gaps: finding.gaps,
      details: [...details],
    };
  };
  if (sends !== undefined && sends === receives) {
    return [change(sends, 'both', new Set([...paths.sends, ...paths.receives]))];
  }
  return [
    ...(sends === undefined ? [] : [change(sends, 'sends', paths.sends)]),
    ...(receives === undefined ? [] : [change(receives, 'receives', paths.receives)]),
  ];
}

/** Joins a path to text such as `a > b[] > c (d)`. */
function showPath(path: readonly string[]): string {
  return path.reduce((text, segment, index) => {
    if (index === 0 || segment.startsWith('[')) return text + segment;
    return `${text}${/^[{(]/.test(segment) ? ' ' : ' > '}${segment}`;
  }, '');
}
