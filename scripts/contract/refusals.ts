import { counted } from '../cli/counted.ts';
import type { Failure, Reply } from './http/client.ts';
import type { Step } from './steps/plan.ts';

/** Consecutive refusals that end the check; low enough not to trip a firewall. */
const mostRefusals = 8;
/** Consecutive requests without a response that end the check. */
const mostFailures = 3;
/** Consecutive refusals after which an operation is skipped. */
const mostOfOperation = 3;
/** Gateway statuses worth a retry. */
const passingStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** A request that the API itself didn't answer. */
export interface Refusal {
  /** The response instead of an answer: `403`, `200 in HTML`, `no response within 15 s`. */
  readonly kind: string;
  readonly isFailure: boolean;
  /** True if a retry may succeed. */
  readonly isPassing: boolean;
  /** The target of a redirect. */
  readonly target?: string | undefined;
}

/**
 * Detects a refusal: a missing response, an HTML page, or a status with which a service or its gateway rejects
 * requests, unless the request expects that status.
 */
function refusalOf({ expects }: Step, answer: Reply | Failure): Refusal | undefined {
  if (answer.kind === 'failure') return { kind: answer.words, isFailure: true, isPassing: true };
  const { status } = answer;
  const isExpected = expects.kind === 'condition' && expects.condition.status === status;
  const turnsAway = [401, 403, 429].includes(status) || (status >= 300 && status < 400) || status >= 500;
  const target = redirectWords(answer);
  if (turnsAway && !isExpected)
    return { kind: String(status), isFailure: false, isPassing: passingStatuses.has(status), target };
  return isHtml(answer) ? { kind: `${status} in HTML`, isFailure: false, isPassing: false } : undefined;
}

/** Returns a redirect's target without its query, which may repeat what was sent; undefined for other responses. */
export function redirectWords({ status, headers }: Pick<Reply, 'status' | 'headers'>): string | undefined {
  if (status < 300 || status >= 400) return undefined;
  const target = headers.get('location')?.split(/[?#]/, 1)[0];
  return target === undefined
    ? 'It is a redirect without a target'
    : `It redirects to ${target.slice(0, 200)}, which was not followed`;
}

function isHtml({ headers, text }: Reply): boolean {
  return /\bhtml\b/i.test(headers.get('content-type') ?? '') || /^\s*<(?:!doctype html|html)/i.test(text);
}

/** The state of an operation. */
interface Standing {
  /** True if a valid request has succeeded. */
  isOpened: boolean;
  /** The last valid request's result, if it wasn't a success. */
  closed?: string | undefined;
  /** True if valid requests found nothing there: a 404 or an HTML page. */
  isLost: boolean;
  /** Number of consecutive refusals. */
  row: number;
}

/**
 * Decides what refusals mean. One is a finding, several for one operation skip it, and several for different operations
 * end the check. If the service never answers, nothing can be checked.
 */
export class Refusals {
  /** Operations whose valid requests show whether the base URL is right. */
  readonly #landmarks: ReadonlySet<string>;
  readonly #standings = new Map<string, Standing>();
  /** Refusals since the last answer. */
  #row: { readonly refusal: Refusal; readonly operation: string; readonly number: number }[] = [];
  readonly #validKinds: string[] = [];
  #hasArrived = false;
  #isAccepted = false;

  /** @param steps the planned steps */
  constructor(steps: readonly Step[]) {
    const reads = steps.filter(({ expects }) => expects.kind === 'success').map(({ operation }) => operation);
    // A record may be missing. A path without parameters exists, or the base URL is wrong.
    const fixed = reads.filter(({ pathParameters }) => pathParameters.length === 0);
    this.#landmarks = new Set((fixed.length > 0 ? fixed : reads).map(({ id }) => id));
  }

  /** Records the result of a request. `number` is the request's number. */
  note(step: Step, answer: Reply | Failure, number: number): Refusal | undefined {
    const refusal = refusalOf(step, answer);
    const standing = this.#standingOf(step);
    standing.row = refusal ? standing.row + 1 : 0;
    this.#row = refusal ? [...this.#row, { refusal, operation: step.operation.id, number }] : [];
    return refusal;
  }

  /** Records the result of a valid request, once it won't be retried. */
  noteValid(step: Step, answer: Reply | Failure, refusal: Refusal | undefined): void {
    const standing = this.#standingOf(step);
    const status = answer.kind === 'reply' ? answer.status : undefined;
    if (status !== undefined) this.#validKinds.push(refusal?.kind ?? String(status));
    if (status !== undefined && status !== 401 && status !== 403) this.#isAccepted = true;
    const isSuccess = status !== undefined && status >= 200 && status < 300;
    if (isSuccess && !refusal) standing.isOpened = true;
    const hasRecord = step.operation.pathParameters.length > 0;
    if (!isSuccess || refusal)
      standing.closed =
        answer.kind === 'failure' ? answer.words : `its valid request got ${refusal?.kind ?? status}`;
    if ((status === 404 && !hasRecord) || (refusal?.kind.endsWith('HTML') ?? false)) standing.isLost = true;
    else if (status !== undefined && status !== 404) this.#hasArrived = true;
  }

  /** True if a valid request to the operation has succeeded. A refusal is then caused by the request, not the key. */
  isOpened(step: Step): boolean {
    return this.#standingOf(step).isOpened;
  }

  /** Why a step is skipped; undefined if it is sent. */
  whyLeftAlone(step: Step): string | undefined {
    const { isOpened, closed, row } = this.#standingOf(step);
    if (row >= mostOfOperation) return `${row} requests in a row of this operation were refused`;
    // Another record may work.
    const isRecord =
      step.operation.pathParameters.length > 0 && step.expects.kind === 'success' && step.page === undefined;
    return isOpened || isRecord ? undefined : closed;
  }

  /** Why the check has to end; undefined if it can continue. */
  get ending(): string | undefined {
    const kinds = [...new Set(this.#row.map(({ refusal }) => refusal.kind))];
    const isSilent = this.#row.every(({ refusal }) => refusal.isFailure);
    const isOfOne = new Set(this.#row.map(({ operation }) => operation)).size < 2;
    const [first] = this.#row;
    const count = this.#row.length;
    if (!first || isOfOne || count < (isSilent ? mostFailures : mostRefusals)) return undefined;
    if (isSilent) return `${kinds.join(' or ')}, ${count} times in a row`;
    const target = this.#row.at(-1)?.refusal.target;
    const words = `${count} requests in a row got ${kinds.join(' or ')}, from request ${first.number} on`;
    return target === undefined ? words : `${words}. ${target}`;
  }

  /** Why the base URL seems wrong; undefined if it doesn't. */
  get astray(): string | undefined {
    const lost = [...this.#standings.values()].filter(({ isLost }) => isLost).length;
    const isLost = [...this.#landmarks].every((id) => this.#standings.get(id)?.isLost);
    if (this.#hasArrived || lost < 2 || !isLost) return undefined;
    return (
      `the first ${counted(this.#validKinds.length, 'request')} that are in order got 404 or a page of HTML, and none succeeded; ` +
      'the base address may lack its path, or be that of something else'
    );
  }

  /** Why the service couldn't be checked: no request was accepted with the key. */
  get keyRefused(): string | undefined {
    if (this.#validKinds.length === 0 || this.#isAccepted) return undefined;
    return `no request with the key was accepted, each got ${[...new Set(this.#validKinds)].toSorted().join(' or ')}`;
  }

  #standingOf({ operation }: Step): Standing {
    const standing = this.#standings.get(operation.id) ?? { isOpened: false, isLost: false, row: 0 };
    this.#standings.set(operation.id, standing);
    return standing;
  }
}
