import type { IncomingHttpHeaders } from 'node:http';

/**
 * Headers that let a page of any origin read the response, as a list of names and values.
 *
 * @param headers those of a request that names its origin
 */
export function corsHeaders(headers: IncomingHttpHeaders): string[] {
  const method = headers['access-control-request-method'];
  const wanted = headers['access-control-request-headers'];
  return [
    'Access-Control-Allow-Origin',
    '*',
    'Access-Control-Expose-Headers',
    '*',
    ...(method === undefined
      ? []
      : ['Access-Control-Allow-Methods', 'GET, HEAD, PUT, POST, DELETE, PATCH, OPTIONS']),
    ...(wanted === undefined
      ? []
      : ['Access-Control-Allow-Headers', wanted, 'Access-Control-Max-Age', '600']),
  ];
}
