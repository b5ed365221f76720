import type { OperationFacts } from './interface-facts.ts';

/** What a path leads to. */
export interface Route {
  readonly operation: OperationFacts | undefined;
  /** All operations of the path. */
  readonly others: readonly OperationFacts[];
  /** Methods that the path has; none when there is no such path. */
  readonly methods: readonly string[];
  /** The slug in the path, decoded. */
  readonly slug: string | null;
}

/** Operations whose paths differ in the slug alone. */
interface Shape {
  readonly methods: Map<string, OperationFacts>;
  readonly slugAt: number;
}

/** A path with more parts than this leads nowhere. */
const mostParts = 8;

/** Finds operations by path and method. */
export class Router {
  readonly #byShape = new Map<string, Shape>();

  constructor(operations: readonly OperationFacts[]) {
    for (const operation of operations) {
      const parts = operation.path.split('/');
      const slugAt = parts.findIndex((part) => part.startsWith('{'));
      const shape = shapeOf(parts, slugAt);
      const known = this.#byShape.get(shape) ?? { methods: new Map(), slugAt };
      known.methods.set(operation.method, operation);
      this.#byShape.set(shape, known);
    }
  }

  /** @param path the path of a request, without query, as it was sent */
  find(path: string, method: string): Route {
    const parts = path.split('/', mostParts + 1);
    const found = parts.length > mostParts ? undefined : this.#match(parts);
    if (!found) return { operation: undefined, others: [], methods: [], slug: null };
    const asked = method === 'HEAD' ? 'GET' : method;
    return {
      operation: found.methods.get(asked),
      others: [...found.methods.values()],
      methods: [...found.methods.keys()].flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : [each])),
      slug: found.slugAt < 0 ? null : decode(parts[found.slugAt] ?? ''),
    };
  }

  #match(parts: readonly string[]): Shape | undefined {
    for (let slugAt = 0; slugAt < parts.length; slugAt += 1) {
      // Nothing is a slug in front of the first slash, so the first attempt is for a path without one.
      const found = this.#byShape.get(shapeOf(parts, slugAt === 0 ? -1 : slugAt));
      if (found) return found;
    }
    return undefined;
  }
}

function shapeOf(parts: readonly string[], slugAt: number): string {
  return parts.map((part, index) => (index === slugAt ? '{}' : decode(part))).join('/');
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
