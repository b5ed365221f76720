import { languageHeader, mediaType } from '#generated/client/src/interface.ts';
import { invalidArgument } from './invalid-argument.ts';
import type { CallOptions } from './options.ts';

/** Headers of the connection and the form of the message. Whoever sends the request makes them; given, they break it. */
const ofConnection =
  /^(connection|content-length|expect|host|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade)$/;

/**
 * Makes the headers of a request, all but the key's.
 *
 * @param options of the call, with the languages of the client where the call names none
 * @param format `json` or `xml`, what to ask for
 * @param hasBody whether the request has a body
 * @returns headers by lower-case name
 * @throws GrantManagementError of kind `InvalidArgument` when a header cannot be sent
 */
export function headersOf(options: CallOptions, format: string, hasBody: boolean): Record<string, string> {
  const { ifNoneMatch, languages } = options;
  // What is said below takes the place of what was given, and so does the key when it is known.
  const { 'content-type': _, ...headers } = checkedHeaders(options.headers ?? {});
  if (ifNoneMatch !== undefined) headers['if-none-match'] = ifNoneMatch;
  if (languages) headers[languageHeader] = languages.join();
  if (hasBody) headers['content-type'] = 'application/json';
  headers['accept'] = mediaType + format;
  return headers;
}

/**
 * Checks headers that a user gave.
 *
 * @returns them by lower-case name
 * @throws GrantManagementError of kind `InvalidArgument` that names the one that cannot be sent
 */
export function checkedHeaders(given: Readonly<Record<string, unknown>>): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const lower = name.toLowerCase();
    if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name))
      throw invalidArgument('headers', 'an object whose names are names of headers', name);
    const refuse = (expected: string): never => {
      throw invalidArgument(`headers.${lower}`, expected, value);
    };
    if (ofConnection.test(lower))
      refuse('left out, because it belongs to the connection, which makes it itself');
    if (typeof value !== 'string' || !/^[\t -~\x80-\xff]*$/.test(value))
      return refuse('a text of one line, without characters beyond Latin-1');
    if (lower in headers) refuse('given once, in one spelling');
    headers[lower] = value;
  }
  return headers;
}
