import { counted } from '../cli/counted.ts';
import type { Failure, Reply } from './http/client.ts';
import type { Step } from './steps/plan.ts';

/** Refusals in a row that end the check; few enough for a firewall. */
const mostRefusals = 8;
/** Requests in a row without a response that end the check. */
const mostFailures = 3;
/** Refusals in a row after which an operation is left alone. */
const mostOfOperation = 3;
/** Statuses of a gateway that a second try can cure. */
const passingStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** A request to which nothing of the interface answered. */
export interface Refusal {
  /** What came in place of an answer: `403`, `200 in HTML`, `no response within 15 s`. */
  readonly kind: string;
  readonly isFailure: boolean;
  /** Whether a second try can cure it. */
  readonly isPassing: boolean;
  /** Where a redirect leads. */
  readonly target?: string | undefined;
}

/**
 * Tells a refusal from an answer. A refusal is a missing response, a page of HTML, or a status by which a service, or what stands
 * before it, turns requests away, unless the request asks for that status.
 */
function refusalOf({ expects }: Step, answer: Reply | Failure): Refusal | undefined {
  if (answer.kind === 'failure') return { kind: answer.words, isFailure: true, isPassing: true };
  const { status } = answer;
  const isAskedFor = expects.kind === 'condition' && expects.condition.status === status;
  const turnsAway = [401, 403, 429].includes(status) || (status >= 300 && status < 400) || status >= 500;
  const target = redirectWords(answer);
  if (turnsAway && !isAskedFor)
    return { kind: String(status), isFailure: false, isPassing: passingStatuses.has(status), target };
  return isHtml(answer) ? { kind: `${status} in HTML`, isFailure: false, isPassing: false } : undefined;
}

/** Where a redirect leads, without its query, which may repeat what was sent; undefined for other responses. */
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

/** What is known of an operation. */
interface Standing {
  /** Whether a valid request has succeeded. */
  isOpened: boolean;
  /** What its last valid request got in place of a success. */
  closed?: string | undefined;
  /** Whether its valid requests found nothing there, be it a 404 or a page of HTML. */
  isLost: boolean;
  /** Refusals in a row. */
  row: number;
}

/**
 * Decides what refusals mean: one is a finding, several of an operation leave it alone, several of different operations end the
 * check, and a service that never answers could not be checked.
 */
export class Refusals {
  /** Operations whose valid requests tell whether the base URL is right. */
  readonly #landmarks: ReadonlySet<string>;
  readonly #standings = new Map<string, Standing>();
  /** The refusals since the last answer. */
  #row: { readonly refusal: Refusal; readonly operation: string; readonly number: number }[] = [];
  readonly #validKinds: string[] = [];
  #hasArrived = false;
  #isAccepted = false;

  /** @param steps the plan */
  constructor(steps: readonly Step[]) {
    const reads = steps.filter(({ expects }) => expects.kind === 'success').map(({ operation }) => operation);
    // A record may be missing. A path without one exists, or the base URL is wrong.
    const fixed = reads.filter(({ pathParameters }) => pathParameters.length === 0);
    this.#landmarks = new Set((fixed.length > 0 ? fixed : reads).map(({ id }) => id));
  }

  /** Notes what a request got. `number` is that of the request. */
  note(step: Step, answer: Reply | Failure, number: number): Refusal | undefined {
    const refusal = refusalOf(step, answer);
    const standing = this.#standingOf(step);
    standing.row = refusal ? standing.row + 1 : 0;
    this.#row = refusal ? [...this.#row, { refusal, operation: step.operation.id, number }] : [];
    return refusal;
  }

  /** Notes what a valid request got, once it is not going to be sent again. */
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

  /** Whether a valid request of the operation has succeeded: then a refusal is of the request, not of the key. */
  isOpened(step: Step): boolean {
    return this.#standingOf(step).isOpened;
  }

  /** Why a step is not sent; undefined if it is. */
  whyLeftAlone(step: Step): string | undefined {
    const { isOpened, closed, row } = this.#standingOf(step);
    if (row >= mostOfOperation) return `${row} requests in a row of this operation were refused`;
    // Another record may be fine.
    const isRecord =
      step.operation.pathParameters.length > 0 && step.expects.kind === 'success' && step.page === undefined;
    return isOpened || isRecord ? undefined : closed;
  }

  /** Why the check has to end; undefined as long as it may go on. */
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

  /** Why the base URL seems to be wrong; undefined as long as it does not. */
  get astray(): string | undefined {
    const lost = [...this.#standings.values()].filter(({ isLost }) => isLost).length;
    const isLost = [...this.#landmarks].every((id) => this.#standings.get(id)?.isLost);
    if (this.#hasArrived || lost < 2 || !isLost) return undefined;
    return (
      `the first ${counted(this.#validKinds.length, 'request')} that are in order got 404 or a page of HTML, and none succeeded; ` +
      'the base address may lack its path, or be that of something else'
    );
  }

  /** Why the service could not be checked: it accepted the key with no request. */
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
