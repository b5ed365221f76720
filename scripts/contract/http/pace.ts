import type { Model } from '../../model/model.ts';

/** True if a header announces a rate limit. */
export function isLimitHeader(name: string): boolean {
  return /-limit$/i.test(name);
}

/** Limits on the request rate. */
export interface PaceOptions {
  /** Maximum share of the announced limit to use, greater than 0 and at most 1. */
  readonly share: number;
  /** Requests per minute if no limit is announced. */
  readonly defaultPerMinute: number;
  /** The clock, in milliseconds. */
  readonly now?: () => number;
  readonly sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Spaces requests so that they use at most a share of the announced rate limit. */
export class Pace {
  readonly #options: Required<PaceOptions>;
  readonly #names: { limit: string[]; remaining: string[]; reset: string[] };
  #limit: number | undefined;
  #notBefore = 0;
  #last = -Infinity;

  constructor(model: Model, options: PaceOptions) {
    this.#options = { now: Date.now, sleep, ...options };
    const names = [
      ...new Set(
        model.operations.flatMap(({ responses }) =>
          responses.flatMap(({ headers }) => headers.map(({ name }) => name.toLowerCase())),
        ),
      ),
    ];
    const ending = (word: string): string[] => names.filter((name) => name.endsWith(`-${word}`));
    this.#names = { limit: ending('limit'), remaining: ending('remaining'), reset: ending('reset') };
  }

  /** The announced limit in requests per minute; undefined until one is announced. */
  get limit(): number | undefined {
    return this.#limit;
  }

  /** Milliseconds between two requests. */
  get interval(): number {
    const { share, defaultPerMinute } = this.#options;
    return 60_000 / (this.#limit === undefined ? defaultPerMinute : Math.max(this.#limit * share, 1e-3));
  }

  /** True if the service asked to wait, with `Retry-After` or by announcing that no requests remain. */
  get isHeld(): boolean {
    return this.#notBefore > this.#options.now();
  }

  /** Milliseconds until the next request may be sent. */
  get wait(): number {
    return Math.max(this.#last + this.interval, this.#notBefore) - this.#options.now();
  }

  /**
   * Waits until the next request may be sent.
   *
   * @param signal aborts the wait
   */
  async turn(signal: AbortSignal): Promise<void> {
    const { wait } = this;
    if (wait > 0) await this.#options.sleep(wait, signal);
    this.#last = this.#options.now();
  }

  /** Reads the rate limit and any requested wait from a response. */
  learn(headers: Headers, status = 200): void {
    const textOf = (names: readonly string[]): string =>
      names
        .map((name) => headers.get(name))
        .find((value) => value !== null)
        ?.trim() ?? '';
    const limit = wholeNumber(textOf(this.#names.limit));
    if (limit !== undefined && limit > 0) this.#limit = Math.min(limit, this.#limit ?? Infinity);
    const isRefused = status === 429;
    const reset = wholeNumber(textOf(this.#names.reset));
    const isUsedUp = wholeNumber(textOf(this.#names.remaining)) === 0;
    const now = this.#options.now();
    const retry = retryTime(textOf(['retry-after']), now);
    if (isUsedUp && reset !== undefined) this.#holdUntil(reset * 1000);
    if (retry !== undefined) this.#holdUntil(retry);
    else if (isRefused) {
      const begins = (reset ?? 0) * 1000;
      // The limit is per minute, so the next window starts within a minute.
      this.#holdUntil(begins > now ? begins : now + 60_000);
    }
  }

  #holdUntil(time: number): void {
    this.#notBefore = Math.max(this.#notBefore, time);
  }
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

/** Parses `Retry-After`, which is a number of seconds or a date. */
function retryTime(text: string, now: number): number | undefined {
  if (/^\d{1,9}$/.test(text)) return now + Number(text) * 1000;
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, Math.min(milliseconds, 2 ** 31 - 1));
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}
