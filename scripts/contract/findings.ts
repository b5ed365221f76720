import type { Fact } from './facts.ts';

/** A request without its key, and its response. */
export interface Recorded {
  readonly number: number;
  /** Send time, in ISO 8601. */
  readonly time: string;
  readonly operation: string;
  /** Set if the request used no key or a different one. */
  readonly key?: 'none' | 'another';
  /** The redacted URL. */
  readonly url: string;
  /** The request headers, without the key. */
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined if there was no response. */
  readonly status?: number | undefined;
  /** The request ID that the service's support can look up. */
  readonly requestId?: string | undefined;
  /** The response's documented headers and media type, redacted. */
  readonly received: Readonly<Record<string, string>>;
  /** The shape of the body, without its values. */
  readonly answer?: unknown;
  /** The reason there is no response. */
  readonly failure?: string | undefined;
  /** The purpose of the request. */
  readonly purpose: string;
}

/** A difference between one response and the description. */
export interface Deviation {
  /** The contradicted fact; undefined for an undocumented status or media type. */
  readonly fact?: Fact | undefined;
  /** The observation in words. Deviations with the same text are grouped into one finding. */
  readonly what: string;
  /**
   * The part of the response as a JSON pointer, with `*` for array positions and map keys; empty for the whole
   * response.
   */
  readonly pointer?: string;
  /** Counts from the first response, in words. */
  readonly shown?: string;
}

/** A deviation with all responses that have it. */
export interface Finding {
  /** Stable between runs, so that a baseline can refer to it. */
  readonly id: string;
  /** The contradicted facts; several if the same problem occurs in several places. */
  readonly facts: readonly Fact[];
  readonly what: string;
  readonly at: string;
  readonly register: readonly string[];
  readonly operations: readonly string[];
  /** Number of responses. */
  readonly count: number;
  /** The first request with this deviation. */
  readonly request: Recorded;
}

/** Maximum number of findings to keep. */
const maxFindings = 100;

interface Entry {
  readonly first: Deviation;
  readonly request: Recorded;
  readonly facts: Map<string, Fact>;
  readonly requests: Set<number>;
  readonly operations: Set<string>;
}

/** Groups deviations by cause, one finding each. */
export class Findings {
  readonly #entries = new Map<string, Entry>();
  #held: { readonly recorded: Recorded; readonly deviations: readonly Deviation[] }[] = [];
  #dropped = 0;

  /**
   * Holds back the deviations of a refusal, which may come from a gateway. They count only if a later response shows
   * that the service is still up.
   */
  hold(recorded: Recorded, deviations: readonly Deviation[]): void {
    this.#held.push({ recorded, deviations });
  }

  /** Adds the deviations that were held back. */
  release(): void {
    for (const { recorded, deviations } of this.#held) this.#add(recorded, deviations);
    this.#held = [];
  }

  /** Adds the deviations of a response, after any that were held back. */
  add(recorded: Recorded, deviations: readonly Deviation[]): void {
    this.release();
    this.#add(recorded, deviations);
  }

  #add({ number, ...request }: Recorded, deviations: readonly Deviation[]): void {
    for (const deviation of deviations) {
      const { fact, what } = deviation;
      // Each property or relation is its own cause. Anything else can be wrong in the same way for several operations.
      const isSeparateCause = fact?.kind === 'member' || fact?.kind === 'relation';
      const subject = isSeparateCause ? fact.id : (fact?.kind ?? 'not documented');
      const id = `${subject}: ${what}`;
      if (!this.#entries.has(id) && this.#entries.size >= maxFindings) {
        this.#dropped++;
        continue;
      }
      const entry = this.#entries.get(id) ?? {
        first: deviation,
        request: { number, ...request },
        facts: new Map(),
        requests: new Set(),
        operations: new Set(),
      };
      this.#entries.set(id, entry);
      if (fact) entry.facts.set(fact.id, fact);
      entry.requests.add(number);
      entry.operations.add(request.operation);
    }
  }

  /** Number of deviations dropped because there were too many findings. */
  get dropped(): number {
    return this.#dropped;
  }

  get all(): readonly Finding[] {
    const entries = [...this.#entries].map(([id, entry]) => ({ id, ...entry, facts: new Map(entry.facts) }));
    const byCount = entries.toSorted((a, b) => b.requests.size - a.requests.size);
    const kept = entries.filter((entry) => {
      const cause = byCount.find((other) => follows(entry, other));
      for (const [id, fact] of cause ? entry.facts : []) cause?.facts.set(id, fact);
      return cause === undefined;
    });
    return kept.map(({ id, first, request, facts, requests, operations }) => ({
      id,
      facts: [...facts.values()],
      what: [first.what, first.shown].filter(Boolean).join(' '),
      at: first.pointer ?? '',
      register: [...new Set([...facts.values()].flatMap(({ register }) => register))],
      operations: [...operations],
      count: requests.size,
      request,
    }));
  }
}

/**
 * True if a relation fails only where another relation of the same fields fails too, and less often: both have the same
 * cause.
 */
function follows(entry: Entry, other: Entry): boolean {
  const [relation, cause] = [entry.first.fact, other.first.fact];
  if (relation?.kind !== 'relation' || cause?.kind !== 'relation') return false;
  const [owner, ...fields] = relation.id.match(/[a-z]\w+/gi) ?? [];
  const [otherOwner, ...others] = cause.id.match(/[a-z]\w+/gi) ?? [];
  return (
    owner === otherOwner &&
    entry.requests.size < other.requests.size &&
    fields.some((field) => others.includes(field)) &&
    [...entry.requests].every((request) => other.requests.has(request))
  );
}
