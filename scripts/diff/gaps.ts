import type { DocumentView } from './document-view.ts';
import { createFinding, type Finding, isMaterial, type Nodes } from './finding.ts';
import type { Aspect, ChangeKind } from './kinds.ts';

/**
 * The aspects that each kind of unknown covers. An unknown excuses only findings of these aspects.
 *
 * - `shape`: an unconstrained schema gets a type, an open object gets properties or is closed, a body appears; on an
 *   operation, a parameter or a response appears.
 * - `body`: like `shape`, for the whole body of a response.
 * - `values`: values are listed, a pattern or format is added, an open enumeration is completed; on a security scheme,
 *   an operation needs scopes, because these are values of a key.
 * - `partial-types`: an alternative or a type is added.
 * - `presence`: a property that both sides declare becomes required or optional.
 * - `limit`: a limit is added.
 * - `placement`: a header appears or becomes required or optional; one that references the unknown itself disappears.
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
 * Kinds that withdraw a statement. Closing an unknown excuses them only if the statement was about something unknown.
 * `security-tightened` is one of them, because the old credentials are no longer enough. Only its scopes can be
 * unknown, not its schemes.
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

/** Kinds of unknowns that withdraw no promise when another node references them. */
const WITHDRAW_NOTHING: ReadonlySet<string> = new Set(['limit', 'operation', 'behaviour']);

/** The unknowns that a node references, by ID, each with a pointer to the referencing schema or object. */
export type GapsOfNode = ReadonlyMap<string, string>;

export const NO_GAPS: GapsOfNode = new Map();

export interface GapNode {
  readonly gaps: GapsOfNode;
  readonly pointer: string;
  /** True if nothing is documented about the node. */
  readonly isUndocumented?: boolean;
}

type Ids = readonly [string, ...string[]];
/** The sentences of the excused findings, by the ID of the unknown that excuses them. */
type Excused = Map<string, string[]>;

/** Replaces the changes of a node that its unknowns excuse. */
export class GapPolicy {
  readonly #base: DocumentView;
  readonly #head: DocumentView;

  constructor(base: DocumentView, head: DocumentView) {
    this.#base = base;
    this.#head = head;
  }

  /**
   * Replaces the findings that an unknown excuses with one finding about that unknown, which lists them as details. An
   * unknown that the node no longer references is closed or narrowed, and a newly referenced one is reopened or
   * recorded.
   *
   * @param findings changes of the node itself, not of nodes inside it
   * @param base the node before
   * @param head the node after
   * @param mayExcuse limits the findings that an unknown of the node may excuse; default: no limit
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
    // An unknown that both nodes reference excuses a finding only if one of them has no documentation at all.
    const mayExcuseByKept = kept.length > 0 && (base.isUndocumented === true || head.isUndocumented === true);
    if (dropped.length === 0 && added.length === 0 && !mayExcuseByKept) return findings;
    const closing: Excused = new Map(dropped.map((id) => [id, []]));
    const narrowing: Excused = new Map();
    const reopening: Excused = new Map();
    const isExcused = (candidate: Finding, ids: readonly string[], excused: Excused): boolean => {
      const responsible = this.#covering(candidate.aspect, ids).filter((id) => mayExcuse(candidate, id));
      for (const id of responsible) excused.set(id, [...(excused.get(id) ?? []), candidate.what]);
      return responsible.length > 0;
    };
    const rest = findings.filter((candidate) => {
      if (candidate.aspect === 'fixed' || !isMaterial(candidate) || isAboutGaps(candidate)) return true;
      const isLoss = LOSSES.has(candidate.kind) && !candidate.isLossOfUnknown;
      const isAboutAll = candidate.aspect === 'unconstrained';
      // Withdrawing a statement allows more, which breaks receivers. A change that breaks only senders adds one.
      const isWithdrawal = candidate.receives === 'breaking';
      return !(
        // The node no longer references the unknown, and the finding withdraws no statement.
        (!isLoss && isExcused(candidate, dropped, closing)) ||
        // The node still references it, and had no documentation at all.
        (isAboutAll && base.isUndocumented && isExcused(candidate, kept, narrowing)) ||
        // The node newly references it, and the finding withdraws a statement.
        (isWithdrawal && isExcused(candidate, added, reopening)) ||
        // The node still references it, and loses all its documentation.
        (isWithdrawal && isAboutAll && head.isUndocumented && isExcused(candidate, kept, reopening))
      );
    });
    const addedWithoutEffect = added.filter((id) => !reopening.has(id));
    for (const id of addedWithoutEffect) if (this.#withdrawsPromise(id)) reopening.set(id, []);
    const nodesOf = (id: string): Nodes => this.#locate(id, base, head);
    return [
      ...rest,
      ...grouped(closing).map(([ids, details]) => this.dropped(ids, details, head.pointer, nodesOf)),
      ...grouped(narrowing).map(([ids, details]) => this.narrowed(ids, details, nodesOf(ids[0]))),
      ...grouped(reopening).map(([ids, details]) => gapReopened(ids, details, nodesOf(ids[0]))),
      ...addedWithoutEffect.filter((id) => !reopening.has(id)).map((id) => gapRecorded(id, nodesOf(id))),
    ];
  }

  /**
   * Reports the unknowns that a node no longer references. One that is open in the register, or that something inside
   * the node still references, is only narrowed.
   *
   * @param pointer pointer to the node in the head
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
      `${listed(closed, 'is', 'are')} closed here, so this is now documented.`,
      ...this.#stateOf(left),
    ];
    return createFinding('gap-closed', nodesOf(first), what.join(' '), {
      gaps: [...closed, ...left],
      details,
    });
  }

  /** Reports that more is documented, although part of it is still unknown. */
  narrowed(ids: Ids, details: readonly string[], nodes: Nodes): Finding {
    const what = ['More is documented here.', ...this.#stateOf(ids)].join(' ');
    return createFinding('gap-narrowed', nodes, what, { gaps: ids, details });
  }

  /** Describes unknowns that don't close here. A node can still reference one that the register has closed. */
  #stateOf(ids: readonly string[]): string[] {
    const stale = ids.filter((id) => this.#head.gapState(id) === 'closed');
    const open = ids.filter((id) => !stale.includes(id));
    return [
      ...(open.length > 0 ? [`${listed(open, 'is', 'are')} still open.`] : []),
      ...(stale.length > 0
        ? [`${listed(stale, 'is', 'are')} closed in the register, but still marked here.`]
        : []),
    ];
  }

  /** True if the nodes reference different unknowns, and one of these covers the whole shape of the node. */
  changesShape(base: GapsOfNode, head: GapsOfNode): boolean {
    const ids = [...base.keys(), ...head.keys()].filter((id) => base.has(id) !== head.has(id));
    return this.#covering('unconstrained', ids).length > 0;
  }

  /** The IDs of the unknowns whose kind covers an aspect. */
  #covering(aspect: Aspect, ids: readonly string[]): string[] {
    return ids.filter((id) => {
      const kinds = this.#base.gapKinds(id) ?? this.#head.gapKinds(id);
      return kinds?.some((kind) => EXCUSED[kind]?.includes(aspect));
    });
  }

  /**
   * True if a node withdraws a promise by referencing the unknown. An unknown that is new in the register never does.
   */
  #withdrawsPromise(id: string): boolean {
    const kinds = this.#base.gapKinds(id) ?? [];
    return kinds.some((kind) => kind in EXCUSED && !WITHDRAW_NOTHING.has(kind));
  }

  /**
   * Locates the schema that references the unknown. The node itself would be ambiguous, because many nodes can share a
   * schema.
   */
  #locate(id: string, base: GapNode, head: GapNode): Nodes {
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

export function gapReopened(ids: Ids, details: readonly string[], nodes: Nodes): Finding {
  const what = `${listed(ids, 'is', 'are')} open here, so something documented is unknown again.`;
  return createFinding('gap-reopened', nodes, what, { gaps: ids, details });
}

function gapRecorded(id: string, nodes: Nodes): Finding {
  return createFinding('gap-recorded', nodes, `${id} is now marked here. Nothing promised has changed.`, {
    gaps: [id],
  });
}

function listed(ids: readonly string[], one: string, many: string): string {
  const list = ids.length < 2 ? ids.join('') : `${ids.slice(0, -1).join(', ')} and ${ids.at(-1)}`;
  return `${list} ${ids.length === 1 ? one : many}`;
}
