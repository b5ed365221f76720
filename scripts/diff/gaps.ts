import type { DocumentView } from './document-view.ts';
import { createFinding, type Finding, isMaterial, type Nodes } from './finding.ts';
import type { Aspect, ChangeKind } from './kinds.ts';

/**
 * The aspects of a node that an unknown of each kind is about. It excuses only findings of these aspects.
 *
 * - `shape`: an unconstrained schema gets a type, an open object gets properties or is closed, a body appears; on an
 *   operation, a parameter or a response appears.
 * - `body`: the same for a whole response.
 * - `values`: values are listed, a pattern or format is added, an open enumeration is completed; on a security scheme,
 *   an operation needs scopes, because these are values of a key.
 * - `partial-types`: an alternative or a type is added.
 * - `presence`: a property that both sides declare becomes required or optional.
 * - `limit`: a limit is added.
 * - `placement`: a header appears or becomes required or optional; one that names the unknown itself disappears.
 * - `status-code`: response statuses.
 * - `parameter-name`: the parameter's default. `openapi/unnamed.ts` matches the name itself.
 * - `address`: servers.
 * - `operation`: parameters, bodies and statuses. `openapi/paths.ts` matches the path.
 * - `behaviour`: nothing, because no keyword depends on it.
 */
export const EXCUSED: Readonly<Record<string, readonly Aspect[]>> = {
  shape: ['unconstrained', 'members', 'body', 'parameter', 'status'],
  body: ['unconstrained', 'members', 'body'],
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

/**
 * Kinds that take a statement back. An unknown that closes excuses them only if that statement was itself unknown. This
 * includes `security-tightened`: it takes back that the old credentials are enough. Only scopes were unknown, not schemes.
 */
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

/** Kinds that take no promise back when another node names them. */
const TAKE_NOTHING_BACK: ReadonlySet<string> = new Set(['limit', 'operation', 'behaviour']);

/** The ids of the unknowns that a node names, each with the pointer of the schema or object that names it. */
export type GapsOfNode = ReadonlyMap<string, string>;

export const NO_GAPS: GapsOfNode = new Map();

export interface GapNode {
  readonly gaps: GapsOfNode;
  readonly pointer: string;
  /** True if nothing is documented about the node. */
  readonly isUndocumented?: boolean;
}

type Ids = readonly [string, ...string[]];
/** The sentences of the excused findings, by the id of the unknown that excuses them. */
type Excused = Map<string, string[]>;

/** Decides which changes of a node its unknowns excuse, so that they are not reported as they are. */
export class GapPolicy {
  readonly #base: DocumentView;
  readonly #head: DocumentView;

  constructor(base: DocumentView, head: DocumentView) {
    this.#base = base;
    this.#head = head;
  }

  /**
   * Replaces the findings that an unknown excuses with one finding about that unknown, which lists them as details. An
   * unknown that the node no longer names is closed or narrowed, and one that it starts to name is reopened or recorded.
   *
   * @param findings what changed at the node itself, not inside it
   * @param base the node before
   * @param head the node after
   * @param mayExcuse restricts which findings an unknown of the node may excuse; default all
   */
  excuse(
    findings: readonly Finding[],
    base: GapNode,
    head: GapNode,
    mayExcuse: (candidate: Finding, id: string) => boolean = () => true,
  ): readonly Finding[] {
    const dropped = [...base.gaps.keys()].filter((id) => !head.gaps.has(id));
    const kept = [...base.gaps.keys()].filter((id) => head.gaps.has(id));
    const added = [...head.gaps.keys()].filter((id) => !base.gaps.has(id));
    // An unknown that the node still names excuses something only if the node has, or had, no documentation at all.
    const mayExcuseByKept = kept.length > 0 && (base.isUndocumented === true || head.isUndocumented === true);
    if (dropped.length === 0 && added.length === 0 && !mayExcuseByKept) return findings;
    const closing: Excused = new Map(dropped.map((id) => [id, []]));
    const narrowing: Excused = new Map();
    const reopening: Excused = new Map();
    const isExcused = (candidate: Finding, ids: readonly string[], excused: Excused): boolean => {
      const responsible = this.#about(candidate.aspect, ids).filter((id) => mayExcuse(candidate, id));
      for (const id of responsible) excused.set(id, [...(excused.get(id) ?? []), candidate.what]);
      return responsible.length > 0;
    };
    const rest = findings.filter((candidate) => {
      if (candidate.aspect === 'fixed' || !isMaterial(candidate) || isAboutGaps(candidate)) return true;
      const isLoss = LOSSES.has(candidate.kind) && !candidate.isLossOfUnknown;
      const isAboutAll = candidate.aspect === 'unconstrained';
      // Without a statement more is allowed, which breaks receivers. A change that breaks only senders adds a statement.
      const isTakenBack = candidate.receives === 'breaking';
      return !(
        // The node no longer names the unknown, and the finding takes no statement back.
        (!isLoss && isExcused(candidate, dropped, closing)) ||
        // The node still names it, and had no documentation at all.
        (isAboutAll && base.isUndocumented && isExcused(candidate, kept, narrowing)) ||
        // The node starts to name it, and the finding takes a statement back.
        (isTakenBack && isExcused(candidate, added, reopening)) ||
        // The node still names it, and loses all its documentation.
        (isTakenBack && isAboutAll && head.isUndocumented && isExcused(candidate, kept, reopening))
      );
    });
    const addedWithoutEffect = added.filter((id) => !reopening.has(id));
    for (const id of addedWithoutEffect) if (this.#takesBack(id)) reopening.set(id, []);
    const nodesOf = (id: string): Nodes => this.#naming(id, base, head);
    return [
      ...rest,
      ...grouped(closing).map(([ids, details]) => this.dropped(ids, details, head.pointer, nodesOf)),
      ...grouped(narrowing).map(([ids, details]) => this.narrowed(ids, details, nodesOf(ids[0]))),
      ...grouped(reopening).map(([ids, details]) => gapReopened(ids, details, nodesOf(ids[0]))),
      ...addedWithoutEffect.filter((id) => !reopening.has(id)).map((id) => gapRecorded(id, nodesOf(id))),
    ];
  }

  /**
   * Reports that a node no longer names some unknowns. One that the register has open, or that something inside the node
   * still names, isn't closed: only more is documented about it.
   *
   * @param pointer the node in the head
   * @param nodesOf the nodes to report for an unknown
   */
  dropped(ids: Ids, details: readonly string[], pointer: string, nodesOf: (id: string) => Nodes): Finding {
    const [first, ...others] = ids.filter(
      (id) => this.#head.gapState(id) !== 'open' && !this.#head.names(pointer, id),
    );
    if (first === undefined) return this.narrowed(ids, details, nodesOf(ids[0]));
    const closed = [first, ...others];
    const left = ids.filter((id) => !closed.includes(id));
    const what = [
      `${listed(closed, 'is', 'are')} closed here: this is documented now.`,
      ...this.#stateOf(left),
    ];
    return createFinding('gap-closed', nodesOf(first), what.join(' '), {
      gaps: [...closed, ...left],
      details,
    });
  }

  /** Reports that more is documented about something while part of it is still unknown. */
  narrowed(ids: Ids, details: readonly string[], nodes: Nodes): Finding {
    const what = ['More is documented here.', ...this.#stateOf(ids)].join(' ');
    return createFinding('gap-narrowed', nodes, what, { gaps: ids, details });
  }

  /** Says what is left of unknowns; the register may have closed one that a node still names. */
  #stateOf(ids: readonly string[]): string[] {
    const stale = ids.filter((id) => this.#head.gapState(id) === 'closed');
    const open = ids.filter((id) => !stale.includes(id));
    return [
      ...(open.length > 0 ? [`${listed(open, 'is', 'are')} still open.`] : []),
      ...(stale.length > 0
        ? [`The register says that ${listed(stale, 'is', 'are')} closed, but this part still names it.`]
        : []),
    ];
  }

  /** True if the nodes name different unknowns, and one of these is about the whole shape of the node. */
  changesShape(base: GapsOfNode, head: GapsOfNode): boolean {
    const ids = [...base.keys(), ...head.keys()].filter((id) => base.has(id) !== head.has(id));
    return this.#about('unconstrained', ids).length > 0;
  }

  /** The ids whose kind is about an aspect. */
  #about(aspect: Aspect, ids: readonly string[]): string[] {
    return ids.filter((id) => {
      const kinds = this.#base.gapKinds(id) ?? this.#head.gapKinds(id);
      return kinds?.some((kind) => EXCUSED[kind]?.includes(aspect));
    });
  }

  /** True if naming an unknown at one more node takes back what the node promised. A new entry only records a doubt. */
  #takesBack(id: string): boolean {
    const kinds = this.#base.gapKinds(id) ?? [];
    return kinds.some((kind) => kind in EXCUSED && !TAKE_NOTHING_BACK.has(kind));
  }

  /** What names the unknown, instead of the node: many nodes can be made of the same schema. */
  #naming(id: string, base: GapNode, head: GapNode): Nodes {
    const [before, after] = [base.gaps.get(id), head.gaps.get(id)];
    return {
      base: { pointer: before ?? ifPresent(this.#base, after) ?? base.pointer },
      head: { pointer: after ?? ifPresent(this.#head, before) ?? head.pointer },
    };
  }
}

function ifPresent(view: DocumentView, pointer: string | undefined): string | undefined {
  return pointer !== undefined && view.get(pointer) !== undefined ? pointer : undefined;
}

/** True for a finding about an unknown. */
export function isAboutGaps({ kind }: Finding): boolean {
  return kind.startsWith('gap-');
}

/** Groups unknowns that excuse the same findings, so that one change is reported once. */
function grouped(excused: Excused): [Ids, readonly string[]][] {
  const groups = new Map<string, [Ids, readonly string[]]>();
  for (const [id, details] of excused) {
    const key = details.length === 0 ? id : details.join('\n');
    const [ids] = groups.get(key) ?? [];
    groups.set(key, [ids ? [...ids, id] : [id], details]);
  }
  return [...groups.values()];
}

/** Reports that something documented is unknown again. */
export function gapReopened(ids: Ids, details: readonly string[], nodes: Nodes): Finding {
  const what = `${listed(ids, 'is', 'are')} open here: something documented is unknown again.`;
  return createFinding('gap-reopened', nodes, what, { gaps: ids, details });
}

function gapRecorded(id: string, nodes: Nodes): Finding {
  return createFinding('gap-recorded', nodes, `${id} is named here. Nothing promised has changed.`, {
    gaps: [id],
  });
}

function listed(ids: readonly string[], one: string, many: string): string {
  const list = ids.length < 2 ? ids.join('') : `${ids.slice(0, -1).join(', ')} and ${ids.at(-1)}`;
  return `${list} ${ids.length === 1 ? one : many}`;
}
