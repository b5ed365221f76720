import type { Operation } from '../model/operation.ts';
import type { Step } from './steps/plan.ts';

/** An operation and one of its documented statuses that the plan has requests for. */
export interface Covered {
  readonly operation: Operation;
  /** As documented: `200`, `2XX`, `404`. */
  readonly status: string;
  /** Whether a response had this status when a request asked for it. */
  readonly reached: boolean;
  /** Why it was not reached. */
  readonly why?: string | undefined;
}

/** Counts what a run reached: operations × the statuses that its requests could show. */
export class Coverage {
  readonly #rows = new Map<
    string,
    { operation: Operation; status: string; reached: boolean; why?: string }
  >();

  /** @param steps everything that is planned */
  constructor(steps: readonly Step[]) {
    for (const step of steps) this.#row(step);
  }

  /** A request got the status that it asked for. */
  reach(step: Step): void {
    this.#row(step).reached = true;
  }

  /** A step was not made, or showed nothing; the first reason is kept. */
  miss(step: Step, why: string): void {
    this.#row(step).why ??= why;
  }

  get rows(): readonly Covered[] {
    return [...this.#rows.values()];
  }

  #row({ operation, expects }: Step) {
    const status =
      expects.kind === 'condition'
        ? String(expects.condition.status)
        : (operation.success?.status ?? 'success');
    const key = `${operation.id} ${status}`;
    const row = this.#rows.get(key) ?? { operation, status, reached: false };
    this.#rows.set(key, row);
    return row;
  }
}
