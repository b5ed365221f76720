import { kindsOfStatuses, mediaType } from '#generated/client/src/interface.ts';
import { type ErrorKind, StatusError } from './error.ts';
import { isRecord } from './is-record.ts';
import { metaOf } from './meta.ts';
import type { AnswerShape } from './request.ts';
import { afterwards, policy } from './retry-policy.ts';
import type { Exchange } from './transport.ts';

/** What was asked for. */
export interface Expected {
  readonly operation: string;
  readonly format: 'json' | 'xml';
  readonly answer: AnswerShape;
  /** Number of the page that was asked for, of a list. */
  readonly page?: number;
  /** Reads JSON. */
  readonly parse?: ((text: string) => unknown) | undefined;
}

/**
 * Reads the answer to a call.
 *
 * @param exchange a response and its body
 * @param expected what was asked for
 * @returns the parsed body, text for XML, or undefined for an empty answer where one is possible
 * @throws StatusError of the kind of its status, or of kind `Decode` when a success is not what was asked for
 */
export function read(exchange: Exchange, expected: Expected): unknown {
  const { response, text } = exchange;
  const data = expected.format === 'xml' ? text : parsed(text, expected.parse);
  if (!response.ok) throw failure(exchange, expected.operation, data);
  const fault = faultOf(exchange, expected, data);
  if (fault === undefined) return data;
  throw statusError(exchange, expected.operation, {
    kind: 'Decode',
    message: `answered with status ${response.status}, and ${fault}. See what stands between here and the service; text holds the answer. ${afterwards(expected.operation, 'Then try again.')}`,
  });
}

/** JSON; undefined when it is not. */
function parsed(text: string, parse: (text: string) => unknown = JSON.parse): unknown {
  try {
    return parse(text);
  } catch {
    // What the parser says is dropped: it quotes the text, which can hold a part of the key.
  }
}

/** What is wrong with a success, in words. */
function faultOf(
  { response, text }: Exchange,
  { answer, format, page }: Expected,
  data: unknown,
): string | undefined {
  if (answer === 'nothing' || (text === '' && answer === 'unknown')) return undefined;
  const type = response.headers.get('content-type') ?? '';
  if (text === '') return 'its body is empty';
  if (!type.includes(format))
    return `its media type is ${type === '' ? 'missing' : `"${type}"`} instead of ${mediaType}${format}`;
  const charset = /charset="?([^";\s]+)/i.exec(type)?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset))
    return `its charset is ${charset} instead of UTF-8`;
  if (format === 'xml') return undefined;
  if (data === undefined) return 'its body is not JSON, or is cut off';
  if (answer === 'unknown') return undefined;
  if (!isRecord(data))
    return `its body is ${Array.isArray(data) ? 'a list' : 'a plain value'} instead of an object`;
  return page === undefined ? undefined : faultOfPage(data, page);
}

function faultOfPage(data: Record<string, unknown>, page: number): string | undefined {
  const { data: records, current_page: current, from, to } = data;
  if (!Array.isArray(records)) return 'its body has no list of records in data';
  if (current !== page)
    return `it is ${typeof current === 'number' ? `page ${current}` : 'a page without a number'} instead of page ${page}`;
  const short = typeof from === 'number' && typeof to === 'number' && to - from + 1 > records.length;
  return short
    ? `it holds ${records.length} of the records ${from} to ${to} that it names (from, to)`
    : undefined;
}

/** The error of a status that stands for a failure. */
function failure(exchange: Exchange, operation: string, data: unknown): StatusError {
  const { status, headers } = exchange.response;
  const known = (kindsOfStatuses as Record<number, readonly [kind: ErrorKind, meaning: string]>)[status];
  const { tooLong } = exchange;
  const asked = tooLong === undefined ? '' : ` ${tooLong}`;
  if (known) {
    const [kind, meaning] = known;
    const message = `answered with ${status}${said(data)}. ${meaning}${asked} ${remedyOf(status, operation)}`;
    return statusError(exchange, operation, { kind, body: data, message });
  }
  if (status === 304) {
    const message = `answered with 304${notModified(exchange.conditional, operation)}`;
    return statusError(exchange, operation, { kind: 'NotModified', message });
  }
  // A browser shows a redirect that is not followed as status 0.
  if (status <= 399) {
    const message = `answered with a redirect${status === 0 ? '' : ` (${status})`} to ${originOf(headers.get('location'))}. None is followed, because the key would go along: give the right baseUrl. ${afterwards(operation, 'Then try again.')}`;
    return statusError(exchange, operation, { kind: 'Redirect', message });
  }
  const remedy = status >= 500 ? 'Try again later.' : 'The same request may be refused again.';
  const message = `answered with ${status}${said(data)}. The interface does not describe this status; text holds the answer.${asked} ${afterwards(operation, remedy)}`;
  return statusError(exchange, operation, { kind: 'UnexpectedStatus', body: data, message });
}

function notModified(conditional: boolean, operation: string): string {
  return conditional
    ? `: the representation is the one that ifNoneMatch names. ${afterwards(operation, 'Use the one that you have.')}`
    : `, although the call names no entity tag in ifNoneMatch. See what stands between here and the service. ${afterwards(operation, 'Then try again.')}`;
}

/** What to do about a status that the interface describes. */
function remedyOf(status: number, operation: string): string {
  const passes = policy.some(({ after }) => after.includes(status));
  return passes ? afterwards(operation) : 'The same request would be refused again: change it.';
}

/** What the service says in its envelope. */
function said(data: unknown): string {
  const { message, status } = isRecord(data) ? data : {};
  const text = [message, status].find((value) => typeof value === 'string' && value !== '');
  return text === undefined ? '' : `, saying "${String(text)}"`;
}

/** Where a redirect points, without its path, which could hold anything. */
function originOf(location: string | null): string {
  if (!location) return 'an address that it does not name';
  try {
    return new URL(location).origin;
  } catch {
    return 'the same origin';
  }
}

function statusError(
  { response, text, attempts, redact }: Exchange,
  operation: string,
  { kind, message, body }: { kind: ErrorKind; message: string; body?: unknown },
): StatusError {
  const details = {
    message: redact(message),
    status: response.status,
    text: redact(text),
    body: isRecord(body) ? redact(body) : undefined,
    meta: metaOf(response, attempts),
  };
  return new StatusError(operation, details, kind);
}
