import { AbortError, TimeoutError } from '../errors/errors.ts';
import { advice } from './retry.ts';
import { whenAborted } from './signal.ts';

/** Now, in milliseconds, on a clock that nobody sets. */
export const now = (): number => performance.now();

/** Longest delay that a timer takes; a longer one would fire at once. In milliseconds. */
export const longestTimer = 2_147_483_647;

/** The time that a call has: everything it waits for ends when that is over, or when its signal is aborted. */
export class Deadline {
  readonly start: number = now();
  /** Requests that were sent. Here, because the errors of a deadline say it. */
  attempts = 0;
  readonly #operation: string;
  readonly #totalTimeout: number;
  readonly #signal: AbortSignal | undefined;

  /**
   * @param operation method and path
   * @param totalTimeout for the whole call, in milliseconds
   * @param signal ends the call
   */
  constructor(operation: string, totalTimeout: number, signal: AbortSignal | undefined) {
    this.#operation = operation;
    this.#totalTimeout = totalTimeout;
    this.#signal = signal;
  }

  /** Milliseconds that are left. */
  get left(): number {
    return this.start + this.#totalTimeout - now();
  }

  /**
   * Waits for something, no longer than the call may take.
   *
   * @param work what to wait for; its rejection is handled, also when nobody waits for it any more
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
      // First, so that its rejection is handled whatever happens below.
      work.then((value) => {
        stop();
        return resolve(value);
      }, end);
      const onAbort = (): void => end(this.#aborted(signal as AbortSignal));
      if (signal?.aborted) return onAbort();
      if (ms <= longestTimer) timer = setTimeout(() => end(this.#over(timeout, left)), ms);
      if (signal) unsubscribe = whenAborted(signal, onAbort);
    });
  }

  /** Throws when the signal is aborted. */
  throwIfAborted(): void {
    const signal = this.#signal;
    if (signal?.aborted) throw this.#aborted(signal);
  }

  /** Waits for some milliseconds, no longer than the call may take. */
  async pause(ms: number): Promise<void> {
    const until = now() + ms;
    for (let left = ms; left > 0; left = until - now()) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const over = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, Math.min(left, longestTimer));
      });
      try {
        await this.wait(over);
      } finally {
        clearTimeout(timer);
      }
    }
  }

  /** The error of a call that can't wait for some milliseconds until the rate limit lets its request leave. */
  waitTooLong(ms: number, maxWait: number): TimeoutError {
    return this.#timeout(
      `the rate limit lets no request leave for another ${Math.ceil(ms)} ms, longer than ${limitOf(ms, maxWait)}; ${this.#sent()}. ${this.#advice('Raise the option or try again later.')}`,
    );
  }

  /** Whether the call may wait for some milliseconds before its next request. */
  canWait(ms: number, maxWait: number): boolean {
    return ms <= maxWait && ms < this.left;
  }

  #over(timeout: number, left: number): TimeoutError {
    return this.#timeout(
      timeout < left
        ? `no whole response within timeout (${timeout} ms), in attempt ${this.attempts}. ${this.#advice()}`
        : `not done within totalTimeout (${this.#totalTimeout} ms); ${this.#sent()}. ${this.#advice()}`,
    );
  }

  #aborted({ reason }: AbortSignal): AbortError {
    const message = `aborted by its signal; ${this.#sent()}. ${this.#advice('Make the call again if you still want it.')}`;
    return new AbortError(this.#operation, { message, cause: reason as unknown });
  }

  #advice(remedy?: string): string {
    return this.attempts === 0 ? (remedy ?? 'Try again later.') : advice(this.#operation, remedy);
  }

  #sent(): string {
    if (this.attempts === 0) return 'nothing was sent';
    return this.attempts === 1 ? 'one request was sent' : `${this.attempts} requests were sent`;
  }

  #timeout(message: string): TimeoutError {
    return new TimeoutError(this.#operation, { message });
  }
}

/** The limit that a wait exceeds. */
export function limitOf(ms: number, maxWait: number): string {
  return ms > maxWait ? `maxWait (${maxWait} ms)` : 'what is left of totalTimeout';
}
