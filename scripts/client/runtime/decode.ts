import type { ErrorKind } from '#generated/client/src/errors.ts';
import { GrantManagementError } from './failure.ts';
import { kindsOfStatuses } from '#generated/client/src/interface.ts';
import type { ResponseMeta } from './meta.ts';
import type { Shape } from './transport.ts';

/** The representations that can be asked for. */
export type Format = 'json' | 'xml';

/**
 * Reads the body of a response.
 *
 * @param operation method and path template
 * @param response whose body was read
 * @param text the body
 * @param header reads a header of the response
 * @param meta reads what the response says beside it
 * @param format `json`, or `xml`, which is returned as text
 * @param shape below 0 when the interface does not show the body, so that it may be empty or anything; the page of a list
 * @param redact takes the key out of what a server echoes
 * @throws GrantManagementError the error of the response's status, or a DecodeError when the body is not what was asked for
 */
export function decode(
  operation: string,
  { status, ok }: Response,
  text: string,
  header: (name: string) => string | null,
  meta: () => ResponseMeta,
  format: Format,
  shape: Shape,
  redact: (text: string) => string,
): unknown {
  const type = `${header('content-type')}`;
  let data: unknown;
  if (!ok) text = redact(text);
  try {
    data = format === 'xml' ? text : JSON.parse(text);
  } catch {
    // What the parser says quotes the text, and that can hold a part of the key.
  }
  const body =
    Object(data) === data
      ? (data as { message?: string; data?: unknown[]; current_page?: unknown; status?: unknown })
      : undefined;
  // A body in another encoding than UTF-8 was read as something else.
  const good = data !== undefined && type.includes(format) && !/charset=(?!"?utf-?8)/i.test(type);
  if (
    ok &&
    (good
      ? format === 'xml' ||
        shape < 0 ||
        (shape ? body?.current_page === shape && Array.isArray(body.data) : body)
      : shape < 0 && !text)
  )
    return data;
  throw new GrantManagementError(
    ok
      ? 'Decode'
      : ((kindsOfStatuses as Record<number, ErrorKind>)[status] ??
          // A browser shows a redirect that is not followed as status 0.
          (status < 400 ? 'Redirect' : 'UnexpectedStatus')),
    operation,
    redact(`${status} ${body?.message ?? body?.status ?? type}`),
    { status, body: ok ? undefined : body, text: redact(text), meta: meta() },
  );
}
