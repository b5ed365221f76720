/** What the client reads of a response. Some test environments have no `Response`, so that this stands in for it. */
type ResponseParts = Pick<Response, 'ok' | 'status' | 'statusText' | 'headers' | 'text'>;

/**
 * Makes a response, also where there is no `Response`, as in jest-environment-jsdom.
 *
 * @param text body, also that of a file
 * @param init status and headers, of a response as well
 */
export function makeResponse(
  text: string | Blob,
  init: {
    readonly status: number;
    readonly statusText?: string;
    readonly headers: Headers | Record<string, string>;
  },
): Response {
  const { status, statusText = '', headers } = init;
  // These statuses have no body, not even an empty one.
  const body = text === '' || [204, 205, 304].includes(status) ? null : text;
  if (typeof Response === 'function') return new Response(body, { status, statusText, headers });
  const get = (name: string): string | null =>
    headers instanceof Object && typeof headers['get'] === 'function'
      ? (headers as Headers).get(name)
      : (Object.entries(headers).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1] ?? null);
  const parts: ResponseParts = {
    ok: status >= 200 && status < 300,
    status,
    statusText,
    headers: { get } as Headers,
    text: async () => (typeof text === 'string' ? text : text.text()),
  };
  return parts as Response;
}
