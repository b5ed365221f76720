/**
 * Checks the result of a `fetch`. A test double needs `ok`, `status` and `text()`.
 *
 * @throws UnusableResponse if it isn't a Response, or its body has already been read
 */
export function asResponse(value: unknown): Response {
  const response = Object(value) as Response;
  const { ok, status, text } = response;
  if (
    typeof text !== 'function' ||
    typeof status !== 'number' ||
    typeof ok !== 'boolean' ||
    (status === 0 && response.type === 'error')
  )
    throw new UnusableResponse("it didn't return a Response with ok, status and text()");
  if (response.bodyUsed)
    throw new UnusableResponse('the returned Response has already been read; return a new one for each call');
  return response;
}

/** Thrown for a mistake in the user's `fetch`, which a retry wouldn't fix. */
export class UnusableResponse extends Error {}

/** Reads a header. Test doubles may have plain-object headers or none. */
export function headerOf(response: Pick<Response, 'headers'>, name: string): string | null {
  const headers = (response.headers ?? {}) as Headers | Record<string, unknown>;
  if (typeof headers.get === 'function') return (headers as Headers).get(name);
  const lower = name.toLowerCase();
  const value = Object.entries(headers).find(([each]) => each.toLowerCase() === lower)?.[1];
  return value === undefined || value === null ? null : String(value);
}

interface ResponseInit {
  readonly status: number;
  readonly statusText?: string;
  readonly headers: Headers | Record<string, string>;
}

/**
 * Creates a response. Without a global `Response`, as in jest-environment-jsdom, it has only the members that the client uses.
 */
export function makeResponse(
  text: string | Blob,
  { status, statusText = '', headers }: ResponseInit,
): Response {
  // These statuses don't allow a body, not even an empty one.
  const body = text === '' || [204, 205, 304].includes(status) ? null : text;
  if (typeof Response === 'function') return new Response(body, { status, statusText, headers });
  const get = (name: string): string | null => headerOf({ headers: headers as Headers }, name);
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText,
    headers: { get } as Headers,
    text: async () => (typeof text === 'string' ? text : text.text()),
  } as Response;
}

/** True for objects, but not for null or arrays. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
