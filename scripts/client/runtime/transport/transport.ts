import { apiKeyHeader, mediaType } from '#generated/client/src/interface.ts';
import { type Failed, type Received, sendOnce } from './attempt.ts';
import { bodyText, formOf } from '../request/body.ts';
import { Deadline, now } from './deadline.ts';
import { GrantManagementError, isOwnError } from '../errors/errors.ts';
import { headersOf } from '../request/headers.ts';
import { invalidArgument } from '../request/invalid-argument.ts';
import { askForKey } from './key.ts';
import { Limiter, type Ticket } from './limiter.ts';
import { type RateLimit, rateLimitOf, retryAfterOf, serviceTime } from '../response/meta.ts';
import { describe, globalFetch } from './network.ts';
import { checkCallOptions, checkClientOptions, checkOptions, merge } from '../request/option-rules.ts';
import type { CallOptions, ClientOptions, FetchFunction, LogEvent } from '../request/options.ts';
import { type Redact, redactor } from './redaction.ts';
import { type ApiRequest, urlOf } from '../request/request.ts';
import { mayRepeat, type Outcome, retryDelay } from './retry.ts';

/** A response, and what reading it needs to know of its call. */
export interface Exchange extends Received {
  readonly request: ApiRequest;
  readonly deadline: Deadline;
  readonly redact: Redact;
  /** Longest wait of the call. */
  readonly maxWait: number;
  /** Whether an earlier attempt of the call may have taken effect: its response was lost, or a gateway's came instead. */
  readonly mayHaveSucceeded: boolean;
}

const defaults = { timeout: 60_000, totalTimeout: 300_000, maxRetries: 2, maxWait: 60_000 };

/** What holds for a call: its own options, then the client's, then the defaults. */
type Settings = Omit<ClientOptions & CallOptions, keyof typeof defaults> & typeof defaults;

/** A call in progress. */
interface Call {
  readonly id: number;
  readonly request: ApiRequest;
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | FormData | undefined;
  readonly settings: Settings;
  readonly fetch: FetchFunction;
  readonly deadline: Deadline;
  readonly ticket: Ticket;
  redact: Redact;
  /** As of {@link Exchange}. */
  mayHaveSucceeded: boolean;
  /** Whether the wait that follows is in the log already, as that of a retry. */
  isWaitLogged: boolean;
  /** Status of the last response. */
  status: number | undefined;
}

/** What copies of a client share: they use the same key, so the same limit holds for them together. */
interface Shared {
  readonly limiter: Limiter;
  rateLimit: RateLimit | undefined;
}

/** Options of a copy of a client, and what it shares with the original. */
const inherited = new WeakMap<ClientOptions, Shared>();

let calls = 0;

/** Sends the requests of a client. */
export class Transport {
  readonly #options: ClientOptions;
  readonly #settings: Settings;
  readonly #baseUrl: string;
  readonly #shared: Shared;

  /**
   * @param options of the client
   * @throws InvalidArgumentError if one is missing or invalid
   */
  constructor(options: ClientOptions) {
    checkClientOptions(options);
    if ('document' in globalThis && options.dangerouslyAllowBrowser !== true)
      throw invalidArgument(
        'dangerouslyAllowBrowser',
        'true in a web page, because everybody who opens it can read the key',
        options.dangerouslyAllowBrowser,
      );
    this.#options = { ...options };
    this.#settings = merge(defaults, options) as Settings;
    this.#baseUrl = options.baseUrl.replace(/\/+$/, '');
    this.#shared = inherited.get(options) ?? {
      limiter: new Limiter(options.concurrency ?? Infinity),
      rateLimit: undefined,
    };
  }

  /** The rate limit that the last response reported. */
  get rateLimit(): RateLimit | undefined {
    return this.#shared.rateLimit;
  }

  /** Options for a copy of the client. It shares the rate limit unless the URL, the key or `concurrency` changes. */
  derive(changes: Partial<ClientOptions> = {}): ClientOptions {
    checkOptions(changes, {});
    const copy = { ...merge(this.#options, changes) };
    const isSame = (['baseUrl', 'apiKey', 'concurrency'] as const).every(
      (name) => copy[name] === this.#options[name],
    );
    if (isSame) inherited.set(copy, this.#shared);
    return copy;
  }

  /**
   * Makes a call: sends the request, again where the rules allow, and reads the response.
   *
   * @param request what to send
   * @param read makes the result from the response
   * @throws GrantManagementError, and nothing else
   */
  async send<T>(request: ApiRequest, read: (exchange: Exchange) => T | Promise<T>): Promise<T> {
    const call = this.#prepare(request);
    log(call, 'start', 0);
    try {
      const result = await read(await this.#sendAsAllowed(call));
      logEnd(call);
      return result;
    } catch (thrown) {
      const error = isOwnError(thrown) ? thrown : unexpected(call, thrown);
      logEnd(call, error.kind);
      throw error;
    }
  }

  /** Checks the arguments, and takes them as they are now. */
  #prepare(request: ApiRequest): Call {
    const { operation, options = {}, body, format = 'json', accept = mediaType + format } = request;
    checkCallOptions(options);
    const settings = request.options ? this.#settingsFor(options) : this.#settings;
    return {
      id: ++calls,
      request,
      method: operation.slice(0, operation.indexOf(' ')),
      url: urlOf(this.#baseUrl, request),
      headers: headersOf(settings, accept, body !== undefined && body.isForm !== true),
      body: body && (body.isForm ? formOf(body.value) : bodyText(body.value)),
      settings,
      fetch: settings.fetch ?? globalFetch,
      deadline: new Deadline(operation, settings.totalTimeout, options.signal),
      ticket: this.#shared.limiter.ticket(),
      redact: (value) => value,
      mayHaveSucceeded: false,
      isWaitLogged: false,
      status: undefined,
    };
  }

  #settingsFor(options: CallOptions): Settings {
    const { headers } = this.#settings;
    const own =
      options.headers && headers ? { ...options, headers: { ...headers, ...options.headers } } : options;
    return merge(this.#settings, own) as Settings;
  }

  /** Sends the request until a response stands, or it may not be sent again. */
  async #sendAsAllowed(call: Call): Promise<Exchange> {
    const { deadline, settings } = call;
    const { apiKey } = settings;
    const key = typeof apiKey === 'string' ? apiKey : await askForKey(apiKey, deadline);
    call.headers[apiKeyHeader] = key;
    call.redact = redactor(key);
    for (;;) {
      const { result, delay } = await this.#sendInTurn(call);
      const outcome = outcomeOf(result);
      const isLast = deadline.attempts > settings.maxRetries || !deadline.canWait(delay, settings.maxWait);
      if (outcome === undefined || isLast || !mayRepeat(call.method, outcome))
        return exchangeOf(call, result);
      log(call, 'retry', delay, { cause: causeOf(result) });
      call.isWaitLogged = outcome.status === tooManyRequests;
      if (call.isWaitLogged) continue; // the limiter holds back all calls
      // A 502, 503 or 504 can come from a gateway, behind which the service did what it was asked.
      call.mayHaveSucceeded = true;
      await deadline.pause(delay);
    }
  }

  /** Sends the request once, as soon as the limiter lets it, and lets all calls learn from the response. */
  async #sendInTurn(call: Call): Promise<{ result: Received | Failed; delay: number }> {
    const { limiter } = this.#shared;
    const { request, url, method, headers, body, settings, fetch, deadline, redact, ticket } = call;
    deadline.throwIfAborted();
    while (!limiter.acquire(ticket)) {
      this.#tellOfWait(call);
      await limiter.turn(ticket, deadline);
    }
    let admitted = false;
    try {
      const context = { call: call.id, operation: request.operation, attempt: ++deadline.attempts };
      const outgoing = { url, method, headers, body, context, isFile: request.answer === 'blob' };
      const result = await sendOnce(outgoing, { fetch, timeout: settings.timeout, deadline, redact });
      const response = 'response' in result ? result.response : undefined;
      const asked = response && retryAfterOf(response);
      const delay = response?.ok ? 0 : retryDelay(deadline.attempts, asked, settings.maxWait);
      call.status = response?.status;
      if (response) this.#learn(response, delay, settings.maxWait);
      admitted = response !== undefined && response.status !== tooManyRequests;
      return { result, delay };
    } finally {
      limiter.release(admitted);
    }
  }

  /** While the rate limit lets no request leave: says so, or throws if the call can't wait that long. */
  #tellOfWait(call: Call): void {
    const { limiter } = this.#shared;
    const { deadline, settings, ticket } = call;
    const ms = limiter.closedFor;
    if (ms === 0) return;
    if (!deadline.canWait(ms, settings.maxWait)) {
      limiter.leave(ticket);
      throw deadline.waitTooLong(ms, settings.maxWait);
    }
    if (!call.isWaitLogged) log(call, 'rateLimit', ms, { attempt: deadline.attempts + 1 });
    call.isWaitLogged = false;
  }

  #learn(response: Response, delay: number, maxWait: number): void {
    const { limiter } = this.#shared;
    const rateLimit = rateLimitOf(response);
    if (rateLimit) {
      this.#shared.rateLimit = rateLimit;
      limiter.learn(rateLimit, rateLimit.reset * 1000 - serviceTime(response));
    }
    if (response.status === tooManyRequests) limiter.refuse(delay, maxWait);
  }
}

const tooManyRequests = 429;

/** What ended an attempt; undefined if it succeeded, or if nothing may be sent again. */
function outcomeOf(result: Received | Failed): Outcome | undefined {
  if ('error' in result) return result.outcome;
  const { response, bodyBroke } = result;
  return response.ok ? undefined : { status: response.status, bodyBroke };
}

function causeOf(result: Received | Failed): string {
  return 'error' in result ? result.error.kind : String(result.response.status);
}

function exchangeOf(call: Call, result: Received | Failed): Exchange {
  const { request, deadline, redact, settings, mayHaveSucceeded } = call;
  if ('error' in result) throw result.error;
  return {
    ...result,
    request,
    deadline,
    redact,
    maxWait: settings.maxWait,
    mayHaveSucceeded,
  };
}

/** A mistake of this package, or a test double that is no Response. */
function unexpected({ request, redact }: Call, error: unknown): GrantManagementError {
  const message = `the response could not be used: ${redact(describe(error))}.`;
  return new GrantManagementError(request.operation, { message }, 'Fetch');
}

function log(
  { id, request, fetch, deadline }: Call,
  type: LogEvent['type'],
  ms: number,
  more: Partial<LogEvent> = {},
): void {
  if (!fetch.log) return;
  try {
    fetch.log({ type, call: id, operation: request.operation, attempt: deadline.attempts, ms, ...more });
  } catch {
    // A log never harms a call.
  }
}

function logEnd(call: Call, kind?: string): void {
  const { status, deadline } = call;
  const more = {
    ...(status === undefined ? {} : { status }),
    ...(kind === undefined ? {} : { error: kind }),
  };
  log(call, 'end', now() - deadline.start, more);
}
