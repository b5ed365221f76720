import type { Operation } from '../model/operation.ts';
import type { Step } from './steps/plan.ts';

/** An operation and one of its documented statuses for which the plan has requests. */
export interface Covered {
  readonly operation: Operation;
  /** As documented: `200`, `2XX`, `404`. */
  readonly status: string;
  /** True if a request for this status got it. */
  readonly reached: boolean;
  /** The reason it wasn't reached. */
  readonly why?: string | undefined;
}

/** Counts the operation and status pairs that a run reached. */
export class Coverage {
  readonly #rows = new Map<
    string,
    { operation: Operation; status: string; reached: boolean; why?: string }
  >();

  /** @param steps all planned steps */
  constructor(steps: readonly Step[]) {
    for (const step of steps) this.#row(step);
  }

  /** Records that a request got the expected status. */
  reach(step: Step): void {
    this.#row(step).reached = true;
  }

  /** Records why a step wasn't run or was inconclusive; keeps the first reason. */
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
