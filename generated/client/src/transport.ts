import { apiKeyHeader, jsonMediaType, languageHeader, operationPaths, slugPattern } from './interface.ts';

/** Where a transport sends requests, and with what. */
export interface TransportOptions {
  /** Absolute address without a trailing slash. */
  baseUrl: string;
  apiKey: string;
  /** Value of the language header for requests that do not set one. */
  language: string | undefined;
  fetch: (request: Request) => Promise<Response>;
}

/** A function that sends one request, as `fetch` does. */
export type Transport = (request: Request) => Promise<Response>;

/**
 * Makes the function through which every request leaves. It sets the media type, the key and the language, and
 * refuses a request that would carry the key to another address than an operation of the interface.
 *
 * The key stays in this closure: the requests that callers and middlewares see do not hold it.
 *
 * @param options where to send requests, and with what
 * @returns a `fetch` that rejects with a TypeError before sending when the address is not one of the interface, and
 *   with an Error when the answer is a redirect
 */
export function createTransport(options: TransportOptions): Transport {
  const { baseUrl, apiKey, language, fetch } = options;
  const paths = operationPaths.map(pathExpression);

  return async function send(request: Request): Promise<Response> {
    if (!request.url.startsWith(`${baseUrl}/`)) {
      throw new TypeError(
        `Not sent: the address is not under ${baseUrl}, and the API key goes nowhere else.`,
      );
    }
    const path = request.url.slice(baseUrl.length).replace(/[?#].*$/s, '');
    if (!paths.some((expression) => expression.test(path))) {
      throw new TypeError(
        `Not sent: the address is that of no operation. A slug in a path must match ${slugPattern}.`,
      );
    }

    const headers = new Headers(request.headers);
    headers.set('accept', jsonMediaType);
    headers.set(apiKeyHeader, apiKey);
    if (language !== undefined && !headers.has(languageHeader)) headers.set(languageHeader, language);

    const response = await fetch(new Request(request, { headers, redirect: 'manual' }));
    if (isRedirect(response)) {
      await response.body?.cancel();
      throw new Error(
        `The server answered with a redirect (status ${response.status}). None is followed: the API key would go along.`,
      );
    }
    return response;
  };
}

/** A browser answers a redirect that was not followed with an opaque response of status 0. */
function isRedirect(response: Response): boolean {
  if (response.type === 'opaqueredirect' || response.redirected) return true;
  return response.status >= 300 && response.status < 400 && response.status !== 304;
}

/** Every variable part of a path is a slug (checked when the package is built), so nothing else can stand there. */
function pathExpression(template: string): RegExp {
  const slug = slugPattern.replace(/^\^|\$$/g, '');
  const parts = template.split(/\{[^}]+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join(slug)}$`);
}
