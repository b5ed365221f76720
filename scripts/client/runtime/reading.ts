import { kindsOfStatuses, mediaType } from '#generated/client/src/interface.ts';
import type { Received } from './attempt.ts';
import { type ErrorKind, StatusError } from './error.ts';
import { isRecord } from './is-record.ts';
import { metaOf } from './meta.ts';
import type { Redact } from './redaction.ts';
import type { AnswerShape } from './request.ts';
import { policy } from './retry-policy.ts';

/** What was asked for. */
export interface Expected {
  readonly operation: string;
  readonly format: 'json' | 'xml';
  readonly answer: AnswerShape;
  /** Number of the page that was asked for, of a list. */
  readonly page?: number;
  /** How many requests were sent. */
  readonly attempts: number;
  /** Takes the key out of what an error shows. */
  readonly redact: Redact;
  /** Reads JSON. */
  readonly parse?: ((text: string) => unknown) | undefined;
}

/**
 * Reads the answer to a call.
 *
 * @param received a response and its body
 * @param expected what was asked for
 * @returns the parsed body, text for XML, or undefined for an empty answer where one is possible
 * @throws StatusError of the kind of its status, or of kind `Decode` when a success is not what was asked for
 */
export function read(received: Received, expected: Expected): unknown {
  const { response, text } = received;
  const data = expected.format === 'xml' ? text : parsed(text, expected.parse);
  if (!response.ok) throw failure(received, expected, data);
  const fault = faultOf(received, expected, data);
  if (fault === undefined) return data;
  throw statusError(received, expected, {
    kind: 'Decode',
    message: `answered with status ${response.status}, and ${fault}. See what stands between here and the service; text holds the answer.`,
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
  { response, text }: Received,
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
  if (!Array.isArray(data['data'])) return 'its body has no list of records in data';
  const current = data['current_page'];
  if (current === page) return undefined;
  return `it is ${typeof current === 'number' ? `page ${current}` : 'a page without a number'} instead of page ${page}`;
}

/** The error of a status that stands for a failure. */
function failure(received: Received, expected: Expected, data: unknown): StatusError {
  const { status, headers } = received.response;
  const known = (kindsOfStatuses as Record<number, readonly [kind: ErrorKind, meaning: string]>)[status];
  if (known) {
    const [kind, meaning] = known;
    return statusError(received, expected, {
      kind,
      body: data,
      message: `answered with ${status}${said(data)}. ${meaning} ${remedyOf(status)}`,
    });
  }
  if (status === 304) {
    const message =
      'answered with 304: the representation is the one that ifNoneMatch names. Use the one that you have.';
    return statusError(received, expected, { kind: 'NotModified', message });
  }
  // A browser shows a redirect that is not followed as status 0.
  if (status <= 399) {
    const message = `answered with a redirect${status === 0 ? '' : ` (${status})`} to ${originOf(headers.get('location'))}. None is followed, because the key would go along: give the right baseUrl.`;
    return statusError(received, expected, { kind: 'Redirect', message });
  }
  const message = `answered with ${status}${said(data)}. The interface does not describe this status; text holds the answer.`;
  return statusError(received, expected, { kind: 'UnexpectedStatus', body: data, message });
}

/** What to do about a status that the interface describes. */
function remedyOf(status: number): string {
  const passes = policy.some(({ after }) => after.includes(status));
  return passes ? 'Try again later.' : 'The same request would be refused again: change it.';
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
  { response, text }: Received,
  { operation, redact, attempts }: Expected,
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
