import { apiKeyHeader, languageHeader, mediaType, packageVersion } from '#generated/client/src/interface.ts';
import { invalidArgument } from './check.ts';
import type { CallOptions } from './options.ts';

/** Headers that the connection sets; another value breaks it. */
const ofConnection =
  /^(connection|content-length|expect|host|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade)$/;

/** Headers that the client sets. */
const ofClient = [apiKeyHeader, 'accept', 'content-type'];

/** Browsers, and what simulates them, set `User-Agent` themselves; setting it needs one more permission by CORS. */
const isBrowser: boolean =
  (globalThis as { navigator?: { userAgent?: string } }).navigator?.userAgent?.startsWith('Mozilla/') ??
  false;

/**
 * Makes the headers of a request, without the key.
 *
 * @param options of the call, merged with the client's
 * @param format what to ask for
 * @returns headers by lower-case name
 * @throws InvalidArgumentError if a header can't be sent
 */
export function headersOf(options: CallOptions, format: string, hasBody: boolean): Record<string, string> {
  const { ifNoneMatch, languages } = options;
  const headers = options.headers ? checkedHeaders(options.headers, ofClient) : {};
  if (!isBrowser) headers['user-agent'] ??= `grant-management-client/${packageVersion}`;
  if (ifNoneMatch !== undefined) headers['if-none-match'] = ifNoneMatch;
  if (languages) headers[languageHeader] = languages.join();
  if (hasBody) headers['content-type'] = 'application/json';
  headers['accept'] = mediaType + format;
  return headers;
}

/**
 * Checks a user's headers.
 *
 * @param reserved names that the user may not set
 * @returns them by lower-case name
 * @throws InvalidArgumentError that names the one that can't be sent
 */
export function checkedHeaders(
  given: Readonly<Record<string, unknown>>,
  reserved: readonly string[] = [],
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const lower = name.toLowerCase();
    if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name))
      throw invalidArgument('headers', 'an object of headers by name', name);
    const refuse = (expected: string): never => {
      throw invalidArgument(`headers.${lower}`, expected, value);
    };
    if (ofConnection.test(lower)) refuse('left out: the connection sets it');
    if (reserved.includes(lower)) refuse('left out: the client sets it');
    if (typeof value !== 'string' || !/^[\t -~\x80-\xff]*$/.test(value) || lower in headers)
      return refuse('one line of Latin-1 characters, given once');
    headers[lower] = value;
  }
  return headers;
}
