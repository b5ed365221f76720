import { apiKeyHeader, languageHeader, packageVersion } from '#generated/client/src/interface.ts';
import { invalidArgument } from './check.ts';
import type { CallOptions } from './options.ts';

/** Headers that belong to the connection. Overriding one would break it. */
const connectionHeaders =
  /^(connection|content-length|expect|host|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade)$/;

/** Headers that the client sets. */
const clientHeaders: ReadonlySet<string> = new Set([apiKeyHeader, 'accept', 'content-type']);

/** In browsers, don't set `User-Agent`, which would need another CORS permission. */
const isBrowser: boolean =
  (globalThis as { navigator?: { userAgent?: string } }).navigator?.userAgent?.startsWith('Mozilla/') ??
  false;

/**
 * Builds the headers of a request, without the key.
 *
 * @param options the call's options, merged with the client's
 * @param accept media type to request
 * @param hasJson true if the request has a JSON body; for a form, `fetch` sets the media type
 * @returns headers by lower-case name
 * @throws InvalidArgumentError if a header is invalid
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

/** Validates a user's headers, and returns them by lower-case name. */
function checkedHeaders(callerHeaders: Readonly<Record<string, unknown>>): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(callerHeaders)) {
    const lower = name.toLowerCase();
    if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name))
      throw invalidArgument('headers', 'an object of headers by name', name);
    if (clientHeaders.has(lower) || connectionHeaders.test(lower))
      throw invalidArgument(
        `headers.${lower}`,
        'omitted, because the client or the connection sets it',
        value,
      );
    if (typeof value !== 'string' || !/^[\t -~\x80-\xff]*$/.test(value) || lower in headers)
      throw invalidArgument(`headers.${lower}`, 'a single line of Latin-1 characters', value);
    headers[lower] = value;
  }
  return headers;
}
