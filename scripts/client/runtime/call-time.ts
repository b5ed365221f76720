import { GrantManagementError } from './error.ts';
import { afterwards } from './retry-policy.ts';
import { whenAborted } from './signal.ts';

/** Now, by a clock that nobody sets. In milliseconds. */
export const now = (): number => performance.now();

/** A longer time is as good as none: no timer can be set to it. */
const longestTimer = 2_147_483_647;

/** The time that one call has. Whatever the call waits for ends when that is over, or when its signal is aborted. */
export class CallTime {
  readonly start: number = now();
  /** How many requests were sent. */
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
   * @param begin starts it, and is given how to end the wait
   * @param timeout milliseconds that it may take by itself
   * @param atTimeout that it resolves then with undefined, instead of rejecting
   * @returns what `begin` resolved with
   * @throws GrantManagementError of kind `Timeout` or `Abort`, and what `begin` rejected with
   */
  limit<T>(
    begin: (resolve: (value: T) => void, reject: (error: unknown) => void) => void,
    timeout: number = Infinity,
    atTimeout?: 'go on',
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const signal = this.#signal;
      if (signal?.aborted) return reject(this.#aborted(signal));
      const left = this.left;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = <V>(settle: (value: V) => void, value: V): void => {
        clearTimeout(timer);
        unsubscribe?.();
        settle(value);
      };
      const unsubscribe = signal && whenAborted(signal, () => end(reject, this.#aborted(signal)));
      const ms = Math.min(left, timeout);
      const over = (): void =>
        atTimeout === 'go on' ? end(resolve, undefined as T) : end(reject, this.#over(timeout, left));
      if (ms <= longestTimer) timer = setTimeout(over, ms);
      begin(
        (value) => end(resolve, value),
        (error) => end(reject, error),
      );
    });
  }

  /** Whether the signal is aborted. */
  get aborted(): boolean {
    return this.#signal?.aborted === true;
  }

  /** Throws when the signal is aborted. */
  throwIfAborted(): void {
    const signal = this.#signal;
    if (signal?.aborted) throw this.#aborted(signal);
  }

  /** Waits for a time, which must be shorter than what is left. In milliseconds. */
  pause(ms: number): Promise<void> {
    return this.limit<void>(() => {}, ms, 'go on');
  }

  /** The error of a wait that is longer than the call may wait. */
  waitTooLong(ms: number, maxWait: number): GrantManagementError {
    return this.#timeout(
      `the rate limit lets no request leave for another ${Math.ceil(ms)} ms, longer than ${limitOf(ms, maxWait)}; ${this.#sent()}. Raise the option if you can wait. ${this.#remedy()}`,
    );
  }

  /** What the service asked for, in words, when that is longer than the call may wait. */
  askedTooLong(ms: number, maxWait: number): string | undefined {
    if (ms <= maxWait && ms < this.left) return undefined;
    return `The service asks to wait for ${Math.ceil(ms / 1000)} s, longer than ${limitOf(ms, maxWait)}; ${this.#sent()}.`;
  }

  #over(timeout: number, left: number): GrantManagementError {
    const message =
      timeout < left
        ? `no whole answer within timeout (${timeout} ms), in attempt ${this.attempts}. Raise the option, or see why the service is slow. ${this.#remedy()}`
        : `not done within totalTimeout (${this.#totalTimeout} ms); ${this.#sent()}. Raise the option, or see what takes so long. ${this.#remedy()}`;
    return this.#timeout(message);
  }

  #aborted({ reason }: AbortSignal): GrantManagementError {
    const message = `ended by its signal, whose reason is the cause; ${this.#sent()}. ${this.#remedy('Make the call again if you still want it.')}`;
    return new GrantManagementError(this.#operation, { message, cause: reason as unknown }, 'Abort');
  }

  #remedy(remedy?: string): string {
    return this.attempts === 0 ? (remedy ?? 'Try again later.') : afterwards(this.#operation, remedy);
  }

  #sent(): string {
    if (this.attempts === 0) return 'nothing was sent';
    return this.attempts === 1 ? 'one request was sent' : `${this.attempts} requests were sent`;
  }

  #timeout(message: string): GrantManagementError {
    return new GrantManagementError(this.#operation, { message }, 'Timeout');
  }
}

function limitOf(ms: number, maxWait: number): string {
  return ms > maxWait ? `maxWait (${maxWait} ms)` : 'what is left of totalTimeout';
}
