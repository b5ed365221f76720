import { counted } from '../../cli/counted.ts';
import type { Model } from '../../model/model.ts';
import type { Outcome } from '../check.ts';
import type { Finding, Recorded } from '../ledger.ts';
import { imitationWords } from '../recognise.ts';
import type { SpecPlace } from '../spec-place.ts';
import type { Undescribed } from '../undescribed.ts';
import { curlOf } from './curl.ts';

/** A finding as reports show it. */
export interface ReportedFinding {
  readonly kind: Finding['kind'];
  /** Ids of the facts that it contradicts. */
  readonly facts: readonly string[];
  /** The sentence of the interface that the first of them is, in the words of the description. */
  readonly sentence?: string;
  readonly what: string;
  readonly at: string;
  readonly register: readonly string[];
  readonly operations: readonly string[];
  /** Where it was seen, as fact, operation and status, or operation. */
  readonly places: readonly string[];
  readonly count: number;
  /** A line that repeats the request; the key comes from the environment. */
  readonly curl: string;
  /** For each of the places a line that repeats a request which showed it there. */
  readonly curls: Readonly<Record<string, string>>;
  readonly request: Recorded;
}

/** Something that the description lacks, as reports show it. */
export interface ReportedUndescribed extends Omit<Undescribed, 'request'> {
  /** A line that repeats the first request that showed it. */
  readonly curl: string;
}

/** Everything that a check has to report, without anything that is secret. */
export interface Report {
  readonly interface: { readonly title: string; readonly version: string };
  readonly service: string;
  /** When the check began. */
  readonly date: string;
  readonly milliseconds: number;
  readonly requests: number;
  /** Requests per minute that the service announces. */
  readonly limit?: number;
  /** What answered in place of a service. */
  readonly imitation?: string;
  /** Why the check ended before its plan did. */
  readonly ended?: string;
  /** Why nothing of the service could be checked. */
  readonly unchecked?: string;
  readonly knowledge: {
    readonly facts: number;
    readonly confirmed: number;
    readonly contradicted: number;
    readonly untested: number;
  };
  readonly findings: readonly ReportedFinding[];
  readonly facts: readonly {
    readonly id: string;
    readonly kind: string;
    readonly sentence: string;
    readonly state: string;
    readonly seen: number;
    readonly reason?: string;
  }[];
  /** What was seen and the description lacks; it contradicts nothing. */
  readonly undescribed: readonly ReportedUndescribed[];
}

/** What a report needs beside what the check found out. */
export interface ReportContext {
  readonly model: Model;
  readonly service: string;
  /** Name of the environment variable with the key. */
  readonly keyVariable: string;
  readonly date: Date;
}

const kinds: readonly Finding['kind'][] = ['contradiction', 'not-documented'];

/** What contradicts the description first. */
function inOrder(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

/** "spec/paths/account.yaml, at `get.responses.2XX`". */
export function placeWords({ file, node }: SpecPlace): string {
  return node === '' ? file : `${file}, at \`${node}\``;
}

/** How many requests there were: "7 requests in 0.2 s". */
export function requestWords({ requests, milliseconds }: Report): string {
  return `${counted(requests, 'request')} in ${(milliseconds / 1000).toFixed(1)} s`;
}

/** Whether a report says that something is wrong. */
export function isWrong({ findings, ended, unchecked }: Report): boolean {
  return ended !== undefined || unchecked !== undefined || findings.length > 0;
}

/** Makes the report of a check. */
export function reportOf(outcome: Outcome, context: ReportContext): Report {
  const { model, service, keyVariable, date } = context;
  const { facts, findings, undescribed, requests, imitation, ended, milliseconds, limit } = outcome;
  const inState = (state: string): number => facts.filter((fact) => fact.state === state).length;
  const curl = { model, keyVariable };
  return {
    interface: { title: model.title, version: model.version },
    service,
    date: date.toISOString(),
    milliseconds,
    requests: requests.length,
    ...(limit === undefined ? {} : { limit }),
    ...(imitation === undefined ? {} : { imitation: imitationWords[imitation] }),
    ...(ended === undefined ? {} : { ended }),
    ...(outcome.unchecked === undefined ? {} : { unchecked: outcome.unchecked }),
    knowledge: {
      facts: facts.length,
      confirmed: inState('confirmed'),
      contradicted: inState('contradicted'),
      untested: inState('untested'),
    },
    findings: inOrder(findings).map(({ kind, facts: contradicted, what, at, request, ...found }) => ({
      kind,
      facts: contradicted.map(({ id }) => id),
      ...(contradicted[0] ? { sentence: contradicted[0].sentence } : {}),
      what,
      at,
      register: found.register,
      operations: found.operations,
      places: found.places,
      count: found.count,
      curl: curlOf(request, curl),
      curls: Object.fromEntries([...found.shownBy].map(([place, shown]) => [place, curlOf(shown, curl)])),
      request,
    })),
    facts: facts.map(({ fact: { id, kind, sentence }, state, seen, reason }) => ({
      id,
      kind,
      sentence,
      state,
      seen,
      ...(reason === undefined ? {} : { reason }),
    })),
    undescribed: undescribed.map(({ request, ...item }) => ({ ...item, curl: curlOf(request, curl) })),
  };
}
