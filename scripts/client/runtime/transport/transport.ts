import { apiKeyHeader, mediaType } from '#generated/client/src/interface.ts';
import { GrantManagementError, InvalidArgumentError, isClientError } from '../errors/errors.ts';
import { bodyText } from '../request/body.ts';
import { checkKey, checkOption, checkOptions, invalidArgument, merge } from '../request/check.ts';
import { headersOf } from '../request/headers.ts';
import type { CallOptions, ClientOptions } from '../request/options.ts';
import { type ApiRequest, urlOf } from '../request/request.ts';
import { type RateLimit, rateLimitOf, retryAfterOf, serviceTime } from '../response/meta.ts';
import { type Failed, sendOnce } from './attempt.ts';
import { Deadline, longestTimer, now } from './deadline.ts';
import { type CallState, defaults, type Exchange, log, type Received, type Settings } from './exchange.ts';
import { Limiter } from './limiter.ts';
import { describe, globalFetch } from './network.ts';
import { redactor } from './redaction.ts';
import { retryDelay } from './retry.ts';

/** State shared by copies of a client, because they use the same key and thus the same rate limit. */
interface Shared {
  readonly limiter: Limiter;
  rateLimit: RateLimit | undefined;
}

const tooManyRequests = 429;

let calls = 0;

/** Sends the requests of a client. */
export class Transport {
  readonly #options: ClientOptions;
  readonly #settings: Settings;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly #shared: Shared;

  /** @throws InvalidArgumentError if an option is missing or invalid */
  constructor(options: ClientOptions, shared?: Shared) {
    const { baseUrl, apiKey, concurrency = Infinity, dangerouslyAllowBrowser } = options;
    checkOptions(options);
    checkOption('baseUrl', baseUrl);
    checkOption('apiKey', apiKey);
    if ('document' in globalThis && dangerouslyAllowBrowser !== true)
      throw invalidArgument(
        'dangerouslyAllowBrowser',
        'true in a web page, because anyone who opens it can read the key',
        dangerouslyAllowBrowser,
      );
    this.#options = { ...options };
    this.#settings = settingsOf(defaults, options);
    this.baseUrl = baseUrl.replace(/\/+$/, '');
    this.#shared = shared ?? { limiter: new Limiter(concurrency), rateLimit: undefined };
  }

  /** The rate limit that the last response reported. */
  get rateLimit(): RateLimit | undefined {
    return this.#shared.rateLimit;
  }

  /** Creates a copy with other options. It shares the rate limit unless `baseUrl`, `apiKey` or `concurrency` changes. */
  with(changes: Partial<ClientOptions> = {}): Transport {
    const options = merge(this.#options, changes);
    const names = ['baseUrl', 'apiKey', 'concurrency'] as const;
    const isSame = names.every((name) => options[name] === this.#options[name]);
    return new Transport(options, isSame ? this.#shared : undefined);
  }

  /**
   * Makes a call: sends the request, retries it if allowed, and reads the response.
   *
   * @param read converts the response to the result
   * @throws only GrantManagementError
   */
  async send<T>(request: ApiRequest, read: (exchange: Exchange) => T | Promise<T>): Promise<T> {
    const call = this.#prepare(request);
    log(call, 'start', 0);
    try {
      const result = await read(await this.#exchange(call));
      logEnd(call);
      return result;
    } catch (thrown) {
      const error = isClientError(thrown) ? thrown : unexpected(call, thrown);
      logEnd(call, error.kind);
      throw error;
    }
  }

  /** Validates and copies the arguments, whose getters may throw anything. */
  #prepare(request: ApiRequest): CallState {
    try {
      return this.#stateOf(request);
    } catch (cause) {
      if (isClientError(cause)) throw cause;
      const message = "the arguments couldn't be read; nothing was sent.";
      throw new InvalidArgumentError(request.operation, { message, cause });
    }
  }

  #stateOf(request: ApiRequest): CallState {
    const { operation, options, body, format = 'json', accept = mediaType + format } = request;
    const settings = options ? this.#settingsFor(options) : this.#settings;
    return {
      id: ++calls,
      request,
      method: operation.slice(0, operation.indexOf(' ')),
      url: urlOf(this.baseUrl, request),
      headers: headersOf(settings, accept, body !== undefined && !body.toForm),
      body: body && (body.toForm ?? bodyText)(body.value),
      settings,
      fetch: settings.fetch ?? globalFetch,
      deadline: new Deadline(operation, settings.totalTimeout, options?.signal),
      ticket: this.#shared.limiter.ticket(),
      redact: (text) => text,
      mayHaveSucceeded: false,
      isWaitLogged: false,
      lastStatus: undefined,
    };
  }

  #settingsFor(options: CallOptions): Settings {
    checkOptions(options);
    const headers = { ...this.#settings.headers, ...options.headers };
    return settingsOf(this.#settings, { ...options, headers });
  }

  /** Sends the request until a response is final or no retry is allowed. */
  async #exchange(call: CallState): Promise<Exchange> {
    const { deadline, settings, method } = call;
    const { apiKey } = settings;
    const key = typeof apiKey === 'string' ? apiKey : await askForKey(apiKey, deadline);
    call.headers[apiKeyHeader] = key;
    call.redact = redactor(key);
    for (;;) {
      const { result, delay } = await this.#sendInTurn(call);
      const isFinal = !result.repeatableMethods.includes(method) || deadline.attempts > settings.maxRetries;
      if (isFinal || !deadline.canWait(delay, settings.maxWait)) {
        if ('error' in result) throw result.error;
        return Object.assign(call, result); // one object: the state of the call with its final response
      }
      log(call, 'retry', delay, { cause: 'error' in result ? result.error.kind : String(result.status) });
      const isRefused = call.lastStatus === tooManyRequests;
      call.isWaitLogged = isRefused;
      if (isRefused) continue; // the limiter delays all calls
      // A 502, 503 or 504 may come from a gateway even though the service processed the request.
      call.mayHaveSucceeded = true;
      await deadline.pause(delay);
    }
  }

  /** Sends the request once, as soon as the limiter permits. Also returns the delay before a retry, in milliseconds. */
  async #sendInTurn(call: CallState): Promise<{ result: Received | Failed; delay: number }> {
    const { limiter } = this.#shared;
    const { deadline, settings, ticket } = call;
    deadline.throwIfAborted();
    while (!limiter.acquire(ticket)) {
      this.#checkWait(call);
      await limiter.waitForTurn(ticket, deadline);
    }
    call.lastStatus = undefined;
    try {
      const result = await sendOnce(call);
      const retryAfter = result.response && retryAfterOf(result.response);
      const delay = retryDelay(deadline.attempts, retryAfter, settings.maxWait);
      if (result.response) this.#learn(call, result.response, delay);
      return { result, delay };
    } finally {
      limiter.release(call.lastStatus !== undefined && call.lastStatus !== tooManyRequests);
    }
  }

  /** If the rate limit is used up, logs the wait, or throws if the call can't wait that long. Never throws on a guess. */
  #checkWait(call: CallState): void {
    const { limiter } = this.#shared;
    const { deadline, settings, ticket } = call;
    const ms = limiter.closedFor;
    if (ms === 0 || limiter.isGuess) return;
    if (!deadline.canWait(ms, settings.maxWait)) {
      limiter.leave(ticket);
      throw deadline.waitTooLong(ms, settings.maxWait);
    }
    if (!call.isWaitLogged) log(call, 'rateLimit', ms, { attempt: deadline.attempts + 1 });
    call.isWaitLogged = false;
  }

  /**
   * Updates the shared limiter from a response, even if its body is incomplete.
   *
   * @param delay the delay before a retry, in milliseconds
   */
  #learn(call: CallState, response: Response, delay: number): void {
    const { limiter } = this.#shared;
    const { deadline, settings } = call;
    call.lastStatus = response.status;
    const rateLimit = rateLimitOf(response);
    if (rateLimit) {
      this.#shared.rateLimit = rateLimit;
      limiter.learn(rateLimit, rateLimit.reset * 1000 - serviceTime(response));
    }
    if (response.status === tooManyRequests) limiter.refuse(delay, Math.min(settings.maxWait, deadline.left));
  }
}

function settingsOf(base: object, options: object): Settings {
  const settings = merge(base, options) as Settings;
  return { ...settings, maxWait: Math.min(settings.maxWait, longestTimer) };
}

/** Gets the key of a call. Errors don't quote what the function threw, which could contain the key. */
async function askForKey(getKey: () => unknown, deadline: Deadline): Promise<string> {
  deadline.throwIfAborted();
  const pendingKey = (async () => getKey())().catch(() => {
    throw new InvalidArgumentError('apiKey', { message: 'the function failed; nothing was sent.' });
  });
  const key = await deadline.wait(pendingKey);
  checkKey(key);
  return key;
}

/** Creates the error for a bug in this package, or for a test double that isn't a Response. */
function unexpected({ request, redact }: CallState, error: unknown): GrantManagementError {
  const message = `the response couldn't be processed: ${redact(describe(error))}.`;
  return new GrantManagementError(request.operation, { message }, 'Fetch');
}

function logEnd(call: CallState, error?: string): void {
  const { lastStatus: status, deadline } = call;
  log(call, 'end', now() - deadline.start, {
    ...(status === undefined ? {} : { status }),
    ...(error === undefined ? {} : { error }),
  });
}
