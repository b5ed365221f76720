import type { Fact } from './facts.ts';

/** How a request was made, without its key. */
export interface Recorded {
  readonly number: number;
  readonly operation: string;
  readonly method: string;
  /** The address, redacted. */
  readonly url: string;
  /** What was sent, without the key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** Undefined where there was no response. */
  readonly status?: number | undefined;
  /** Documented headers of the response, and its media type; redacted. */
  readonly received: Readonly<Record<string, string>>;
  /** The body without what it says. */
  readonly answer?: unknown;
  /** Why there is no response. */
  readonly failure?: string | undefined;
  /** What the request was for. */
  readonly purpose: string;
}

/**
 * What was found: `contradiction` of a fact; a status or a media type that is `not-documented`; or a member or a header
 * that is `not-described`, which contradicts nothing.
 */
export type FindingKind = 'contradiction' | 'not-documented';

/** A finding; the same one in several responses, of whatever operation and format, is one. */
export interface Finding {
  readonly kind: FindingKind;
  /** What it contradicts: several facts where the same is wrong at several places. */
  readonly facts: readonly Fact[];
  /** What was seen, in words. */
  readonly what: string;
  /** The part of the response, as a JSON pointer with `*` for positions in arrays; empty for the response as a whole. */
  readonly at: string;
  /** Ids of the register: gaps, readings, conditions. */
  readonly register: readonly string[];
  readonly operations: readonly string[];
  /** Where it was seen: `getFund 404 application/json`, `getFund 200`, or the operation alone. */
  readonly places: readonly string[];
  /** In how many responses. */
  readonly count: number;
  /** The first request that shows it. */
  readonly request: Recorded;
  /** The first request that shows it at each of the places. */
  readonly shownBy: ReadonlyMap<string, Recorded>;
}

/** What becomes of a fact. */
export type FactState = 'confirmed' | 'contradicted' | 'untested';

/** A fact, and what the responses say of it. */
export interface Judged {
  readonly fact: Fact;
  readonly state: FactState;
  /** In how many responses it was confirmed. */
  readonly seen: number;
  /** Why it could not be tested. */
  readonly reason?: string | undefined;
}

/** Why a fact was not seen, where no step gives a reason. */
function unseen({ kind, id }: Fact): string {
  switch (kind) {
    case 'media-type':
    case 'header':
      return `no response had the status ${id.split(' ')[1] ?? ''}, or it did not carry it`;
    case 'member':
      return 'no response had this member';
    case 'relation':
      return 'no response let it be tried';
    default:
      return 'no response showed it';
  }
}

/** A finding while it is collected. */
interface Found {
  readonly finding: Finding;
  readonly requests: Set<number>;
  readonly operations: Set<string>;
  readonly places: Map<string, Recorded>;
  readonly facts: Set<Fact>;
  readonly register: Set<string>;
  /** What the first response showed, in words. */
  shown?: string;
}

/** The first request that shows a finding at a place stays. */
function addPlace({ places }: Found, place: string, request: Recorded): void {
  if (!places.has(place)) places.set(place, request);
}

/** Collects what responses say of facts. Findings are recorded and grouped, never thrown. */
export class Ledger {
  readonly #facts: ReadonlyMap<string, Fact>;
  readonly #seen = new Map<string, Set<number>>();
  readonly #reasons = new Map<string, string>();
  readonly #contradicted = new Set<string>();
  readonly #findings = new Map<string, Found>();

  constructor(facts: readonly Fact[]) {
    this.#facts = new Map(facts.map((fact) => [fact.id, fact]));
  }

  /** A response shows a fact. Nothing happens where there is no such fact. */
  confirm(id: string, request: number): void {
    if (this.#facts.has(id)) this.#seen.set(id, (this.#seen.get(id) ?? new Set()).add(request));
  }

  /**
   * A response says something else than a fact.
   *
   * @param shown what the first response of the finding showed; others may show something else
   */
  contradict(id: string, what: string, request: Recorded, at: readonly string[] = [], shown = ''): void {
    this.#contradicted.add(id);
    const fact = this.#facts.get(id);
    // What is wrong with a member or a relation is told by it; all else can be wrong in the same way at several places.
    const isOfPlace = fact !== undefined && fact.kind !== 'member' && fact.kind !== 'relation';
    const found = this.#add('contradiction', isOfPlace ? fact.kind : id, what, request, at);
    if (found.requests.size === 1) found.shown ??= shown;
    addPlace(found, isOfPlace ? id : request.operation, request);
    if (!fact) return;
    found.facts.add(fact);
    for (const entry of fact.register) found.register.add(entry);
  }

  /** A response is none of those that the description has: its status, or its media type. */
  undocumented(what: string, request: Recorded): void {
    addPlace(this.#add('not-documented', '', what, request), request.operation, request);
  }

  /** A fact could not be tested; the first reason stays. */
  untested(id: string, reason: string): void {
    if (!this.#reasons.has(id)) this.#reasons.set(id, reason);
  }

  get findings(): readonly Finding[] {
    return [...this.#findings.values()].map(({ finding, requests, operations, shown, ...found }) => ({
      ...finding,
      facts: [...found.facts],
      places: [...found.places.keys()],
      shownBy: found.places,
      register: [...found.register],
      what: [finding.what, shown].filter(Boolean).join(' '),
      count: requests.size,
      operations: [...operations],
    }));
  }

  /** Every fact, in their order. */
  get facts(): readonly Judged[] {
    return [...this.#facts.values()].map((fact) => {
      const seen = this.#seen.get(fact.id)?.size ?? 0;
      if (this.#contradicted.has(fact.id)) return { fact, state: 'contradicted', seen };
      if (seen > 0) return { fact, state: 'confirmed', seen };
      return { fact, state: 'untested', seen, reason: this.#reasons.get(fact.id) ?? unseen(fact) };
    });
  }

  #add(
    kind: FindingKind,
    subject: string,
    what: string,
    request: Recorded,
    path: readonly string[] = [],
  ): Found {
    const at = path.map((key) => `/${/^\d+$/.test(key) ? '*' : key}`).join('');
    const key = [kind, subject, what].join('\n');
    const known = this.#findings.get(key);
    if (known) {
      known.requests.add(request.number);
      known.operations.add(request.operation);
      return known;
    }
    const finding = {
      kind,
      facts: [],
      what,
      at,
      register: [],
      operations: [],
      places: [],
      count: 0,
      request,
      shownBy: new Map(),
    };
    const found: Found = {
      finding,
      requests: new Set([request.number]),
      operations: new Set([request.operation]),
      places: new Map(),
      facts: new Set(),
      register: new Set(),
    };
    this.#findings.set(key, found);
    return found;
  }
}
