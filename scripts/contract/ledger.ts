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

/** What is wrong: `contradiction` of a fact, or something that the description does `not-described`. */
export type FindingKind = 'contradiction' | 'not-described';

/** A finding; the same one in several responses is one. */
export interface Finding {
  readonly kind: FindingKind;
  readonly fact?: Fact | undefined;
  /** What was seen, in words. */
  readonly what: string;
  /** The part of the response, as a JSON pointer with `*` for positions in arrays; empty for the response as a whole. */
  readonly at: string;
  /** Ids of the register: gaps, readings, conditions. */
  readonly register: readonly string[];
  readonly operations: readonly string[];
  /** In how many responses. */
  readonly count: number;
  /** The first request that shows it. */
  readonly request: Recorded;
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
  /** Kinds of the values, where it is of a member. */
  readonly kinds: Set<string>;
}

/** "string or null", null last; an integer is a number where there are others. */
function inWords(kinds: ReadonlySet<string>): string {
  return [...kinds]
    .filter((kind) => kind !== 'integer' || !kinds.has('number'))
    .toSorted((a, b) => Number(a === 'null') - Number(b === 'null'))
    .join(' or ');
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

  /** A response says something else than a fact. */
  contradict(id: string, what: string, request: Recorded, at: readonly string[] = []): void {
    this.#contradicted.add(id);
    this.#add('contradiction', this.#facts.get(id), what, request, at, []);
  }

  /** A response shows something of which the description says nothing. */
  stranger(
    what: string,
    request: Recorded,
    at: readonly string[] = [],
    register: readonly string[] = [],
  ): void {
    this.#add('not-described', undefined, what, request, at, register);
  }

  /** A response has a member of which the description says nothing; of whatever kinds its values are, it is one finding. */
  strangeMember(member: string, kind: string, request: Recorded, at: readonly string[]): void {
    this.#add('not-described', undefined, member, request, at, []).kinds.add(kind);
  }

  /** A fact could not be tested; the first reason stays. */
  untested(id: string, reason: string): void {
    if (!this.#reasons.has(id)) this.#reasons.set(id, reason);
  }

  get findings(): readonly Finding[] {
    return [...this.#findings.values()].map(({ finding, requests, operations, kinds }) => ({
      ...finding,
      what: kinds.size === 0 ? finding.what : `${finding.what} (${inWords(kinds)}), which is not described.`,
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
    fact: Fact | undefined,
    what: string,
    request: Recorded,
    path: readonly string[],
    register: readonly string[],
  ): Found {
    const at = path.map((key) => `/${/^\d+$/.test(key) ? '*' : key}`).join('');
    const key = [kind, fact?.id ?? at, what].join('\n');
    const known = this.#findings.get(key);
    if (known) {
      known.requests.add(request.number);
      known.operations.add(request.operation);
      return known;
    }
    const finding = {
      kind,
      fact,
      what,
      at,
      register: fact?.register ?? register,
      operations: [],
      count: 0,
      request,
    };
    const found = {
      finding,
      requests: new Set([request.number]),
      operations: new Set([request.operation]),
      kinds: new Set<string>(),
    };
    this.#findings.set(key, found);
    return found;
  }
}
