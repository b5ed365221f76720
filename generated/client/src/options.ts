import { type LanguageCode, languageCodes } from './interface.ts';

/** What {@link createGrantManagementClient} needs to know. */
export interface GrantManagementClientOptions {
  /** Absolute http or https address of the account's region, with a path prefix if the service has one. */
  baseUrl: string;
  /** The private API key. It is sent to the origin of `baseUrl` and nowhere else. */
  apiKey: string;
  /** Languages to ask translated text in; the account's default language when absent. */
  languages?: readonly LanguageCode[];
  /** The `fetch` to call; default the global one. */
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * Checks a base address.
 *
 * @param value the address as the caller gave it
 * @returns the address without a trailing slash, ready to be followed by a path of the interface
 * @throws TypeError when it is not an absolute http or https address, or holds credentials, a query or a fragment
 */
export function readBaseUrl(value: unknown): string {
  if (typeof value !== 'string' || !URL.canParse(value)) {
    throw new TypeError('baseUrl must be an absolute http or https address.');
  }
  const url = new URL(value);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new TypeError(`baseUrl must be an http or https address, not ${url.protocol}`);
  }
  if (url.username !== '' || url.password !== '') throw new TypeError('baseUrl must not hold credentials.');
  if (/[?#]/.test(value)) throw new TypeError('baseUrl must have neither a query nor a fragment.');
  return url.href.replace(/\/+$/, '');
}

/**
 * Checks an API key. The messages never quote it.
 *
 * @param value the key as the caller gave it
 * @throws TypeError when it is empty or cannot be the value of an HTTP header
 */
export function readApiKey(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new TypeError('apiKey must be a non-empty string.');
  if (value !== value.trim()) throw new TypeError('apiKey must not begin or end with white space.');
  if (!/^[\t\x20-\x7e\x80-\xff]+$/.test(value)) {
    throw new TypeError('apiKey must hold only characters that an HTTP header can carry.');
  }
  return value;
}

/**
 * Checks a list of languages.
 *
 * @param codes the codes as the caller gave them
 * @returns the value of the language header, or undefined when no language was asked for
 * @throws TypeError when the list is empty or names a code that the interface does not know
 */
export function readLanguages(codes: readonly LanguageCode[] | undefined): string | undefined {
  if (codes === undefined) return undefined;
  if (codes.length === 0) throw new TypeError('languages must name at least one language, or be left out.');
  const unknown = codes.find((code) => !languageCodes.includes(code));
  if (unknown !== undefined)
    throw new TypeError(`languages: ${String(unknown)} is no language of the interface.`);
  return codes.join(',');
}
