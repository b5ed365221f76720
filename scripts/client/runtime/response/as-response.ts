import { makeResponse } from './make-response.ts';

/**
 * Checks what a `fetch` resolved with. A test double needs `ok`, `status` and `text()`.
 *
 * @throws UnusableResponse if it is no Response, or its body has been read
 */
export function asResponse(value: unknown): Response {
  const { ok, status, text, type, bodyUsed } = Object(value) as Partial<Response>;
  if (typeof text !== 'function' || typeof status !== 'number' || typeof ok !== 'boolean' || type === 'error')
    throw new UnusableResponse('it returned no Response, which has ok, status and text()');
  if (bodyUsed)
    throw new UnusableResponse(
      'the body of the Response that it returned has already been read; each call needs a new one',
    );
  return value as Response;
}

/** What a `fetch` resolved with is a mistake, which no second try cures. */
export class UnusableResponse extends Error {}

/** The headers of a response, also of a test double that has a plain object, or none. */
export function headersIn({ headers }: Response): Headers {
  const given = (headers ?? {}) as Headers;
  return typeof given.get === 'function' ? given : makeResponse('', { status: 200, headers: given }).headers;
}
