import type { Format } from './media-type.ts';
import type { Operation } from './operation.ts';

/** The media types of responses. */
export interface MediaTypes {
  readonly json: string;
  /** Undefined when there are no responses in XML. */
  readonly xml: string | undefined;
}

/**
 * Reads the media types that responses share.
 *
 * @throws Error when no response is in JSON, or JSON or XML has several media types
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
    throw new Error(`Responses have one media type in ${format}, unlike ${[name, ...others].join(', ')}.`);
  return name;
}
