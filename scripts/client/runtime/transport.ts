import { apiKeyHeader } from '#generated/client/src/interface.ts';
import { addressOf } from './address.ts';
import { attempt, type Failed, type Outgoing, type Received } from './attempt.ts';
import { bodyText } from './body.ts';
import { CallTime } from './call-time.ts';
import { GrantManagementError } from './error.ts';
import { headersOf } from './headers.ts';
import { invalidArgument } from './invalid-argument.ts';
import { askForKey } from './key.ts';
import { Limiter } from './limiter.ts';
import { type RateLimit, rateLimitOf, waitAskedBy } from './meta.ts';
import { callRules, checkOptions, checkRequired, clientRules, merge } from './option-rules.ts';
import {
  type CallEvent,
  type CallOptions,
  type ClientOptions,
  defaults,
  type Defaults,
  type EndEvent,
  type FetchFunction,
} from './options.ts';
import { redactor, type Redact } from './redaction.ts';
import { readerOf, type Reader } from './representation.ts';
import type { ApiRequest } from './request.ts';
import { type FailureReason, mayRepeat, waitBefore } from './retry-policy.ts';

/** What came of a call, before it is read. */
export interface Exchange extends Received {
  readonly attempts: number;
  readonly redact: Redact;
  readonly reader: Reader;
  /** Whether the call named an entity tag that it has. */
  readonly conditional: boolean;
  /** Of a failure, in words: that the service asked for a longer wait than the call may make. */
  readonly tooLong: string | undefined;
}

/** What holds for a call: what it says itself, then what the client says, then the defaults. */
type Settings = Omit<ClientOptions & CallOptions, keyof Defaults> & Defaults;

/** One call on its way. */
interface Call {
  readonly id: number;
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
  readonly settings: Settings;
  readonly fetch: FetchFunction;
  readonly reader: Reader;
  readonly time: CallTime;
  readonly ticket: number;
  redact: Redact;
  /** Milliseconds to wait before the next attempt. */
  wait: number;
  /** Milliseconds that the last response asked to wait. */
  asked: number | undefined;
  /** Whether a wait for the rate limit was told of already. */
  told: boolean;
  /** Status of the last response. */
  status: number | undefined;
}

let calls = 0;

/** What copies of a client share: they use the same key, so the same limit holds for them together. */
interface Shared {
  readonly limiter: Limiter;
  rateLimit: RateLimit | undefined;
}

/** Options of a copy, and what it shares with its original. Not a member, because the options are the user's. */
const inherited = new WeakMap<ClientOptions, Shared>();

/** Sends the requests of a client, each until there is an answer that stands. */
export class Transport {
  readonly #options: ClientOptions;
  readonly #settings: Settings;
  readonly #baseUrl: string;
  readonly #shared: Shared;

  /**
   * @param options of the client
   * @throws GrantManagementError of kind `InvalidArgument` when one is missing or cannot be used
   */
  constructor(options: ClientOptions) {
    if (typeof options !== 'object' || options === null)
      throw invalidArgument('options', 'an object with baseUrl and apiKey', options);
    checkOptions(options, clientRules);
    for (const name of ['baseUrl', 'apiKey'] as const) checkRequired(name, options[name], clientRules[name]);
    // In a web page or what looks like one.
    if ('document' in globalThis && options.dangerouslyAllowBrowser !== true)
      throw invalidArgument(
        'dangerouslyAllowBrowser',
        'true where there is a `document`, because a web page shows the key to everybody who opens it (in tests with jsdom, set it)',
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

  /** The rate limit that the last response told of; undefined while none does. */
  get rateLimit(): RateLimit | undefined {
    return this.#shared.rateLimit;
  }

  /** Options for a copy of the client. It shares the rate limit, unless the address, the key or `concurrency` is another one. */
  derive(changes: Partial<ClientOptions> = {}): ClientOptions {
    if (typeof changes !== 'object' || changes === null)
      throw invalidArgument('options', 'an object', changes);
    const options = merge(this.#options, changes);
    const same = (['baseUrl', 'apiKey', 'concurrency'] as const).every(
      (name) => options[name] === this.#options[name],
    );
    const copy = { ...options };
    if (same) inherited.set(copy, this.#shared);
    return copy;
  }

  /**
   * Makes a call.
   *
   * @param request what to ask
   * @param read makes of the answer what the call gives
   * @returns what `read` returns
   * @throws GrantManagementError when nothing can be sent or no answer comes, and what `read` throws
   */
  async send<T>(request: ApiRequest, read: (exchange: Exchange) => T | Promise<T>): Promise<T> {
    const call = this.#prepare(request);
    tell(call, { type: 'start', ms: 0 }, 0);
    try {
      const exchange = await this.#complete(call);
      const result = await read(exchange);
      tellEnd(call);
      return result;
    } catch (error) {
      tellEnd(call, error);
      throw error;
    }
  }

  /** Checks everything that was given, and writes it down as it is now. */
  #prepare(request: ApiRequest): Call {
    const { operation, options = {}, body } = request;
    if (typeof options !== 'object' || options === null)
      throw invalidArgument('options', 'an object', options);
    checkOptions(options, callRules);
    const settings = request.options ? (merge(this.#settings, options) as Settings) : this.#settings;
    const reader = readerOf(request.options?.as);
    return {
      id: ++calls,
      operation,
      method: operation.slice(0, operation.indexOf(' ')),
      url: addressOf(this.#baseUrl, request),
      headers: headersOf(settings, reader.format, body !== undefined),
      body: body && bodyText(body.value),
      settings,
      fetch: settings.fetch ?? globalThis.fetch,
      reader,
      time: new CallTime(operation, settings.totalTimeout, options.signal),
      ticket: this.#shared.limiter.ticket(),
      redact: (value) => value,
      wait: 0,
      asked: undefined,
      told: false,
      status: undefined,
    };
  }

  /** Sends requests until an answer stands. */
  async #complete(call: Call): Promise<Exchange> {
    const { time, settings } = call;
    const { apiKey } = settings;
    const key = typeof apiKey === 'string' ? apiKey : await askForKey(apiKey, time);
    call.headers[apiKeyHeader] = key;
    call.redact = redactor(key);
    for (;;) {
      const result = await this.#whenFree(call);
      const reason = reasonOf(result);
      if (reason === undefined || !mayTryAgain(call, reason)) {
        if ('error' in result) throw result.error;
        return exchangeOf(call, result);
      }
      tell(call, { type: 'retry', ms: call.wait, cause: String(reason) });
      // After a 429 all calls wait, and the limiter sees to it.
      call.told = reason === tooManyRequests;
      if (!call.told) await time.pause(call.wait);
    }
  }

  /** Sends a request as soon as it may leave. */
  async #whenFree(call: Call): Promise<Received | Failed> {
    const { limiter } = this.#shared;
    for (;;) {
      call.time.throwIfAborted();
      if (limiter.leaveAtOnce()) return this.#attempt(call);
      const closings = await this.#turn(call);
      // In between, the window can have been closed, or the call aborted.
      if (closings === limiter.closings && !call.time.aborted) return this.#attempt(call);
      limiter.giveBack();
    }
  }

  /**
   * Waits for the turn of a call. It is told of it by a promise that it awaits, and sends its request itself: whoever makes
   * room is another call, and in its async context (`AsyncLocalStorage`) no hook of this one may run.
   *
   * @returns how often the window had been closed when it was told
   */
  async #turn(call: Call): Promise<number> {
    const { limiter } = this.#shared;
    const { time, ticket, settings } = call;
    const tellLater = rateLimitTeller(call);
    let leaveQueue: (() => void) | undefined;
    let told = false;
    try {
      return await time.limit<number>((resolve, reject) => {
        const leave = (): void => {
          told = true;
          resolve(limiter.closings);
        };
        const blocked = (ms: number): boolean => {
          const patient = ms <= settings.maxWait && ms < time.left;
          if (!patient) reject(time.waitTooLong(ms, settings.maxWait));
          else if (!call.told) tellLater(ms);
          call.told = false;
          return patient;
        };
        leaveQueue = limiter.enter({ ticket, leave, blocked });
      });
    } catch (error) {
      leaveQueue?.();
      // The wait ended, and in the same moment there was a place for it.
      if (told) limiter.giveBack();
      throw error;
    }
  }

  /** Sends one request now, and lets all calls learn from the answer. */
  async #attempt(call: Call): Promise<Received | Failed> {
    const { operation, url, method, headers, body, settings, fetch, time, redact } = call;
    const context = { call: call.id, operation, attempt: ++time.attempts };
    const outgoing: Outgoing = { url, method, headers, body, context };
    const result = await attempt(outgoing, { fetch, timeout: settings.timeout, time, redact });
    this.#learn(call, result);
    this.#shared.limiter.done();
    return result;
  }

  #learn(call: Call, result: Received | Failed): void {
    const { limiter } = this.#shared;
    const response = 'response' in result ? result.response : undefined;
    call.status = response?.status;
    call.asked = response && waitAskedBy(response);
    call.wait = waitBefore(call.time.attempts, call.asked, call.settings.maxWait);
    const told = response && rateLimitOf(response);
    if (told) {
      this.#shared.rateLimit = told;
      limiter.learn(told);
    }
    if (response?.status === tooManyRequests) limiter.refuse(call.wait, call.settings.maxWait);
  }
}

const tooManyRequests = 429;

function exchangeOf({ time, settings, redact, reader, headers, asked }: Call, received: Received): Exchange {
  const { response, text } = received;
  const conditional = 'if-none-match' in headers;
  const tooLong = asked === undefined ? undefined : time.askedTooLong(asked, settings.maxWait);
  return { response, text, attempts: time.attempts, redact, reader, conditional, tooLong };
}

/** Why an attempt failed; undefined when it did not, or when a response had come and could not be read. */
function reasonOf(result: Received | Failed): FailureReason | undefined {
  if ('response' in result) return result.response.ok ? undefined : result.response.status;
  return result.answered ? undefined : result.error.kind;
}

function mayTryAgain({ method, settings, time, wait }: Call, reason: FailureReason): boolean {
  return (
    time.attempts <= settings.maxRetries &&
    mayRepeat(method, reason, settings) &&
    wait <= settings.maxWait &&
    wait < time.left
  );
}

/** Makes what tells of a wait for the rate limit in the async context of the call, whoever learns of it. */
function rateLimitTeller(call: Call): (ms: number) => void {
  let ring: (ms: number) => void;
  const listen = async (): Promise<void> => {
    const ms = await new Promise<number>((resolve) => {
      ring = resolve;
    });
    tell(call, { type: 'rateLimit', ms }, call.time.attempts + 1);
    void listen();
  };
  void listen();
  return (ms) => ring(ms);
}

type Told = CallEvent extends infer Event
  ? Event extends CallEvent
    ? Omit<Event, 'call' | 'operation' | 'attempt'>
    : never
  : never;

function tell({ id, operation, fetch, time }: Call, event: Told, number: number = time.attempts): void {
  fetch.log?.({ call: id, operation, attempt: number, ...event } as CallEvent);
}

function tellEnd(call: Call, error?: unknown): void {
  call.fetch.log?.(endOf(call, error));
}

function endOf({ id, operation, time, status }: Call, error: unknown): EndEvent {
  return {
    type: 'end',
    call: id,
    operation,
    attempt: time.attempts,
    ms: performance.now() - time.start,
    ...(status === undefined ? {} : { status }),
    ...(error instanceof GrantManagementError ? { error: error.kind } : {}),
  };
}
