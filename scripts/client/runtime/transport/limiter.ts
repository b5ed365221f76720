import type { RateLimit } from '../response/meta.ts';
import { type Deadline, now } from './deadline.ts';

/** The length of a rate limit window, in milliseconds. The interface counts requests per minute. */
const windowLength = 60_000;

/** Time after a reset for which the old limit applies unless a response reports the new window, in milliseconds. */
const resetGrace = 2_000;

/** Waiting calls are woken only if their expected start is delayed by at least this many milliseconds. */
const closingTolerance = 100;

/** A call's position in the queue, which it keeps for all its attempts. */
export interface Ticket {
  readonly number: number;
  /** Wakes the call; undefined unless it is queued. */
  wake: (() => void) | undefined;
}

/**
 * Decides when requests are sent: at most `concurrency` at once, none while the rate limit is used up, and the oldest call
 * first. All calls of a client share one limiter, so that each response updates the limit for all of them.
 */
export class Limiter {
  readonly #concurrency: number;
  /** Oldest call first. */
  readonly #queue: Ticket[] = [];
  #tickets = 0;
  #active = 0;
  /** Maximum number of requests in flight after a 429: one at first, and one more after each response other than 429. */
  #slowStart = Infinity;
  /** Requests remaining in the current window, and allowed in each window. */
  #remaining = Infinity;
  #limit = Infinity;
  /** End of the current window, on the local clock. */
  #resetsAt = 0;
  /** The reset and the lowest remaining count that the service reported for the current window. */
  #reportedReset = -Infinity;
  #reportedRemaining = Infinity;
  /** End of the wait requested by a 429, on the local clock. */
  #refusedUntil = 0;
  /** End of the wait that the queued calls expect. */
  #closedUntil = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(concurrency: number) {
    this.#concurrency = concurrency;
  }

  ticket(): Ticket {
    return { number: this.#tickets++, wake: undefined };
  }

  /** Milliseconds until requests may be sent again, unless a response changes it; 0 if they may be sent now. */
  get closedFor(): number {
    const usedUpUntil = this.#remaining > 0 ? 0 : this.#resetsAt;
    const until = Math.max(this.#refusedUntil, usedUpUntil);
    return until === 0 ? 0 : Math.max(0, until - now());
  }

  /**
   * True if a closed window is only a guess: the service reported remaining requests, but those in flight may use them up.
   * Their responses will show.
   */
  get isGuess(): boolean {
    return this.#active > 0 && this.#reportedRemaining > 0 && this.#refusedUntil <= now();
  }

  /**
   * Takes a slot if a request may be sent now and no older call is waiting. The caller must {@link release} it. This doesn't
   * wait, so that the request is sent in the same tick; {@link waitForTurn} waits until it is worth trying again.
   */
  acquire(ticket: Ticket): boolean {
    const first = this.#queue[0];
    const isBehind = first !== undefined && first.number < ticket.number;
    if (isBehind || this.#free <= 0 || this.closedFor > 0) return false;
    if (first === ticket) this.#queue.shift();
    ticket.wake = undefined;
    if (this.#remaining <= 0) this.#assumeNewWindow();
    this.#remaining--;
    this.#active++;
    if (this.#remaining <= 0) this.#drain();
    return true;
  }

  /** Waits until a request may be sent, or the window closes for longer than before. The call keeps its position. */
  async waitForTurn(ticket: Ticket, deadline: Deadline): Promise<void> {
    const isWaiting = ticket.wake !== undefined;
    const turn = new Promise<void>((resolve) => {
      ticket.wake = resolve;
    });
    if (!isWaiting) this.#enqueue(ticket);
    this.#drain();
    try {
      await deadline.wait(turn);
    } catch (error) {
      this.leave(ticket);
      throw error;
    }
  }

  /** Leaves the queue. */
  leave(ticket: Ticket): void {
    if (ticket.wake === undefined) return;
    ticket.wake = undefined;
    this.#queue.splice(this.#queue.indexOf(ticket), 1);
    this.#drain();
  }

  /** Releases a slot. `admitted` means that there was a response with a status other than 429. */
  release(admitted: boolean): void {
    this.#active--;
    // While the window is closed, such responses belong to earlier requests.
    if (admitted && this.closedFor === 0) this.#slowStart++;
    this.#wakeIfClosed();
    this.#drain();
  }

  /**
   * Updates the rate limit from response headers. Responses may arrive out of order, so the lowest count of a window wins.
   *
   * @param untilReset milliseconds until the reset, on the service's clock
   */
  learn({ limit, remaining, reset }: RateLimit, untilReset: number): void {
    const resetShiftSeconds = reset - this.#reportedReset;
    const isFromOldWindow = resetShiftSeconds <= -1 && now() < this.#resetsAt;
    if (isFromOldWindow) return;
    const isSameWindow = Math.abs(resetShiftSeconds) < 1;
    this.#reportedRemaining = isSameWindow ? Math.min(this.#reportedRemaining, remaining) : remaining;
    this.#reportedReset = reset;
    this.#limit = limit > 0 ? limit : Infinity;
    // The service may not have counted the other requests in flight yet, so this is a guess (see `isGuess`).
    this.#remaining = this.#reportedRemaining - (this.#active - 1);
    this.#resetsAt = now() + Math.min(windowLength, untilReset);
    this.#wakeIfClosed();
  }

  /**
   * Holds back all requests after a 429. A gateway with a wrong clock could request a wait of years, so a wait that is too
   * long for the refused call is limited to a minute.
   *
   * @param longest longest wait that the refused call accepts
   */
  refuse(ms: number, longest: number): void {
    const wait = ms <= longest ? ms : Math.min(ms, windowLength);
    this.#refusedUntil = Math.max(this.#refusedUntil, now() + wait);
    this.#slowStart = 1;
    this.#wakeIfClosed();
  }

  get #free(): number {
    return Math.min(this.#concurrency, this.#slowStart) - this.#active;
  }

  /** Applies the old limit after a reset, until a response reports the new window. */
  #assumeNewWindow(): void {
    this.#remaining = this.#limit;
    this.#reportedRemaining = this.#limit;
    this.#resetsAt = now() + resetGrace;
  }

  #enqueue(ticket: Ticket): void {
    // Only a retried call is older than the last one in the queue.
    let index = this.#queue.length;
    if (index > 0 && (this.#queue[index - 1] as Ticket).number > ticket.number)
      index = this.#queue.findIndex((other) => other.number > ticket.number);
    this.#queue.splice(index, 0, ticket);
  }

  /** Wakes as many calls as may be sent, or sets a timer for the start of the next window. */
  #drain(): void {
    clearTimeout(this.#timer);
    const ms = this.closedFor;
    if (this.#queue.length === 0) {
      if (this.#active === 0 && ms === 0) this.#slowStart = Infinity;
    } else if (ms > 0) this.#timer = setTimeout(() => this.#drain(), Math.ceil(ms));
    else {
      const window = this.#remaining > 0 ? this.#remaining : this.#limit;
      for (const { wake } of this.#queue.slice(0, Math.max(0, Math.min(this.#free, window)))) wake?.();
    }
  }

  /** Wakes all queued calls if the window closes for longer than they expect, so that each can decide whether to wait. */
  #wakeIfClosed(): void {
    const ms = this.closedFor;
    const until = now() + ms;
    if (ms === 0 || this.isGuess || until < this.#closedUntil + closingTolerance) return;
    this.#closedUntil = until;
    for (const { wake } of this.#queue) wake?.();
  }
}
