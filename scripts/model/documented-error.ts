import type { Response } from './body.ts';
import type { Operation } from './operation.ts';

/** An error status of the interface. */
export interface DocumentedError {
  readonly status: number;
  /** Name of the response component, which clients name a class after: `NotFound`. */
  readonly kind: string;
  readonly response: Response;
}

/**
 * Lists the error statuses that operations document, each once. Where several components describe a status, the name
 * is what stands before `_` (`BadRequest` of `BadRequest_getFund`).
 *
 * @returns in the order of their status
 * @throws Error when the names of a status have nothing in common, or a response has no name
 */
export function documentedErrors(operations: readonly Operation[]): readonly DocumentedError[] {
  const byStatus = new Map<number, Map<string, Response>>();
  for (const operation of operations) {
    for (const response of operation.errors) {
      if (!response.statusKnown) continue;
      if (response.component === undefined)
        throw new Error(`${operation.id}: ${response.status} is not a response component.`);
      const status = Number(response.status);
      const known = byStatus.get(status) ?? new Map<string, Response>();
      byStatus.set(status, known.set(response.component, response));
    }
  }
  return [...byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, found]) => {
      const kinds = [...new Set([...found.keys()].map(errorKind))];
      const [kind = '', stray] = kinds;
      if (stray !== undefined) throw new Error(`${status} is called both ${kind} and ${stray}.`);
      return { status, kind, response: [...found.values()][0] as Response };
    });
}

/** `BadRequest` of the response components `BadRequest`, `BadRequest_getFund` and `BadRequest_WithRateLimit`. */
export function errorKind(component: string): string {
  return component.split('_', 1)[0] ?? component;
}
