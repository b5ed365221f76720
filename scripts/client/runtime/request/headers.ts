import { apiKeyHeader, languageHeader, packageVersion } from '#generated/client/src/interface.ts';
import { invalidArgument } from './invalid-argument.ts';
import type { CallOptions } from './options.ts';

/** Headers of the connection and the framing: whoever sends the request makes them, and a given one breaks it. */
const ofConnection =
  /^(connection|content-length|expect|host|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade)$/;

/** Headers that the client sets. */
const ofClient = [apiKeyHeader, 'accept', 'content-type'];

/**
 * Makes the headers of a request, all but the key's.
 *
 * @param options of the call, merged with the client's
 * @param accept media type to ask for
 * @param hasJson whether the request has a body of JSON; of a form, `fetch` writes the media type
 * @returns headers by lower-case name
 * @throws InvalidArgumentError if a header can't be sent
 */
export function headersOf(options: CallOptions, accept: string, hasJson: boolean): Record<string, string> {
  const { ifNoneMatch, languages } = options;
  const headers = options.headers ? checkedHeaders(options.headers) : {};
  for (const name of ofClient)
    if (name in headers)
      throw invalidArgument(`headers.${name}`, 'left out: the client sets it', headers[name]);
  if (!isBrowser) headers['user-agent'] ??= `grant-management-client/${packageVersion}`;
  if (ifNoneMatch !== undefined) headers['if-none-match'] = ifNoneMatch;
  if (languages) headers[languageHeader] = languages.join();
  if (hasJson) headers['content-type'] = 'application/json';
  headers['accept'] = accept;
  return headers;
}

/** Browsers, and what simulates them, keep `User-Agent` for themselves; asking for it needs one more permission by CORS. */
const isBrowser: boolean =
  (globalThis as { navigator?: { userAgent?: string } }).navigator?.userAgent?.startsWith('Mozilla/') ??
  false;

/**
 * Checks headers that a user gave.
 *
 * @returns them by lower-case name
 * @throws InvalidArgumentError that names the one that can't be sent
 */
export function checkedHeaders(given: Readonly<Record<string, unknown>>): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const lower = name.toLowerCase();
    if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name))
      throw invalidArgument('headers', 'an object of headers by name', name);
    const refuse = (expected: string): never => {
      throw invalidArgument(`headers.${lower}`, expected, value);
    };
    if (ofConnection.test(lower)) refuse('left out: the connection sets it');
    if (typeof value !== 'string' || !/^[\t -~\x80-\xff]*$/.test(value))
      return refuse('a string on one line, of Latin-1 characters');
    if (lower in headers) refuse('given once');
    headers[lower] = value;
  }
  return headers;
}
