import { languageHeader, mediaType } from '#generated/client/src/interface.ts';
import { invalidArgument } from './invalid-argument.ts';
import type { CallOptions } from './options.ts';

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
  const { headers: given = {}, ifNoneMatch, languages } = options;
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const lower = name.toLowerCase();
    if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name))
      throw invalidArgument('headers', 'an object whose names are names of headers', name);
    if (typeof value !== 'string' || !/^[\t -~\x80-\xff]*$/.test(value))
      throw invalidArgument(
        `headers.${lower}`,
        'a text of one line, without characters beyond Latin-1',
        value,
      );
    if (lower in headers) throw invalidArgument(`headers.${lower}`, 'given once, in one spelling', value);
    // What is said below takes the place of what was given, and so does the key when it is known.
    if (lower !== 'content-type') headers[lower] = value;
  }
  if (ifNoneMatch !== undefined) headers['if-none-match'] = ifNoneMatch;
  if (languages) headers[languageHeader] = languages.join();
  if (hasBody) headers['content-type'] = 'application/json';
  headers['accept'] = mediaType + format;
  return headers;
}
