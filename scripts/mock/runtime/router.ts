import type { OperationFacts } from './interface-facts.ts';

/** The operation for a path and method. */
export interface Route {
  readonly operation: OperationFacts | undefined;
  /** Methods of the path; empty for an unknown path. */
  readonly methods: readonly string[];
  /** The path's slugs, decoded, in order. */
  readonly slugs: readonly string[];
}

/** Operations with the same path, ignoring slug names. */
interface Template {
  /** Undefined for a slug. */
  readonly parts: readonly (string | undefined)[];
  readonly methods: Map<string, OperationFacts>;
}

/** Finds operations by path and method. */
export class Router {
  readonly #templates = new Map<string, Template>();
  readonly #maxParts: number;

  constructor(operations: readonly OperationFacts[]) {
    for (const operation of operations) {
      const parts = operation.path.split('/').map((part) => (part.startsWith('{') ? undefined : part));
      const shape = JSON.stringify(parts);
      const template = this.#templates.get(shape) ?? { parts, methods: new Map() };
      template.methods.set(operation.method, operation);
      this.#templates.set(shape, template);
    }
    this.#maxParts = Math.max(0, ...[...this.#templates.values()].map(({ parts }) => parts.length));
  }

  /** @param path the request's path as sent, without query */
  find(path: string, method: string): Route {
    const sent = path.split('/', this.#maxParts + 1).map(decode);
    const template = this.#match(sent);
    if (!template) return { operation: undefined, methods: [], slugs: [] };
    const routedMethod = method === 'HEAD' ? 'GET' : method;
    return {
      operation: template.methods.get(routedMethod),
      methods: [...template.methods.keys()].flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : [each])),
      slugs: sent.filter((_, index) => template.parts[index] === undefined),
    };
  }

  /** Returns the template that matches a path and has the fewest slugs. */
  #match(sent: readonly string[]): Template | undefined {
    const fitting = [...this.#templates.values()].filter(
      ({ parts }) =>
        parts.length === sent.length &&
        parts.every((part, index) => part === undefined || part === sent[index]),
    );
    const slugs = ({ parts }: Template): number => parts.filter((part) => part === undefined).length;
    return fitting.toSorted((one, other) => slugs(one) - slugs(other))[0];
  }
}

/** Decodes a path segment. Keeps invalid encodings, which match nothing. */
function decode(part: string): string {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
