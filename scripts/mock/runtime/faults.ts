import type { Fault } from './api.ts';
import type { OperationFacts } from './interface-facts.ts';

/** True if an operation can have a fault. An error condition must apply to the operation. */
export function isPossibleFault(fault: Fault, { conditions }: OperationFacts): boolean {
  return fault.kind !== 'condition' || conditions.includes(fault.condition);
}

/** A queue of pending faults. */
export class FaultQueue {
  #faults: { readonly fault: Fault; left: number }[] = [];

  /** Replaces all faults. */
  load(faults: readonly Fault[]): void {
    this.#faults = faults.map((fault) => ({ fault, left: fault.times ?? 1 }));
  }

  /** Pending faults, with the number of responses left. */
  get remaining(): Fault[] {
    return this.#faults.map(({ fault, left }) => ({ ...fault, times: left }));
  }

  /** Removes and returns the fault for a request, if there is one. */
  take(path: string, operation: OperationFacts | undefined): Fault | undefined {
    const next = this.#faults.find(({ fault }) => {
      if (fault.path !== undefined) return fault.path === path;
      const isWanted = fault.operation === undefined || fault.operation === operation?.id;
      return operation !== undefined && isWanted && isPossibleFault(fault, operation);
    });
    if (!next) return undefined;
    next.left -= 1;
    if (next.left === 0) this.#faults = this.#faults.filter((each) => each !== next);
    return next.fault;
  }
}
