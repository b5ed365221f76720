import { apiKeyHeader, languageHeader, packageVersion } from '#generated/client/src/interface.ts';
import { invalidArgument } from './check.ts';
import type { CallOptions } from './options.ts';

/** Headers that the connection sets; another value breaks it. */
const ofConnection =
  /^(connection|content-length|expect|host|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade)$/;

/** Headers that the client sets. */
const ofClient: ReadonlySet<string> = new Set([apiKeyHeader, 'accept', 'content-type']);

/** Browsers set `User-Agent` themselves, and setting it needs another CORS permission. */
const isBrowser: boolean =
  (globalThis as { navigator?: { userAgent?: string } }).navigator?.userAgent?.startsWith('Mozilla/') ??
  false;

/**
 * Builds the headers of a request, without the key.
 *
 * @param options of the call, merged with the client's
 * @param accept media type to ask for
 * @param hasJson whether the request has a JSON body; for a form, `fetch` sets the media type
 * @returns headers by lower-case name
 * @throws InvalidArgumentError if a header can't be sent
 */
export function headersOf(options: CallOptions, accept: string, hasJson: boolean): Record<string, string> {
  const { ifNoneMatch, languages } = options;
  const headers = options.headers ? checkedHeaders(options.headers) : {};
  if (!isBrowser) headers['user-agent'] ??= `grant-management-client/${packageVersion}`;
  if (ifNoneMatch !== undefined) headers['if-none-match'] = ifNoneMatch;
  if (languages) headers[languageHeader] = languages.join();
  if (hasJson) headers['content-type'] = 'application/json';
  headers['accept'] = accept;
  return headers;
}

/** Checks a user's headers. Returns them by lower-case name. */
function checkedHeaders(callerHeaders: Readonly<Record<string, unknown>>): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(callerHeaders)) {
    const lower = name.toLowerCase();
    if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name))
      throw invalidArgument('headers', 'an object of headers by name', name);
    if (ofClient.has(lower) || ofConnection.test(lower))
      throw invalidArgument(`headers.${lower}`, 'left out: the client or the connection sets it', value);
    if (typeof value !== 'string' || !/^[\t -~\x80-\xff]*$/.test(value) || lower in headers)
      throw invalidArgument(`headers.${lower}`, 'one line of Latin-1 characters, given once', value);
    headers[lower] = value;
  }
  return headers;
}
