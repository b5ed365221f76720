import type { Fact } from './says.ts';

/** How a request was made, without its key, and what came back. */
export interface Recorded {
  readonly number: number;
  /** When it was sent, in ISO 8601. */
  readonly time: string;
  readonly operation: string;
  /** Where it was sent without the key, or with another one. */
  readonly key?: 'none' | 'another';
  /** The URL, redacted. */
  readonly url: string;
  /** The headers that were sent, without the key. */
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined where there was no response. */
  readonly status?: number | undefined;
  /** The id by which the service's support finds the request. */
  readonly requestId?: string | undefined;
  /** Documented headers of the response, and its media type; redacted. */
  readonly received: Readonly<Record<string, string>>;
  /** The shape of the body, without its values. */
  readonly answer?: unknown;
  /** Why there is no response. */
  readonly failure?: string | undefined;
  /** What the request was for. */
  readonly purpose: string;
}

/** A way in which one response differs from the description. */
export interface Deviation {
  /** The fact that it contradicts; undefined for a status or a media type that is not documented. */
  readonly fact?: Fact | undefined;
  /** What was seen, in words; the same words at several places make one finding. */
  readonly what: string;
  /** The part of the response, as a JSON pointer with `*` for positions and keys of maps; empty for all of it. */
  readonly at?: string;
  /** Counts that the first response showed, in words. */
  readonly shown?: string;
}

/** A deviation, with all responses that show it. */
export interface Finding {
  /** Stable from run to run, so that a baseline can name it. */
  readonly id: string;
  /** The facts that it contradicts: several where the same is wrong at several places. */
  readonly facts: readonly Fact[];
  readonly what: string;
  readonly at: string;
  readonly register: readonly string[];
  readonly operations: readonly string[];
  /** Number of responses. */
  readonly count: number;
  /** The first request that shows it. */
  readonly request: Recorded;
}

/** Most findings that are kept; a service that has more has shown enough. */
const mostFindings = 100;

interface Entry {
  readonly first: Deviation;
  readonly request: Recorded;
  readonly facts: Map<string, Fact>;
  readonly requests: Set<number>;
  readonly operations: Set<string>;
}

/** Groups deviations, so that one cause is one finding. */
export class Findings {
  readonly #entries = new Map<string, Entry>();
  #held: { readonly recorded: Recorded; readonly deviations: readonly Deviation[] }[] = [];
  #dropped = 0;

  /** Holds deviations of a refusal back: they are of whatever refuses, unless an answer shows that the service still answers. */
  hold(recorded: Recorded, deviations: readonly Deviation[]): void {
    this.#held.push({ recorded, deviations });
  }

  /** Adds what was held back. */
  release(): void {
    for (const { recorded, deviations } of this.#held) this.#add(recorded, deviations);
    this.#held = [];
  }

  /** Adds the deviations of an answer, after those that were held back before it. */
  add(recorded: Recorded, deviations: readonly Deviation[]): void {
    this.release();
    this.#add(recorded, deviations);
  }

  #add({ number, ...request }: Recorded, deviations: readonly Deviation[]): void {
    for (const deviation of deviations) {
      const { fact, what } = deviation;
      // A member or a relation is a cause of its own; everything else can be wrong in the same way at several operations.
      const isOwnCause = fact?.kind === 'member' || fact?.kind === 'relation';
      const subject = isOwnCause ? fact.id : (fact?.kind ?? 'not documented');
      const id = `${subject}: ${what}`;
      if (!this.#entries.has(id) && this.#entries.size >= mostFindings) {
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

  /** Number of deviations that were left out because there were too many findings. */
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
      at: first.at ?? '',
      register: [...new Set([...facts.values()].flatMap(({ register }) => register))],
      operations: [...operations],
      count: requests.size,
      request,
    }));
  }
}

/** Whether a relation breaks only where another one of the same fields breaks too, and less often: it has the same cause. */
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
