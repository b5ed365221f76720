import type { DocumentView } from './document-view.ts';
import { type Finding, finding, isMaterial } from './finding.ts';
import type { Aspect, ChangeKind } from './kinds.ts';

/**
 * Which findings a gap of a kind excuses. A gap is about the step from not said to said, so no kind excuses a step
 * from one statement to another: a changed pattern, a narrowed bound, a removed value or member, another type. One that
 * closes excuses what is said anew, and not what is said no more: see `LOSSES`.
 *
 * - `shape`: an untyped schema gains a type; an open object gains members, or is closed; a body or, on an operation,
 *   a parameter or response appears.
 * - `body`: the same for a response as a whole.
 * - `values`: values are listed, a pattern or format is given, an open enumeration is closed or completed.
 * - `partial-types`: an alternative or a type is added.
 * - `presence`: a member that is declared on both sides becomes required or optional.
 * - `limit`: a bound is given where there was none.
 * - `placement`: a header appears, or becomes required or optional; one that names the gap itself disappears.
 * - `status-code`: the statuses of responses.
 * - `parameter-name`: a default of the parameter; the name itself is matched by `openapi/unnamed.ts`.
 * - `address`: servers.
 * - `operation`: what an operation takes and answers; its path is matched by `openapi/unplaced.ts`.
 * - `behaviour`: nothing, since nothing that a schema says depends on it.
 */
export const EXCUSED: Readonly<Record<string, readonly Aspect[]>> = {
  shape: ['unknown', 'members', 'body', 'parameter', 'status'],
  body: ['unknown', 'members', 'body'],
  values: ['values', 'security'],
  'partial-types': ['types'],
  presence: ['presence'],
  limit: ['limit'],
  placement: ['header'],
  'status-code': ['status'],
  'parameter-name': ['default'],
  address: ['address'],
  operation: ['parameter', 'body', 'status'],
  behaviour: [],
};

/** Kinds that take a statement back. A gap that closes accounts for them only where the statement was itself unknown. */
const LOSSES: ReadonlySet<ChangeKind> = new Set([
  'default-removed',
  'enum-removed',
  'format-removed',
  'header-removed',
  'limit-removed',
  'media-type-widened',
  'members-opened',
  'nullable-removed',
  'pattern-removed',
  'request-body-removed',
  'response-body-removed',
  'response-removed',
  'security-tightened',
  'server-default-changed',
  'server-removed',
  'status-widened',
  'type-removed',
  'type-unrestricted',
]);

/** What an id excuses that no register explains: only steps that are plainly out of the unknown. */
const UNREGISTERED: readonly string[] = [
  'shape',
  'values',
  'partial-types',
  'status-code',
  'placement',
  'address',
];

/** Kinds that weaken what a schema or a response promises even where nothing else at the node changes. */
const WEAKENING: ReadonlySet<string> = new Set([
  'shape',
  'body',
  'values',
  'partial-types',
  'presence',
  'status-code',
  'parameter-name',
  'address',
  'placement',
]);

/** The gaps that a node names, with the pointer of what names each. */
export type GapsOfNode = ReadonlyMap<string, string>;

export interface GapNode {
  readonly gaps: GapsOfNode;
  readonly pointer: string;
  /** True where nothing is known of the node. */
  readonly isUnknown?: boolean;
}

/** Judges what happened to the gaps of a node. */
export class GapPolicy {
  readonly #base: DocumentView;
  readonly #head: DocumentView;

  constructor(base: DocumentView, head: DocumentView) {
    this.#base = base;
    this.#head = head;
  }

  /**
   * Replaces the findings that a closed, narrowed or reopened gap accounts for by one finding for each gap, which
   * lists them as details. Everything else stays as it is.
   *
   * @param findings what changed at the node itself, not below it
   * @param base the node before
   * @param head the node after
   * @param accountsFor which findings a gap of the node, by its id, may account for; default all
   */
  settle(
    findings: readonly Finding[],
    base: GapNode,
    head: GapNode,
    accountsFor: (candidate: Finding, id: string) => boolean = () => true,
  ): Finding[] {
    if (base.gaps.size === 0 && head.gaps.size === 0) return [...findings];
    const closed = [...base.gaps.keys()].filter((id) => !head.gaps.has(id));
    const opened = [...head.gaps.keys()].filter((id) => !base.gaps.has(id));
    const kept = [...base.gaps.keys()].filter((id) => head.gaps.has(id));
    const closing = new Map<string, string[]>(closed.map((id) => [id, []]));
    const narrowing = new Map<string, string[]>();
    const reopening = new Map<string, string[]>();
    const rest = findings.filter((candidate) => {
      if (!isMaterial(candidate) || isAboutGaps(candidate)) return true;
      const { aspect, kind, what } = candidate;
      const isLoss = LOSSES.has(kind) && candidate.wasUnknown !== true;
      const wasUnknown = base.isUnknown === true && aspect === 'unknown';
      const becameUnknown = head.isUnknown === true && aspect === 'unknown';
      const account = (all: readonly string[], into: Map<string, string[]>): boolean => {
        const ids = all.filter((id) => accountsFor(candidate, id));
        for (const id of ids) into.set(id, [...(into.get(id) ?? []), what]);
        return ids.length > 0;
      };
      if (!isLoss && account(this.#excusing(closed, aspect), closing)) return false;
      if (wasUnknown && account(this.#excusing(kept, aspect), narrowing)) return false;
      if (candidate.receives !== 'breaking') return true;
      if (account(this.#excusing(opened, aspect), reopening)) return false;
      return !(becameUnknown && account(this.#excusing(kept, aspect), reopening));
    });
    const untouched = opened.filter((id) => !reopening.has(id));
    for (const id of untouched) if (this.#weakens(id)) reopening.set(id, []);
    const recorded = untouched.filter((id) => !reopening.has(id));
    const at = (id: string): At => this.#place(id, base, head);
    return [
      ...rest,
      ...together(closing).map(([ids, details]) => this.known(ids, details, head.pointer, at)),
      ...together(narrowing).map(([ids, details]) => gapNarrowed(ids, details, at(ids[0]))),
      ...together(reopening).map(([ids, details]) => gapReopened(ids, details, at(ids[0]))),
      ...recorded.map((id) => gapRecorded(id, at(id))),
    ];
  }

  /**
   * Says that a node names gaps no more. A gap that the register keeps open, or that something below the node still names,
   * is not closed; more is known of what it is about.
   *
   * @param pointer of the node in the head
   * @param at where a gap is told
   */
  known(ids: Ids, details: readonly string[], pointer: string, at: (id: string) => At): Finding {
    const open = ids.filter((id) => this.#head.isOpen(id) || this.#head.names(pointer, id));
    const [first, ...others] = ids.filter((id) => !open.includes(id));
    return first === undefined
      ? gapNarrowed(ids, details, at(ids[0]))
      : gapClosed([first, ...others], details, at(first), open);
  }

  /** True where the gaps that differ between two nodes say that the whole shape of the node was, or is, unknown. */
  changesShape(base: GapsOfNode, head: GapsOfNode): boolean {
    const differing = [
      ...[...base.keys()].filter((id) => !head.has(id)),
      ...[...head.keys()].filter((id) => !base.has(id)),
    ];
    return this.#excusing(differing, 'unknown').length > 0;
  }

  #excusing(ids: readonly string[], aspect: Aspect): string[] {
    return ids.filter((id) => this.#kinds(id).some((kind) => EXCUSED[kind]?.includes(aspect)));
  }

  #kinds(id: string): readonly string[] {
    return this.#base.gapKinds(id) ?? this.#head.gapKinds(id) ?? UNREGISTERED;
  }

  /** A gap that the base knew, and that did not touch this node there, takes back what the node said. */
  #weakens(id: string): boolean {
    const kinds = this.#base.gapKinds(id);
    return kinds?.some((kind) => WEAKENING.has(kind)) ?? false;
  }

  /** The same schema is often part of many nodes, so the schema that names the gap is the place, on both sides. */
  #place(id: string, base: GapNode, head: GapNode): { base: string | null; head: string | null } {
    const basePlace = base.gaps.get(id);
    const headPlace = head.gaps.get(id);
    return {
      base:
        basePlace ??
        (headPlace !== undefined && this.#base.at(headPlace) !== undefined ? headPlace : base.pointer),
      head:
        headPlace ??
        (basePlace !== undefined && this.#head.at(basePlace) !== undefined ? basePlace : head.pointer),
    };
  }
}

/** True for a finding that says what happened to a gap. */
export function isAboutGaps({ kind }: Finding): boolean {
  return kind.startsWith('gap-');
}

type At = { base: string | null; head: string | null };
type Ids = readonly [string, ...string[]];

/** Gaps that account for the same changes are told together, so that one change is told once. */
function together(gaps: ReadonlyMap<string, readonly string[]>): [Ids, readonly string[]][] {
  const groups = new Map<string, [Ids, readonly string[]]>();
  for (const [id, details] of gaps) {
    const key = details.length === 0 ? id : details.join('\n');
    const [ids] = groups.get(key) ?? [];
    groups.set(key, [ids ? [...ids, id] : [id], details]);
  }
  return [...groups.values()];
}

/**
 * Something that the base did not show is known.
 *
 * @param open gaps about the same, which stay open
 */
function gapClosed(ids: Ids, details: readonly string[], at: At, open: readonly string[]): Finding {
  const rest = open.length === 0 ? '' : ` ${inWords(open)} open for the rest.`;
  const what = `${inWords(ids, 'is', 'are')} closed here: what was not shown is known now.${rest}`;
  return finding('gap-closed', at, what, { gaps: [...ids, ...open], details });
}

/** More is known of something whose gap stays open for the rest. */
export function gapNarrowed(ids: Ids, details: readonly string[], at: At): Finding {
  return finding('gap-narrowed', at, `More is known here, while ${inWords(ids)} open.`, {
    gaps: ids,
    details,
  });
}

/** Something that the base showed is unknown. */
export function gapReopened(ids: Ids, details: readonly string[], at: At): Finding {
  const what = `${inWords(ids, 'is', 'are')} open here: something that was known is not known any more.`;
  return finding('gap-reopened', at, what, { gaps: ids, details });
}

function inWords(ids: readonly string[], one = 'stays', many = 'stay'): string {
  const list = ids.length < 2 ? ids.join('') : `${ids.slice(0, -1).join(', ')} and ${ids.at(-1)}`;
  return `${list} ${ids.length === 1 ? one : many}`;
}

function gapRecorded(id: string, at: At): Finding {
  return finding('gap-recorded', at, `${id} is named here, and nothing that was promised has changed.`, {
    gaps: [id],
  });
}
