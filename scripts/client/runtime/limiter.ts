import { now } from './call-time.ts';
import type { RateLimit } from './meta.ts';

/** A request that waits to leave. */
export interface Waiting {
  /** Its place among others: of two that wait, the one with the lower number leaves first. */
  readonly ticket: number;
  /** Tells it that it may leave. Called once, and never while the window is known to be closed. */
  readonly leave: () => void;
  /** Is told that no request may leave for a time, in milliseconds; says whether it goes on waiting. */
  readonly blocked: (ms: number) => boolean;
}

/** Length of a window: the interface counts requests per minute. In milliseconds. */
const windowLength = 60_000;

/** Without news from the service, no more requests than the limit leave in this time. In milliseconds. */
const newsTime = 2_000;

/** After a window had been closed, requests leave one after another, at most this far apart. In milliseconds. */
const longestGap = 50;

/**
 * Decides when requests of a client leave: never more than `concurrency` at a time, none while the service is known to
 * refuse them, and the oldest first. What one response tells holds for all.
 */
export class Limiter {
  readonly #concurrency: number;
  #queue: Waiting[] = [];
  #tickets = 0;
  #active = 0;
  /** How many requests may still leave in this window. */
  #remaining = Infinity;
  #limit = Infinity;
  /** When the window that was told of last resets, by our clock. */
  #resetsAt = 0;
  /** The same as the service told it, and the least that it said to remain in that window. */
  #toldReset = -Infinity;
  #toldRemaining = Infinity;
  /** Until when a 429 asked to wait. */
  #refusedUntil = 0;
  /** Whether requests waited for a window that a 429 had closed, and have not all left. */
  #returning = false;
  #nextGap = 0;
  #closings = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param concurrency how many requests may be on their way at the same time */
  constructor(concurrency: number) {
    this.#concurrency = concurrency;
  }

  /** A number for a call, which keeps it for all its requests. */
  ticket(): number {
    return this.#tickets++;
  }

  /** Lets a request leave, if one may and none waits. When it says so, the request has left. */
  leaveAtOnce(): boolean {
    const free = this.#queue.length === 0 && this.#active < this.#concurrency && this.closedFor === 0;
    if (free) this.#count();
    return free;
  }

  /**
   * Queues a request.
   *
   * @returns takes it out of the queue again
   */
  enter(waiting: Waiting): () => void {
    const leaveQueue = (): void => this.#keep((other) => other !== waiting);
    this.#queue.push(waiting);
    this.#queue.sort((one, other) => one.ticket - other.ticket);
    const closed = this.closedFor;
    if (closed > 0 && !waiting.blocked(closed)) leaveQueue();
    this.#release();
    return leaveQueue;
  }

  #keep(stays: (waiting: Waiting) => boolean): void {
    this.#queue = this.#queue.filter(stays);
    // A timer that nobody waits for would keep the process alive.
    if (this.#queue.length === 0) clearTimeout(this.#timer);
  }

  /** A request has ended. Call {@link learn} or {@link refuse} first, so that the next one heeds what it told. */
  done(): void {
    this.#active--;
    this.#release();
  }

  /** Learns from the headers of a response. Responses can overtake each other: of a window the least that remains counts. */
  learn({ limit, remaining, reset }: RateLimit): void {
    const later = reset - this.#toldReset;
    // Of a window that is over.
    if (later <= -1 && now() < this.#resetsAt) return;
    this.#toldRemaining = Math.abs(later) < 1 ? Math.min(this.#toldRemaining, remaining) : remaining;
    this.#toldReset = reset;
    this.#limit = limit > 0 ? limit : Infinity;
    // Those that are on their way, this one apart, may not have been counted by the service yet.
    this.#remaining = this.#toldRemaining - (this.#active - 1);
    // A reset beyond the length of a window is that of a clock that differs from ours.
    this.#resetsAt = now() + Math.min(windowLength, reset * 1000 - Date.now());
    this.#tellBlocked();
  }

  /**
   * Learns from a 429 that none may leave for a time. A time that nobody waits for is believed for the length of a window
   * only: a gateway with a wrong clock would hold all calls for ever.
   *
   * @param ms milliseconds
   * @param maxWait most milliseconds that the refused call waits
   */
  refuse(ms: number, maxWait: number): void {
    const believed = ms <= maxWait ? ms : Math.min(ms, windowLength);
    this.#refusedUntil = Math.max(this.#refusedUntil, now() + believed);
    this.#returning = true;
    this.#tellBlocked();
  }

  /** Milliseconds for which no request may leave, as far as is known. */
  get closedFor(): number {
    const time = now();
    const exhausted = this.#remaining > 0 ? 0 : this.#resetsAt - time;
    return Math.max(0, this.#refusedUntil - time, exhausted);
  }

  /** How often the window was found to be closed. A request that was told to leave, and has not yet, asks again when it grew. */
  get closings(): number {
    return this.#closings;
  }

  /** A request that was told to leave did not: another one may in its place. */
  giveBack(): void {
    this.#remaining++;
    this.done();
  }

  #release(): void {
    while (this.#queue.length > 0 && this.#active < this.#concurrency) {
      const wait = Math.max(this.closedFor, this.#nextGap - now());
      if (wait > 0) return this.#releaseIn(wait);
      const waiting = this.#queue.shift() as Waiting;
      this.#count();
      if (this.#returning) this.#nextGap = now() + Math.random() * longestGap;
      waiting.leave();
    }
    if (this.#queue.length === 0) this.#returning = false;
  }

  #count(): void {
    if (this.#remaining <= 0) {
      // A new window. Until a response tells of it, no more leave than it allows.
      this.#remaining = this.#limit;
      this.#resetsAt = now() + newsTime;
    }
    this.#remaining--;
    this.#active++;
  }

  #releaseIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#release(), Math.ceil(ms));
  }

  #tellBlocked(): void {
    const ms = this.closedFor;
    if (ms === 0) return;
    this.#closings++;
    this.#keep((waiting) => waiting.blocked(ms));
  }
}
