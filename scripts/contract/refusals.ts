import { counted } from '../cli/counted.ts';
import type { Failure, Reply } from './http/client.ts';
import type { Step } from './steps/plan.ts';

/** Consecutive refusals that end the check; low enough not to trip a firewall. */
const maxRefusals = 8;
/** Consecutive requests without a response that end the check. */
const maxFailures = 3;
/** Consecutive refusals after which an operation is skipped. */
const maxPerOperation = 3;
/** Gateway statuses worth a retry. */
const transientStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** A request to which the API itself didn't respond. */
export interface Refusal {
  /** The kind of refusal: `403`, `200 in HTML`, `no response within 15 s`. */
  readonly kind: string;
  readonly isFailure: boolean;
  /** True if a retry may succeed. */
  readonly isTransient: boolean;
  /** The target of a redirect. */
  readonly target?: string | undefined;
}

/**
 * Detects a refusal: a missing response, an HTML page, or a status with which a service or its gateway rejects
 * requests, unless the request expects that status.
 */
function refusalOf({ expects }: Step, answer: Reply | Failure): Refusal | undefined {
  if (answer.kind === 'failure') return { kind: answer.message, isFailure: true, isTransient: true };
  const { status } = answer;
  const isExpected = expects.kind === 'condition' && expects.condition.status === status;
  const isRejected = [401, 403, 429].includes(status) || (status >= 300 && status < 400) || status >= 500;
  const target = describeRedirect(answer);
  if (isRejected && !isExpected)
    return { kind: String(status), isFailure: false, isTransient: transientStatuses.has(status), target };
  return isHtml(answer) ? { kind: `${status} in HTML`, isFailure: false, isTransient: false } : undefined;
}

/** Describes a redirect's target, without the query, which may echo the request. Undefined for other responses. */
export function describeRedirect({ status, headers }: Pick<Reply, 'status' | 'headers'>): string | undefined {
  if (status < 300 || status >= 400) return undefined;
  const target = headers.get('location')?.split(/[?#]/, 1)[0];
  return target === undefined
    ? 'The redirect has no target'
    : `It redirects to ${target.slice(0, 200)}, which wasn't followed`;
}

function isHtml({ headers, text }: Reply): boolean {
  return /\bhtml\b/i.test(headers.get('content-type') ?? '') || /^\s*<(?:!doctype html|html)/i.test(text);
}

interface OperationState {
  /** True if a valid request has succeeded. */
  isOpened: boolean;
  /** The last valid request's result, if it wasn't a success. */
  failure?: string | undefined;
  /** True if a valid request got a 404 or an HTML page. */
  isNotFound: boolean;
  /** Number of consecutive refusals. */
  consecutive: number;
}

/**
 * Decides what refusals mean. A single refusal is a finding. After several in a row, the operation is skipped; if they
 * are from several operations, the check ends. If the service never responds, nothing can be checked.
 */
export class Refusals {
  /** Operations whose valid requests show whether the base URL is right. */
  readonly #landmarks: ReadonlySet<string>;
  readonly #states = new Map<string, OperationState>();
  /** Refusals since the last proper response. */
  #consecutive: { readonly refusal: Refusal; readonly operation: string; readonly number: number }[] = [];
  readonly #validKinds: string[] = [];
  #isBaseUrlRight = false;
  #isAccepted = false;

  /** @param steps the planned steps */
  constructor(steps: readonly Step[]) {
    const reads = steps.filter(({ expects }) => expects.kind === 'success').map(({ operation }) => operation);
    // A record may not exist, but a path without parameters must, or the base URL is wrong.
    const fixed = reads.filter(({ pathParameters }) => pathParameters.length === 0);
    this.#landmarks = new Set((fixed.length > 0 ? fixed : reads).map(({ id }) => id));
  }

  /** Records the result of a request. `number` is the request's number. */
  note(step: Step, answer: Reply | Failure, number: number): Refusal | undefined {
    const refusal = refusalOf(step, answer);
    const state = this.#stateOf(step);
    state.consecutive = refusal ? state.consecutive + 1 : 0;
    this.#consecutive = refusal
      ? [...this.#consecutive, { refusal, operation: step.operation.id, number }]
      : [];
    return refusal;
  }

  /** Records the result of a valid request, once it won't be retried. */
  noteValid(step: Step, answer: Reply | Failure, refusal: Refusal | undefined): void {
    const state = this.#stateOf(step);
    const status = answer.kind === 'reply' ? answer.status : undefined;
    if (status !== undefined) this.#validKinds.push(refusal?.kind ?? String(status));
    if (status !== undefined && status !== 401 && status !== 403) this.#isAccepted = true;
    const isSuccess = status !== undefined && status >= 200 && status < 300;
    if (isSuccess && !refusal) state.isOpened = true;
    const hasRecord = step.operation.pathParameters.length > 0;
    if (!isSuccess || refusal)
      state.failure =
        answer.kind === 'failure' ? answer.message : `a valid request got ${refusal?.kind ?? status}`;
    if ((status === 404 && !hasRecord) || (refusal?.kind.endsWith('HTML') ?? false)) state.isNotFound = true;
    else if (status !== undefined && status !== 404) this.#isBaseUrlRight = true;
  }

  /** True if a valid request to the operation has succeeded. A refusal is then caused by the request, not the key. */
  isOpened(step: Step): boolean {
    return this.#stateOf(step).isOpened;
  }

  /** The reason a step is skipped; undefined if it is sent. */
  skipReason(step: Step): string | undefined {
    const { isOpened, failure, consecutive } = this.#stateOf(step);
    if (consecutive >= maxPerOperation)
      return `${consecutive} consecutive requests of this operation were refused`;
    // A different record may work.
    const isRecord =
      step.operation.pathParameters.length > 0 && step.expects.kind === 'success' && step.page === undefined;
    return isOpened || isRecord ? undefined : failure;
  }

  /** The reason the check has to end; undefined if it can continue. */
  get stopReason(): string | undefined {
    const kinds = [...new Set(this.#consecutive.map(({ refusal }) => refusal.kind))];
    const isSilent = this.#consecutive.every(({ refusal }) => refusal.isFailure);
    const isOfOne = new Set(this.#consecutive.map(({ operation }) => operation)).size < 2;
    const [first] = this.#consecutive;
    const count = this.#consecutive.length;
    if (!first || isOfOne || count < (isSilent ? maxFailures : maxRefusals)) return undefined;
    if (isSilent) return `${kinds.join(' or ')}, ${count} times in a row`;
    const target = this.#consecutive.at(-1)?.refusal.target;
    const reason = `${count} consecutive requests got ${kinds.join(' or ')}, starting with request ${first.number}`;
    return target === undefined ? reason : `${reason}. ${target}`;
  }

  /** The reason the base URL seems wrong; undefined if it doesn't. */
  get wrongBaseUrl(): string | undefined {
    const lost = [...this.#states.values()].filter(({ isNotFound }) => isNotFound).length;
    const isLost = [...this.#landmarks].every((id) => this.#states.get(id)?.isNotFound);
    if (this.#isBaseUrlRight || lost < 2 || !isLost) return undefined;
    return (
      `the first ${counted(this.#validKinds.length, 'valid request')} got 404 or an HTML page; ` +
      'check the base URL, including its path'
    );
  }

  /** The reason the service couldn't be checked: it refused every request with the key. */
  get keyRefused(): string | undefined {
    if (this.#validKinds.length === 0 || this.#isAccepted) return undefined;
    return `the service refused every request with the key, with ${[...new Set(this.#validKinds)].toSorted().join(' or ')}`;
  }

  #stateOf({ operation }: Step): OperationState {
    const state = this.#states.get(operation.id) ?? { isOpened: false, isNotFound: false, consecutive: 0 };
    this.#states.set(operation.id, state);
    return state;
  }
}
