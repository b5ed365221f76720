import { counted } from '../../cli/counted.ts';
import type { Model } from '../../model/model.ts';
import type { Outcome } from '../check.ts';
import type { Recorded } from '../findings.ts';
import { imitationNames } from '../recognise.ts';
import type { Undescribed } from '../undescribed.ts';

/** A finding in a report. */
export interface ReportedFinding {
  /** Stable between runs; a baseline identifies a finding by it. */
  readonly id: string;
  /** True if the finding is in the baseline, so it doesn't fail the check. */
  readonly known: boolean;
  /** IDs of the contradicted facts; empty for an undocumented status or media type. */
  readonly facts: readonly string[];
  /** The sentence of the description for the first fact. */
  readonly sentence?: string;
  readonly what: string;
  readonly at: string;
  readonly register: readonly string[];
  readonly operations: readonly string[];
  readonly count: number;
  /** A command that repeats the request, if possible. It reads the key from the environment. */
  readonly curl?: string;
  /** The first request with this finding. */
  readonly request: Recorded;
}

/** A check's results, without secrets. */
export interface Report {
  readonly interface: { readonly title: string; readonly version: string };
  readonly service: string;
  /** When the check started. */
  readonly date: string;
  readonly milliseconds: number;
  readonly requests: number;
  /** The announced rate limit, in requests per minute. */
  readonly limit?: number;
  /** The imitation that responded instead of the real service. */
  readonly imitation?: string;
  /** The reason the check ended before its plan was complete. */
  readonly ended?: string;
  /** The reason nothing could be checked. */
  readonly unchecked?: string;
  readonly passed: boolean;
  readonly findings: readonly ReportedFinding[];
  /** Number of deviations dropped because there were too many findings. */
  readonly dropped: number;
  /** The operation and status pairs that this run could reach. */
  readonly coverage: readonly {
    readonly operation: string;
    readonly status: string;
    readonly reached: boolean;
    readonly why?: string;
  }[];
  /** Read operations that succeeded, and the number in the description. */
  readonly reads: { readonly reached: number; readonly all: number };
  /** Planned read operations that didn't succeed, with the reason. */
  readonly unreached: readonly { readonly operation: string; readonly why: string }[];
  /** Slugs passed as options for which no record exists. */
  readonly absent: readonly string[];
  /** Baseline findings that this check didn't see. Only set if the check completed its plan. */
  readonly gone: readonly string[];
  /** Skipped tests. */
  readonly skipped: readonly { readonly what: string; readonly why: string }[];
  /** Undocumented observations; they contradict nothing. */
  readonly undescribed: readonly Undescribed[];
}

/** Inputs of a report besides the outcome. */
export interface ReportContext {
  readonly model: Model;
  readonly service: string;
  /** Name of the environment variable that contains the key. */
  readonly keyVariable: string;
  readonly date: Date;
  /** IDs of the findings in an earlier report. */
  readonly baseline: ReadonlySet<string>;
}

/** The reason for a status that no request got. */
const noResponse = 'no response had this status';

/** Builds the report of a check. */
export function reportOf(outcome: Outcome, context: ReportContext): Report {
  const { model, service, date, baseline } = context;
  const { ended, unchecked, imitation, limit } = outcome;
  const findings = outcome.findings.map(({ facts, request, ...finding }) => {
    const curl = curlOf(request, context);
    return {
      ...finding,
      known: baseline.has(finding.id),
      facts: facts.map(({ id }) => id),
      ...(facts[0] ? { sentence: facts[0].sentence } : {}),
      ...(curl === undefined ? {} : { curl }),
      request,
    };
  });
  const isComplete = ended === undefined && unchecked === undefined;
  const answered = outcome.requests.some(({ status }) => status !== undefined);
  const reads = model.operations.filter(({ method }) => method === 'get');
  const successes = outcome.coverage.filter(({ operation, status }) => status === operation.success?.status);
  return {
    interface: { title: model.title, version: model.version },
    service,
    date: date.toISOString(),
    milliseconds: outcome.milliseconds,
    requests: outcome.requests.length,
    ...(limit === undefined ? {} : { limit }),
    ...(imitation === undefined ? {} : { imitation: imitationNames[imitation] }),
    ...(ended === undefined ? {} : { ended }),
    ...(unchecked === undefined ? {} : { unchecked }),
    passed: isComplete && answered && outcome.dropped === 0 && findings.every(({ known }) => known),
    findings: findings.toSorted((a, b) => Number(a.known) - Number(b.known)),
    dropped: outcome.dropped,
    coverage: outcome.coverage.map(({ operation, status, reached, why }) => ({
      operation: operation.id,
      status,
      reached,
      ...(reached || why === undefined ? {} : { why }),
    })),
    reads: { reached: successes.filter(({ reached }) => reached).length, all: reads.length },
    unreached: successes
      .filter(({ reached }) => !reached)
      .map(({ operation, why = noResponse }) => ({ operation: operation.id, why })),
    absent: outcome.absent,
    gone: isComplete ? [...baseline].filter((id) => !findings.some((finding) => finding.id === id)) : [],
    skipped: outcome.skipped.map(({ operation, condition, why }) => ({
      what: condition ? `${operation.id} ${condition.id}` : operation.id,
      why,
    })),
    undescribed: outcome.undescribed,
  };
}

/** Summarizes a report, with the verdict last. */
export function summaryOf(report: Report): { readonly lines: readonly string[]; readonly verdict: string } {
  const { findings, coverage, reads, unreached, undescribed, skipped, limit, ended, unchecked } = report;
  const knownCount = findings.filter((finding) => finding.known).length;
  const reached = coverage.filter((row) => row.reached).length;
  const seconds = (report.milliseconds / 1000).toFixed(1);
  const announced = limit === undefined ? '' : `, with an announced limit of ${limit} per minute`;
  const counts = [
    counted(findings.length - knownCount, 'finding'),
    ...(knownCount === 0 ? [] : [`${knownCount} known`]),
    ...(report.dropped === 0 ? [] : [`${counted(report.dropped, 'more deviation')} dropped`]),
    `${reads.reached} of ${reads.all} reads and ${reached} of ${coverage.length} statuses reached`,
  ];
  return {
    lines: [
      `${report.interface.title} ${report.interface.version} at ${report.service}`,
      `${counted(report.requests, 'request')} in ${seconds} s${announced}.`,
      ...(report.imitation === undefined
        ? []
        : [`This is ${report.imitation}, so the results only confirm our own assumptions.`]),
      `Skipped: ${skipped.length}. Undocumented observations, which aren't findings: ${undescribed.length}.`,
      ...report.absent.map((slug) => `${slug}: the service returned 404.`),
      ...report.gone.map((id) => `In the baseline, but not seen this time: ${id}`),
      ...(unreached.length === 0 || ended !== undefined || unchecked !== undefined
        ? []
        : [`Not reached: ${unreached.map(({ operation, why }) => `${operation} (${why})`).join(', ')}.`]),
      ...(ended === undefined ? [] : [`The check stopped early: ${ended}.`]),
      ...(unchecked === undefined ? [] : [`The service couldn't be checked: ${unchecked}.`]),
    ],
    verdict: `${report.passed ? 'PASSED' : 'FAILED'}: ${counts.join(', ')}.`,
  };
}

/** Groups unreached statuses and skipped tests by reason. */
export function reasonsOf({ coverage, skipped }: Report): ReadonlyMap<string, readonly string[]> {
  const reasons = new Map<string, string[]>();
  const add = (why: string, what: string): void => void reasons.set(why, [...(reasons.get(why) ?? []), what]);
  for (const { operation, status, reached, why = noResponse } of coverage)
    if (!reached) add(why, `${operation} ${status}`);
  for (const { what, why } of skipped) add(why, what);
  return reasons;
}

/**
 * Builds a POSIX shell command that repeats a request. It reads the key from the environment.
 *
 * @returns undefined if the request used another key
 */
function curlOf(
  { url, headers, key }: Pick<Recorded, 'url' | 'headers' | 'key'>,
  { model, keyVariable }: ReportContext,
): string | undefined {
  if (key === 'another') return undefined;
  return [
    'curl -sS -i',
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(key === 'none' ? [] : [`-H "${model.key.header}: $${keyVariable}"`]),
    quote(url),
  ].join(' ');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
