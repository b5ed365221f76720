import type { Fault } from './api.ts';
import type { InterfaceFacts, OperationFacts } from './interface-facts.ts';
import { bodyCondition } from './order.ts';

/**
 * Whether a fault can be one of an operation. A condition has to apply to it, and the status whose body names what is
 * wrong with the one that was sent has to be documented for it.
 */
export function isPossibleFault(
  { kind, condition, status }: Fault,
  operation: OperationFacts,
  { conditions }: InterfaceFacts,
): boolean {
  if (kind === 'condition') return operation.conditions.includes(String(condition));
  const aboutBody = conditions.find(({ id }) => id === bodyCondition)?.status;
  return kind !== 'status' || status !== aboutBody || String(status) in operation.responses;
}

/** Faults that are still to come. */
export class FaultQueue {
  readonly #facts: InterfaceFacts;
  #faults: { readonly fault: Fault; left: number }[] = [];

  constructor(facts: InterfaceFacts) {
    this.#facts = facts;
  }

  /** Replaces all faults. */
  load(faults: readonly Fault[]): void {
    this.#faults = faults.map((fault) => ({ fault, left: fault.times ?? 1 }));
  }

  /** Whether no fault is to come. */
  get empty(): boolean {
    return this.#faults.length === 0;
  }

  /** The faults that are still to come, each with how often it still comes. */
  get rest(): Fault[] {
    return this.#faults.map(({ fault, left }) => ({ ...fault, times: left }));
  }

  /** The fault that spoils the next response of an operation, if there is one; it is used up by that. */
  take(operation: OperationFacts): Fault | undefined {
    const next = this.#faults.find(
      ({ fault }) =>
        (fault.operation === undefined || fault.operation === operation.id) &&
        isPossibleFault(fault, operation, this.#facts),
    );
    if (!next) return undefined;
    next.left -= 1;
    if (next.left === 0) this.#faults = this.#faults.filter((each) => each !== next);
    return next.fault;
  }
}
