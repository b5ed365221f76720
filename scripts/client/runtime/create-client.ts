import createClient, { type Client } from 'openapi-fetch';
import type { jsonMediaType } from './interface.ts';
import { type GrantManagementClientOptions, readApiKey, readBaseUrl, readLanguages } from './options.ts';
import type { paths } from './paths.ts';
import { createTransport } from './transport.ts';

/** An openapi-fetch client that reads and writes JSON. */
export type GrantManagementClient = Client<paths, typeof jsonMediaType>;

/**
 * Makes a client for one account of the service.
 *
 * @param options where the service is, the key, and optionally languages and a `fetch`
 * @returns an openapi-fetch client: `client.GET('/account')` and so on, with `Accept`, the key and the languages set
 * @throws TypeError when an option is missing or cannot be used; no message holds the key
 */
export function createGrantManagementClient(options: GrantManagementClientOptions): GrantManagementClient {
  const baseUrl = readBaseUrl(options.baseUrl);
  const send = createTransport({
    baseUrl,
    apiKey: readApiKey(options.apiKey),
    language: readLanguages(options.languages),
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
  });
  return createClient<paths, typeof jsonMediaType>({ baseUrl, fetch: send });
}
