import type { Format } from './media-type.ts';
import type { Operation } from './operation.ts';

/** Media types of responses. */
export interface MediaTypes {
  readonly json: string;
  /** Undefined if no response is XML. */
  readonly xml: string | undefined;
}

/**
 * Reads the common media types of responses.
 *
 * @throws Error if no response is JSON, or JSON or XML has several media types
 */
export function mediaTypesOf(operations: readonly Operation[]): MediaTypes {
  const json = mediaTypeOf(operations, 'json');
  if (json === undefined) throw new Error('No response of the description has a JSON media type.');
  return { json, xml: mediaTypeOf(operations, 'xml') };
}

function mediaTypeOf(operations: readonly Operation[], format: Format): string | undefined {
  const names = operations.flatMap(({ responses }) =>
    responses.flatMap((response) => response.as(format)?.name ?? []),
  );
  const [name, ...others] = new Set(names);
  if (others.length > 0)
    throw new Error(
      `Use one media type for all ${format} responses. There are several: ${[name, ...others].join(', ')}.`,
    );
  return name;
}
