import type { MediaType, OpenApiDocument, Response } from '../../model/document.ts';
import { dereference, listOperations } from '../../model/operations.ts';

/** An error status of the interface. */
export interface DocumentedError {
  readonly status: number;
  /** Name of the response component, which the class is named after. */
  readonly kind: string;
  readonly description: string;
  readonly content: Record<string, MediaType>;
}

/**
 * Lists the error statuses that operations document, each once. Where several components describe a status, the name
 * is the one that the others begin with (`BadRequest`, `BadRequestWithRateLimit`).
 *
 * @param document the bundled document
 * @returns in the order of their status
 * @throws Error when the names of a status have nothing in common, or a response has no name
 */
export function documentedErrors(document: OpenApiDocument): DocumentedError[] {
  const names = new Map<number, Set<string>>();
  for (const { operation } of listOperations(document)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      if (!/^[45]\d\d$/.test(status)) continue;
      if (!('$ref' in response))
        throw new Error(`${operation.operationId}: ${status} is no response component.`);
      const name = response.$ref.slice(response.$ref.lastIndexOf('/') + 1);
      names.set(Number(status), (names.get(Number(status)) ?? new Set()).add(name));
    }
  }
  return [...names]
    .toSorted(([a], [b]) => a - b)
    .map(([status, found]) => {
      const [kind = '', ...variants] = [...found].toSorted((a, b) => a.length - b.length);
      const stray = variants.find((variant) => !variant.startsWith(kind));
      if (stray !== undefined) throw new Error(`${status} is called both ${kind} and ${stray}.`);
      const { description, content = {} } = dereference<Response>(document, {
        $ref: `#/components/responses/${kind}`,
      });
      return { status, kind, description, content };
    });
}
