import type { BundledSpec } from '../bundle/bundle-spec.ts';
import type { Example, Json } from '../model/document.ts';
import { formatOf } from '../model/media-type.ts';
import type { PathSegment } from '../model/pointer.ts';

/** A named JSON example of a request or response body. */
export interface BodyExample {
  /** The example's name in `examples`. */
  readonly name: string;
  readonly value: Json;
  /** Path to the value in the bundle. */
  readonly path: readonly PathSegment[];
  /** The operation that the body belongs to; undefined for a shared response. */
  readonly operationId: string | undefined;
  readonly isRequest: boolean;
}

/** Lists the named JSON examples of request and response bodies, in document order. */
export function bodyExamples({ bundle, nodes }: BundledSpec): BodyExample[] {
  return nodes.mediaTypes.flatMap(({ node, path }) => {
    if (formatOf(path.at(-1) ?? '') !== 'json') return [];
    const [root, pathName = '', method = ''] = path;
    const operation: unknown =
      root === 'paths' ? Object(Object(bundle.document.paths)[pathName])[method] : undefined;
    const operationId = (operation as { operationId?: string } | undefined)?.operationId;
    return Object.entries((node.examples ?? {}) as Record<string, Example>).flatMap(([name, { value }]) =>
      value === undefined
        ? []
        : [
            {
              name,
              value,
              path: [...path, 'examples', name, 'value'],
              operationId,
              isRequest: path.includes('requestBody'),
            },
          ],
    );
  });
}

/** A value inside an example, with its key. */
export interface Inner {
  readonly value: Json;
  /** Nearest key that isn't an array index; `''` for the example itself. */
  readonly key: string;
  readonly path: readonly PathSegment[];
}

/** Walks a value depth-first, starting with the value itself. */
export function* innerValues(value: Json, path: readonly PathSegment[], key = ''): Generator<Inner> {
  yield { value, key, path };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const isItem = Array.isArray(value);
    yield* innerValues(inner, [...path, isItem ? Number(name) : name], isItem ? key : name);
  }
}
