import { mediaType, meanings } from '#generated/client/src/interface.ts';
import { errorClasses } from '#generated/client/src/error-classes.ts';
import { limitOf } from '../transport/deadline.ts';
import { DecodeError, type ErrorDetails, StatusError } from '../errors/errors.ts';
import { isRecord } from './is-record.ts';
import { headerOf, metaOf, retryAfterOf } from './meta.ts';
import { advice, isIdempotent, isPassing } from '../transport/retry.ts';
import type { Exchange } from '../transport/transport.ts';

/** Longest part of a text of the service that a message quotes. */
const longestQuote = 300;

/**
 * Reads a response.
 *
 * @param exchange the response and its body
 * @param page number of the page that was asked for, of a list
 * @returns the parsed body, the text of XML or of a file, a Blob, or undefined for an empty response where one is possible
 * @throws StatusError of the class of its status, or DecodeError if a success isn't what was asked for
 */
export function read(exchange: Exchange, page?: number): unknown {
  const { response, text, blob, request } = exchange;
  if (!response.ok && !request.redirects?.includes(response.status)) throw failure(exchange);
  const isText = request.format === 'xml' || request.answer === 'text';
  const data = blob ?? (isText ? text : parsed(text));
  const fault = faultOf(exchange, data, page);
  if (fault !== undefined) throw decodeError(exchange, fault);
  return data;
}

/**
 * Makes the error of a success that isn't what was asked for.
 *
 * @param exchange the response
 * @param fault what is wrong with it, in words
 * @param remedy what to do about it
 * @param details more of the error
 */
export function decodeError(
  exchange: Exchange,
  fault: string,
  remedy = 'Check what is between here and the service.',
  details: ErrorDetails = {},
): DecodeError {
  const { operation } = exchange.request;
  const message = `status ${exchange.response.status}, but ${fault}. ${advice(operation, remedy)}`;
  return new DecodeError(operation, detailsOf(exchange, message, details));
}

/** JSON; undefined if it isn't. The parser's message is dropped: it quotes the text, which can contain the key. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** What is wrong with a success, in words. */
function faultOf({ response, text, request }: Exchange, data: unknown, page?: number): string | undefined {
  const { answer, format = 'json', accept } = request;
  if (answer === 'nothing' || (text === '' && answer === 'unknown')) return undefined;
  const type = headerOf(response, 'content-type')?.toLowerCase() ?? '';
  // A file may be empty.
  if (accept === undefined && text === '') return 'its body is empty';
  const isPage =
    (accept === undefined && type.includes('html')) ||
    (format === 'xml' && /^\s*<(!doctype html|html)\b/i.test(text));
  if (!type.includes(accept?.toLowerCase() ?? format) || isPage)
    return `its media type is ${type === '' ? 'missing' : `"${type}"`} and not ${accept ?? mediaType + format}`;
  if (answer === 'blob') return undefined;
  const charset = /charset="?([^";\s]+)/.exec(type)?.[1] ?? 'utf-8';
  if (!/^utf-?8$/.test(charset)) return `its charset is ${charset} and not UTF-8`;
  if (format === 'xml' || answer === 'text') return undefined;
  if (data === undefined) return 'its body is not JSON, or is cut off';
  if (answer === 'unknown') return undefined;
  if (!isRecord(data))
    return `its body is ${Array.isArray(data) ? 'an array' : 'a plain value'} and not an object`;
  return page === undefined ? undefined : faultOfPage(data, page);
}

function faultOfPage(data: Record<string, unknown>, page: number): string | undefined {
  const { data: records, current_page: current, from, to } = data;
  if (!Array.isArray(records)) return 'its body has no array of records in data';
  if (current !== page)
    return `it is ${typeof current === 'number' ? `page ${current}` : 'a page without a number'} and not page ${page}`;
  const isShort = typeof from === 'number' && typeof to === 'number' && to - from + 1 > records.length;
  return isShort ? `it has ${records.length} of the records ${from} to ${to} that it names` : undefined;
}

/** The error of a status that stands for a failure. */
function failure(exchange: Exchange): StatusError {
  const { response, request, redact } = exchange;
  const { operation } = request;
  const { status } = response;
  const data = redact(parsed(exchange.text));
  const body = isRecord(data) ? data : undefined;
  const known = errorClasses[status];
  if (known) {
    const message = `${status}${quoteOf(body) ?? `: ${meanings[status]}`} ${remedyOf(exchange)}`;
    return new known(operation, detailsOf(exchange, message, { body }));
  }
  if (status === 304) {
    const message = `304, the entity tag in ifNoneMatch is current. ${advice(operation, 'Use what you have.')}`;
    return new StatusError(operation, detailsOf(exchange, message), 'NotModified');
  }
  // A browser shows a redirect that isn't followed as status 0.
  if (status < 400) {
    const message = `a redirect${status === 0 ? '' : ` (${status})`} to ${originOf(headerOf(response, 'location'))}, which is not followed because the key would go along. ${advice(operation, 'Correct baseUrl.')}`;
    return new StatusError(operation, detailsOf(exchange, message), 'Redirect');
  }
  const message = `${status}${quoteOf(body) ?? ", a status that isn't documented."} ${remedyOf(exchange)}`;
  return new StatusError(operation, detailsOf(exchange, message, { body }), 'UnexpectedStatus');
}

/** What to do about a status. */
function remedyOf(exchange: Exchange): string {
  const { response, request, deadline, maxWait, mayHaveSucceeded } = exchange;
  const { operation } = request;
  const { status } = response;
  const asked = retryAfterOf(response);
  if (asked !== undefined && !deadline.canWait(asked, maxWait))
    return `It asks to wait ${Math.ceil(asked / 1000)} s, longer than ${limitOf(asked, maxWait)}. ${advice(operation)}`;
  if (isPassing(status) || !errorClasses[status])
    return advice(operation, isPassing(status) ? undefined : 'Change the request.');
  const method = operation.slice(0, operation.indexOf(' '));
  return mayHaveSucceeded && method !== 'GET' && isIdempotent(method)
    ? 'An earlier attempt may have succeeded: check before you change the request.'
    : 'Change the request.';
}

/** What the service says in its envelope, redacted and then cut. */
function quoteOf(body: Record<string, unknown> | undefined): string | undefined {
  const text = [body?.['message'], body?.['status']].find(
    (value) => typeof value === 'string' && value !== '',
  );
  if (text === undefined) return undefined;
  const quote = String(text);
  return ` "${quote.length > longestQuote ? `${quote.slice(0, longestQuote)}…` : quote}".`;
}

/** Where a redirect points, without its path, which could contain anything. */
function originOf(location: string | null): string {
  if (!location) return 'a URL that it does not name';
  try {
    return new URL(location).origin;
  } catch {
    return 'the same origin';
  }
}

function detailsOf(
  { response, text, deadline, redact }: Exchange,
  message: string,
  more: ErrorDetails = {},
): ErrorDetails {
  return {
    message: redact(message),
    status: response.status,
    text: redact(text),
    body: undefined,
    meta: metaOf(response, deadline.attempts, redact),
    ...more,
  };
}
