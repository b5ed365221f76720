import type { Fault } from './api.ts';

/** Faults that are still to come. */
export class FaultQueue {
  #faults: { readonly fault: Fault; left: number }[] = [];

  /** Replaces all faults. */
  load(faults: readonly Fault[]): void {
    this.#faults = faults.map((fault) => ({ fault, left: fault.times ?? 1 }));
  }

  /** Whether no fault is to come. */
  get empty(): boolean {
    return this.#faults.length === 0;
  }

  /** The fault that spoils the next answer of an operation, if there is one; it is used up by that. */
  take(operation: string): Fault | undefined {
    const next = this.#faults.find(
      ({ fault }) => fault.operation === undefined || fault.operation === operation,
    );
    if (!next) return undefined;
    next.left -= 1;
    if (next.left === 0) this.#faults = this.#faults.filter((each) => each !== next);
    return next.fault;
  }
}
