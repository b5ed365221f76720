import { AbortError, TimeoutError } from '../errors/errors.ts';
import { advice } from './retry.ts';

/** The time in milliseconds, on the monotonic clock. */
export const now = (): number => performance.now();

/** The longest delay of a timer, in milliseconds. A longer one would fire immediately. */
export const longestTimer = 2_147_483_647;

/** The deadline of a call. Every wait ends at the deadline, or when the signal is aborted. */
export class Deadline {
  readonly start: number = now();
  /** Requests sent so far. */
  attempts = 0;
  readonly #operation: string;
  readonly #totalTimeout: number;
  readonly #signal: AbortSignal | undefined;

  /** @param totalTimeout in milliseconds */
  constructor(operation: string, totalTimeout: number, signal: AbortSignal | undefined) {
    this.#operation = operation;
    this.#totalTimeout = totalTimeout;
    this.#signal = signal;
  }

  /** Milliseconds left. */
  get left(): number {
    return this.start + this.#totalTimeout - now();
  }

  /** Returns true if the call may wait this long before its next request. */
  canWait(ms: number, maxWait: number): boolean {
    return ms <= maxWait && ms < this.left;
  }

  /**
   * Waits for a promise, but not beyond the deadline.
   *
   * @param work its rejection is handled even after the wait has ended
   * @param timeout limit for this wait alone, in milliseconds
   * @throws TimeoutError, AbortError or the rejection of `work`
   */
  wait<T>(work: PromiseLike<T>, timeout: number = Infinity): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const signal = this.#signal;
      const left = this.left;
      const ms = Math.min(left, timeout);
      let timer: ReturnType<typeof setTimeout> | undefined;
      let unsubscribe: (() => void) | undefined;
      const stop = (): void => {
        clearTimeout(timer);
        unsubscribe?.();
      };
      const end = (error: unknown): void => {
        stop();
        reject(error);
      };
      work.then((value) => {
        stop();
        return resolve(value);
      }, end);
      if (signal?.aborted) return end(this.#aborted());
      if (ms <= longestTimer) timer = setTimeout(() => end(this.#over(timeout, left)), ms);
      if (signal) unsubscribe = whenAborted(signal, () => end(this.#aborted()));
    });
  }

  /** Sleeps for some milliseconds, unless the call is aborted. */
  async pause(ms: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      await this.wait(new Promise((resolve) => (timer = setTimeout(resolve, ms))));
    } finally {
      clearTimeout(timer);
    }
  }

  throwIfAborted(): void {
    if (this.#signal?.aborted) throw this.#aborted();
  }

  /** Creates the error for a rate-limit wait that would exceed `maxWait` or `totalTimeout`. */
  waitTooLong(ms: number, maxWait: number): TimeoutError {
    return this.#timeout(
      `the rate limit requires a wait of ${Math.ceil(ms)} ms, longer than ${
        ms > maxWait ? `maxWait (${maxWait} ms)` : 'the remaining totalTimeout'
      }; ${this.#sent}`,
    );
  }

  #over(timeout: number, left: number): TimeoutError {
    return this.#timeout(
      timeout < left
        ? `no complete response within timeout (${timeout} ms) in attempt ${this.attempts}`
        : `not done within totalTimeout (${this.#totalTimeout} ms); ${this.#sent}`,
    );
  }

  #timeout(what: string): TimeoutError {
    return new TimeoutError(this.#operation, { message: `${what}. ${this.#advice('Try again later.')}` });
  }

  #aborted(): AbortError {
    const remedy = this.#advice('To retry, make the call again.');
    const message = `aborted by its signal; ${this.#sent}. ${remedy}`;
    return new AbortError(this.#operation, { message, cause: this.#signal?.reason as unknown });
  }

  #advice(remedy: string): string {
    return this.attempts === 0 ? remedy : advice(this.#operation, remedy);
  }

  get #sent(): string {
    return this.attempts === 0 ? 'nothing was sent' : `requests sent: ${this.attempts}`;
  }
}

/** Callbacks by signal. They share a listener, because Node warns about a leak if a signal has more than ten. */
const waiting = new WeakMap<AbortSignal, { callbacks: Set<() => void>; listener: () => void }>();

/** Calls a function when a signal is aborted. Returns an unsubscribe function. */
function whenAborted(signal: AbortSignal, onAbort: () => void): () => void {
  const { callbacks, listener } = waiting.get(signal) ?? listenTo(signal);
  callbacks.add(onAbort);
  return () => {
    // A wait may end twice, and another one may have started in between.
    if (!callbacks.delete(onAbort) || callbacks.size > 0) return;
    waiting.delete(signal);
    signal.removeEventListener('abort', listener);
  };
}

function listenTo(signal: AbortSignal): { callbacks: Set<() => void>; listener: () => void } {
  const callbacks = new Set<() => void>();
  const listener = (): void => {
    for (const callback of callbacks) callback();
  };
  signal.addEventListener('abort', listener);
  waiting.set(signal, { callbacks, listener });
  return { callbacks, listener };
}
