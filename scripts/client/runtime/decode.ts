import { GrantManagementError } from './failure.ts';
import { kindsOfStatuses } from './interface.ts';
import type { Exchange, Shape } from './transport.ts';

/** The representations that can be asked for. */
export type Format = 'json' | 'xml';

/**
 * Reads the body of a response.
 *
 * @param operation method and path template
 * @param exchange the response with its body
 * @param format `json`, or `xml`, which is returned as text
 * @param shape 1 when the interface does not show the body, so that it may be empty or anything
 * @param redact takes the key out of what a server echoes
 * @throws GrantManagementError the error of the response's status, or a DecodeError when the body is not what was asked for
 */
export function decode(
  operation: string,
  { response, text, meta }: Exchange,
  format: Format,
  shape: Shape,
  redact: (text: string) => string,
): unknown {
  const { status, ok } = response;
  const type = `${response.headers.get('content-type')}`;
  let data: unknown;
  let problem: unknown = type;
  if (!ok) text = redact(text);
  try {
    data = format === 'xml' ? text : JSON.parse(text);
  } catch (error) {
    problem = error;
  }
  const body = Object(data) === data ? (data as { message?: string }) : undefined;
  if (!ok) {
    // A browser shows a redirect that is not followed as status 0.
    const other = status < 400 ? 'Redirect' : 'UnexpectedStatus';
    const kind = (kindsOfStatuses as Record<number, string>)[status] ?? other;
    throw new GrantManagementError(kind, operation, `${status} ${body?.message ?? ''}`, {
      status,
      body,
      text,
      meta,
    });
  }
  // A body in another encoding than UTF-8 was read as something else.
  const good = problem === type && type.includes(format) && !/charset=(?!"?utf-?8)/i.test(type);
  if (shape === 1 ? good || !text : good && (body ?? format === 'xml')) return data;
  throw new GrantManagementError('Decode', operation, redact(`${problem}`));
}
