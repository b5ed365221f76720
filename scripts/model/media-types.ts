import type { Format } from './media-type.ts';
import type { Operation } from './operation.ts';

/** The media types that all responses share. */
export interface MediaTypes {
  readonly json: string;
  /** Undefined if no response is XML. */
  readonly xml: string | undefined;
}

/**
 * Reads the media types that all responses share.
 *
 * @throws Error if no response is JSON, or JSON or XML has several media types
 */
export function mediaTypesOf(operations: readonly Operation[]): MediaTypes {
  const json = mediaTypeOf(operations, 'json');
  if (json === undefined) throw new Error('The description has no JSON response.');
  return { json, xml: mediaTypeOf(operations, 'xml') };
}

function mediaTypeOf(operations: readonly Operation[], format: Format): string | undefined {
  const names = operations.flatMap(({ responses }) =>
    responses.flatMap((response) => response.as(format)?.name ?? []),
  );
  const [name, ...others] = new Set(names);
  if (others.length > 0)
    throw new Error(
      `The ${format} responses have several media types: ${[name, ...others].join(', ')}. Use one for all.`,
    );
  return name;
}
