import type { Response } from './body.ts';
import type { Operation } from './operation.ts';

export interface DocumentedError {
  readonly status: number;
  /** Name of the response component, such as `NotFound`, after which clients name an error class. */
  readonly kind: string;
  readonly response: Response;
}

/**
 * Lists the documented error statuses without duplicates. If several components describe a status, its name is the part
 * before `_`, such as `BadRequest` for `BadRequest_getFund`.
 *
 * @returns errors sorted by status
 * @throws Error if the names for a status differ before `_`, or a response isn't a component
 */
export function documentedErrors(operations: readonly Operation[]): readonly DocumentedError[] {
  const byStatus = new Map<number, Map<string, Response>>();
  for (const operation of operations) {
    for (const response of operation.errors) {
      if (!response.statusKnown) continue;
      if (response.component === undefined)
        throw new Error(`${operation.id}: ${response.status} isn't a response component.`);
      const status = Number(response.status);
      const responses = byStatus.get(status) ?? new Map<string, Response>();
      byStatus.set(status, responses.set(response.component, response));
    }
  }
  return [...byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, responses]) => {
      const kinds = [...new Set([...responses.keys()].map(errorKind))];
      const [kind = '', stray] = kinds;
      if (stray !== undefined) throw new Error(`${status} has two names, ${kind} and ${stray}.`);
      return { status, kind, response: [...responses.values()][0] as Response };
    });
}

/** Returns `BadRequest` for the components `BadRequest`, `BadRequest_getFund` and `BadRequest_WithRateLimit`. */
export function errorKind(component: string): string {
  return component.split('_', 1)[0] ?? component;
}
