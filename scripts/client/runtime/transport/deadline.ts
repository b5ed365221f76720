import { AbortError, TimeoutError } from '../errors/errors.ts';
import { advice } from './retry.ts';

/** The time in milliseconds, on the monotonic clock. */
export const now = (): number => performance.now();

/** The longest delay that a timer takes, in milliseconds; a longer one would fire at once. */
export const longestTimer = 2_147_483_647;

/** The deadline of a call: every wait ends when it is over, or when the signal is aborted. */
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

  /** Whether the call may wait for some milliseconds before its next request. */
  canWait(ms: number, maxWait: number): boolean {
    return ms <= maxWait && ms < this.left;
  }

  /**
   * Waits for something, no longer than the call may take.
   *
   * @param work its rejection is handled, even after the wait has ended
   * @param timeout longest time for this alone, in milliseconds
   * @throws TimeoutError or AbortError, and what `work` rejects with
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

  /** Waits for some milliseconds, unless the call is aborted. */
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

  /** The error for a call whose rate-limit wait would exceed `maxWait` or `totalTimeout`. */
  waitTooLong(ms: number, maxWait: number): TimeoutError {
    return this.#timeout(
      `the rate limit requires a wait of ${Math.ceil(ms)} ms, longer than ${
        ms > maxWait ? `maxWait (${maxWait} ms)` : 'what is left of totalTimeout'
      }; ${this.#sent}`,
    );
  }

  #over(timeout: number, left: number): TimeoutError {
    return this.#timeout(
      timeout < left
        ? `no whole response within timeout (${timeout} ms), in attempt ${this.attempts}`
        : `not done within totalTimeout (${this.#totalTimeout} ms); ${this.#sent}`,
    );
  }

  #timeout(what: string): TimeoutError {
    return new TimeoutError(this.#operation, { message: `${what}. ${this.#advice('Try again later.')}` });
  }

  #aborted(): AbortError {
    const remedy = this.#advice('Make the call again if you still want it.');
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

/** Callbacks by signal. They share a listener, because Node warns of a leak if a signal has more than ten. */
const waiting = new WeakMap<AbortSignal, { callbacks: Set<() => void>; listener: () => void }>();

/** Calls a function when a signal is aborted. Returns an unsubscribe function. */
function whenAborted(signal: AbortSignal, onAbort: () => void): () => void {
  const { callbacks, listener } = waiting.get(signal) ?? listenTo(signal);
  callbacks.add(onAbort);
  return () => {
    // A wait can end twice, and another may have started in between.
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
