import { counted } from '../../cli/counted.ts';
import type { Model } from '../../model/model.ts';
import type { Outcome } from '../check.ts';
import type { Recorded } from '../findings.ts';
import { imitationWords } from '../recognise.ts';
import type { Undescribed } from '../undescribed.ts';

/** A finding as reports show it. */
export interface ReportedFinding {
  /** Stable from run to run; a baseline knows a finding by it. */
  readonly id: string;
  /** Whether the baseline has it, so that it does not fail the check. */
  readonly known: boolean;
  /** Ids of the facts that it contradicts; none for a status or a media type that is not documented. */
  readonly facts: readonly string[];
  /** The sentence of the interface that the first of them is. */
  readonly sentence?: string;
  readonly what: string;
  readonly at: string;
  readonly register: readonly string[];
  readonly operations: readonly string[];
  readonly count: number;
  /** A line that repeats the request, if a line can; the key comes from the environment. */
  readonly curl?: string;
  /** The first request that shows it. */
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
  /** Requests per minute that the service announces. */
  readonly limit?: number;
  /** What answered in place of a service. */
  readonly imitation?: string;
  /** Why the check ended before its plan did. */
  readonly ended?: string;
  /** Why nothing of the service could be checked. */
  readonly unchecked?: string;
  readonly passed: boolean;
  readonly findings: readonly ReportedFinding[];
  /** Deviations that were left out because there were too many findings. */
  readonly dropped: number;
  /** Operations × the statuses that this run could show. */
  readonly coverage: readonly {
    readonly operation: string;
    readonly status: string;
    readonly reached: boolean;
    readonly why?: string;
  }[];
  /** Reads whose success was seen, and all that the description has. */
  readonly reads: { readonly reached: number; readonly all: number };
  /** Reads of the plan whose success was not seen, and why. */
  readonly unreached: readonly { readonly operation: string; readonly why: string }[];
  /** Slugs that were given and that nothing has, as options. */
  readonly absent: readonly string[];
  /** Findings of the baseline that this check, which ended as planned, did not see. */
  readonly gone: readonly string[];
  /** What was not tried. */
  readonly skipped: readonly { readonly what: string; readonly why: string }[];
  /** What was seen and the description lacks; it contradicts nothing. */
  readonly undescribed: readonly Undescribed[];
}

/** What a report needs beside the outcome. */
export interface ReportContext {
  readonly model: Model;
  readonly service: string;
  /** Name of the environment variable with the key. */
  readonly keyVariable: string;
  readonly date: Date;
  /** Ids of the findings that an earlier report has. */
  readonly baseline: ReadonlySet<string>;
}

/** Makes the report of a check. */
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
    ...(imitation === undefined ? {} : { imitation: imitationWords[imitation] }),
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
      .map(({ operation, why = 'no response showed it' }) => ({ operation: operation.id, why })),
    absent: outcome.absent,
    gone: isComplete ? [...baseline].filter((id) => !findings.some((finding) => finding.id === id)) : [],
    skipped: outcome.skipped.map(({ operation, condition, why }) => ({
      what: condition ? `${operation.id} ${condition.id}` : operation.id,
      why,
    })),
    undescribed: outcome.undescribed,
  };
}

/** The lines that sum up a report, the verdict last. */
export function summaryOf(report: Report): { readonly lines: readonly string[]; readonly verdict: string } {
  const { findings, coverage, reads, unreached, undescribed, skipped, limit, ended, unchecked } = report;
  const known = findings.filter((finding) => finding.known).length;
  const reached = coverage.filter((row) => row.reached).length;
  const seconds = (report.milliseconds / 1000).toFixed(1);
  const announced = limit === undefined ? '' : `, at an announced limit of ${limit} a minute`;
  const counts = [
    counted(findings.length - known, 'finding'),
    ...(known === 0 ? [] : [`${known} known`]),
    ...(report.dropped === 0 ? [] : [`${counted(report.dropped, 'more deviation')} left out`]),
    `${reads.reached} of ${reads.all} reads and ${reached} of ${coverage.length} statuses reached`,
  ];
  return {
    lines: [
      `${report.interface.title} ${report.interface.version} at ${report.service}`,
      `${counted(report.requests, 'request')} in ${seconds} s${announced}.`,
      ...(report.imitation === undefined
        ? []
        : [`This is ${report.imitation}: what it shows are our own assumptions.`]),
      `Not tried: ${skipped.length}. Seen and not described, which contradicts nothing: ${undescribed.length}.`,
      ...report.absent.map((slug) => `${slug}: the service answered 404.`),
      ...report.gone.map((id) => `Known, and no longer seen: ${id}`),
      ...(unreached.length === 0 || ended !== undefined || unchecked !== undefined
        ? []
        : [`Not reached: ${unreached.map(({ operation, why }) => `${operation} (${why})`).join(', ')}.`]),
      ...(ended === undefined ? [] : [`The check ended before its plan did: ${ended}.`]),
      ...(unchecked === undefined ? [] : [`The service could not be checked: ${unchecked}.`]),
    ],
    verdict: `${report.passed ? 'PASSED' : 'FAILED'}: ${counts.join(', ')}.`,
  };
}

/** What was not reached or not tried, by its reason. */
export function reasonsOf({ coverage, skipped }: Report): ReadonlyMap<string, readonly string[]> {
  const reasons = new Map<string, string[]>();
  const add = (why: string, what: string): void => void reasons.set(why, [...(reasons.get(why) ?? []), what]);
  for (const { operation, status, reached, why = 'no response showed it' } of coverage)
    if (!reached) add(why, `${operation} ${status}`);
  for (const { what, why } of skipped) add(why, what);
  return reasons;
}

/**
 * A POSIX shell command that repeats a request. The key is not in it: it comes from the environment.
 *
 * @returns undefined if the request had another key
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
