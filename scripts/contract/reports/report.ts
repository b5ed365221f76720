import { counted } from '../../cli/counted.ts';
import type { Model } from '../../model/model.ts';
import type { Outcome } from '../check.ts';
import { gapsSeen } from '../gaps.ts';
import type { Finding, Recorded } from '../ledger.ts';
import type { CheckedRegion } from '../options.ts';
import { imitationWords } from '../recognise.ts';
import type { Proposal } from '../proposals/proposal.ts';
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

/** Everything that a check has to report, without anything that is secret. */
export interface Report {
  readonly interface: { readonly title: string; readonly version: string };
  readonly service: string;
  /** When the check began. */
  readonly date: string;
  readonly milliseconds: number;
  readonly requests: number;
  /** Whether the requests were recorded, and none was sent. */
  readonly recorded?: true;
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
    readonly gaps: number;
    /** Gaps of which something was seen. */
    readonly gapsSeen: number;
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
  readonly gaps: readonly {
    readonly id: string;
    readonly title: string;
    readonly seen: readonly string[];
    readonly ask: string;
    readonly curl?: string;
  }[];
  /** Names that were tried for parameters whose names are not shown. */
  readonly candidates: readonly {
    readonly operation: string;
    readonly role: string;
    readonly name: string;
    readonly accepted: boolean;
    readonly why: string;
    readonly requests: number;
  }[];
  readonly proposals: readonly Proposal[];
}

/** What a report needs beside what the check found out. */
export interface ReportContext {
  readonly model: Model;
  readonly service: string;
  readonly region: CheckedRegion | undefined;
  /** Name of the environment variable with the key. */
  readonly keyVariable: string;
  readonly date: Date;
  readonly proposals: readonly Proposal[];
}

/** What became of a name that was tried, as one sentence without a full stop. */
export function candidateWords({ accepted, why, requests }: Report['candidates'][number]): string {
  if (requests === 0) return `not tried: ${why}`;
  return `${accepted ? 'accepted' : 'tried, not accepted'}, ${counted(requests, 'request')}: ${why}`;
}

const kinds: readonly Finding['kind'][] = ['contradiction', 'not-documented', 'not-described'];

/** What contradicts the description first, and last what contradicts nothing. */
function inOrder(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

/** How many requests there were: "7 requests in 0.2 s", or "judged 7 recorded requests". */
export function requestWords({ recorded, requests, milliseconds }: Report): string {
  return recorded
    ? `judged ${counted(requests, 'recorded request')}`
    : `${counted(requests, 'request')} in ${(milliseconds / 1000).toFixed(1)} s`;
}

/** Whether a report says that something is wrong; a member or a header that is not described is not. */
export function isWrong({ findings, ended, unchecked }: Report): boolean {
  return (
    ended !== undefined || unchecked !== undefined || findings.some(({ kind }) => kind !== 'not-described')
  );
}

/** Makes the report of a check. */
export function reportOf(outcome: Outcome, context: ReportContext): Report {
  const { model, service, region, keyVariable, date, proposals } = context;
  const { facts, findings, observations, requests, imitation, ended, milliseconds, limit } = outcome;
  const inState = (state: string): number => facts.filter((fact) => fact.state === state).length;
  const gaps = gapsSeen({ model, observations, region, limit });
  const curl = { model, keyVariable };
  return {
    interface: { title: model.title, version: model.version },
    service,
    date: date.toISOString(),
    milliseconds,
    requests: requests.length,
    ...(outcome.recorded ? { recorded: true } : {}),
    ...(limit === undefined ? {} : { limit }),
    ...(imitation === undefined ? {} : { imitation: imitationWords[imitation] }),
    ...(ended === undefined ? {} : { ended }),
    ...(outcome.unchecked === undefined ? {} : { unchecked: outcome.unchecked }),
    knowledge: {
      facts: facts.length,
      confirmed: inState('confirmed'),
      contradicted: inState('contradicted'),
      untested: inState('untested'),
      gaps: gaps.length,
      gapsSeen: gaps.filter(({ seen }) => seen.length > 0).length,
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
    gaps: gaps.map(({ gap, seen, ask, operation }) => ({
      id: gap.id,
      title: gap.title,
      seen,
      ask,
      // A line that writes, and would write nothing, is not handed out.
      ...(operation?.method === 'get'
        ? {
            curl: curlOf(
              {
                method: operation.method.toUpperCase(),
                url: service + operation.path.replaceAll(/\{([^}]+)\}/g, '<$1>'),
                headers: { accept: model.mediaTypes.json },
              },
              curl,
            ),
          }
        : {}),
    })),
    candidates: observations.candidates.map(({ operation, role, name, accepted, why, requests: sent }) => ({
      operation: operation.id,
      role,
      name,
      accepted,
      why,
      requests: sent,
    })),
    proposals,
  };
}
