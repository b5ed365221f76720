import type { OperationFacts } from './interface-facts.ts';

/** What a path leads to. */
export interface Route {
  readonly operation: OperationFacts | undefined;
  /** Methods that the path has; none when there is no such path. */
  readonly methods: readonly string[];
  /** The slugs in the path, decoded, in their order. */
  readonly slugs: readonly string[];
}

/** Operations whose paths differ in the names of their slugs alone. */
interface Template {
  /** Undefined where a slug stands. */
  readonly parts: readonly (string | undefined)[];
  readonly methods: Map<string, OperationFacts>;
}

/** Finds operations by path and method. */
export class Router {
  readonly #templates = new Map<string, Template>();
  readonly #mostParts: number;

  constructor(operations: readonly OperationFacts[]) {
    for (const operation of operations) {
      const parts = operation.path.split('/').map((part) => (part.startsWith('{') ? undefined : part));
      const shape = JSON.stringify(parts);
      const template = this.#templates.get(shape) ?? { parts, methods: new Map() };
      template.methods.set(operation.method, operation);
      this.#templates.set(shape, template);
    }
    this.#mostParts = Math.max(0, ...[...this.#templates.values()].map(({ parts }) => parts.length));
  }

  /** @param path the path of a request, without query, as it was sent */
  find(path: string, method: string): Route {
    const sent = path.split('/', this.#mostParts + 1).map(decode);
    const found = this.#match(sent);
    if (!found) return { operation: undefined, methods: [], slugs: [] };
    const asked = method === 'HEAD' ? 'GET' : method;
    return {
      operation: found.methods.get(asked),
      methods: [...found.methods.keys()].flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : [each])),
      slugs: sent.filter((_, index) => found.parts[index] === undefined),
    };
  }

  /** The template that a path fits, one with fewer slugs before others. */
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

/** What cannot be decoded stays as it is: it matches nothing, and that is all. */
function decode(part: string): string {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
