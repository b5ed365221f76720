import { mediaType } from '#generated/client/src/interface.ts';
import { errorClasses } from '#generated/client/src/error-classes.ts';
import { DecodeError, type ErrorDetails, type ErrorKind, StatusError } from '../errors/errors.ts';
import { metaOf } from './meta.ts';
import { headerOf, isRecord } from './response.ts';
import type { Exchange } from '../transport/exchange.ts';
import type { Redact } from '../transport/redaction.ts';
import { advice } from '../transport/retry.ts';

/** Maximum number of characters of the service's text to quote in a message. */
const maxQuoteLength = 300;

/**
 * Reads a response.
 *
 * @param page number of the requested page of a list
 * @returns the parsed body, a string for XML and text files, a Blob for other files, or undefined for an empty response
 * @throws StatusError of the status's class; DecodeError if a success isn't as requested
 */
export function read(exchange: Exchange, page?: number): unknown {
  const { ok, status, text, blob, request } = exchange;
  if (!ok && !request.redirects?.includes(status)) throw failure(exchange);
  const isText = request.format === 'xml' || request.answer === 'text';
  const data = blob ?? (isText ? text : parsed(text));
  const fault = faultOf(exchange, data, page);
  if (fault !== undefined) throw decodeError(exchange, fault);
  return data;
}

/**
 * Creates the error for a success response that isn't as requested.
 *
 * @param fault the problem, to follow "but"
 * @param remedy the fix, as a sentence
 */
export function decodeError(
  exchange: Exchange,
  fault: string,
  remedy = 'Check for a proxy or gateway that changes responses.',
  details: ErrorDetails = {},
): DecodeError {
  const { operation } = exchange.request;
  const message = `status ${exchange.status}, but ${fault}. ${advice(operation, remedy)}`;
  return new DecodeError(operation, detailsOf(exchange, message, details));
}

/** Parses JSON; returns undefined on failure. Drops the parser's message, because it quotes the text, which may contain the key. */
function parsed(text: string, redact?: Redact): unknown {
  const revive =
    redact && ((_: string, value: unknown) => (typeof value === 'string' ? redact(value) : value));
  try {
    return JSON.parse(text, revive) as unknown;
  } catch {
    return undefined;
  }
}

/** Describes the problem with a success response, if there is one. */
function faultOf({ response, text, request }: Exchange, data: unknown, page?: number): string | undefined {
  const { answer, format = 'json', accept } = request;
  if (answer === 'nothing' || (text === '' && answer === 'unknown')) return undefined;
  if (accept === undefined && text === '') return 'its body is empty';
  const type = headerOf(response, 'content-type') ?? 'missing';
  const isHtml =
    (accept === undefined && /html/i.test(type)) ||
    (format === 'xml' && /^\s*<(!doctype html|html)\b/i.test(text));
  if (isHtml || !type.toLowerCase().includes(accept?.toLowerCase() ?? format))
    return `its media type is ${type}, not ${accept ?? mediaType + format}`;
  if (answer === 'blob') return undefined;
  const charset = /charset="?([^";\s]+)/i.exec(type)?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) return `its charset is ${charset}, not UTF-8`;
  if (format === 'xml' || answer === 'text') return undefined;
  if (data === undefined) return "its body isn't valid JSON";
  if (answer === 'unknown') return undefined;
  if (!isRecord(data)) return "its body isn't an object";
  return page === undefined ? undefined : faultOfPage(data, page);
}

function faultOfPage(data: Record<string, unknown>, page: number): string | undefined {
  const { data: records, current_page: current, from, to } = data;
  if (!Array.isArray(records)) return 'its body has no array `data`';
  if (current !== page) return `its current_page isn't ${page}`;
  const isShort = typeof from === 'number' && typeof to === 'number' && to - from + 1 > records.length;
  return isShort ? `it has only ${records.length} of the records ${from} to ${to}` : undefined;
}

/** Creates the error for a status that isn't a success. */
function failure(exchange: Exchange): StatusError {
  const { status, request, text, redact } = exchange;
  const { operation } = request;
  // Redact again while parsing, to catch the key with other escapes.
  const data = parsed(redact(text), redact);
  const body = isRecord(data) ? data : undefined;
  const statusError = (kind: ErrorKind, message: string): StatusError =>
    new StatusError(operation, detailsOf(exchange, message, { body }), kind);
  if (status === 304) {
    const remedy = advice(operation, 'Use your cached copy.');
    return statusError('NotModified', `304, the entity tag in ifNoneMatch is still current. ${remedy}`);
  }
  // In browsers, an unfollowed redirect has status 0.
  if (status < 400) {
    const what = "a redirect, which isn't followed because it would forward the key";
    return statusError('Redirect', `${what}. ${advice(operation, 'Correct baseUrl.')}`);
  }
  const StatusClass = errorClasses[status];
  const quote = quoteOf(body) ?? (StatusClass ? '' : ", a status that isn't documented");
  const message = `${status}${quote}. ${remedyOf(exchange)}`;
  return StatusClass
    ? new StatusClass(operation, detailsOf(exchange, message, { body }))
    : statusError('UnexpectedStatus', message);
}

/** Returns advice for a status. */
function remedyOf(exchange: Exchange): string {
  const { status, request, method, repeatableMethods, mayHaveSucceeded } = exchange;
  const { operation } = request;
  if (repeatableMethods.length > 0) return advice(operation);
  if (mayHaveSucceeded && method === 'PUT')
    return 'An earlier attempt may have succeeded, so check before you change the request.';
  const remedy = 'Change the request.';
  return errorClasses[status] ? remedy : advice(operation, remedy);
}

/** Quotes the service's message, shortened. */
function quoteOf(body: Record<string, unknown> | undefined): string | undefined {
  const text = [body?.['message'], body?.['status']].find(
    (value): value is string => typeof value === 'string' && value !== '',
  );
  if (text === undefined) return undefined;
  return ` "${text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength)}…` : text}"`;
}

function detailsOf(exchange: Exchange, message: string, more: ErrorDetails): ErrorDetails {
  const { status, text, redact } = exchange;
  return {
    message: redact(message),
    status,
    text: redact(text),
    body: undefined,
    meta: metaOf(exchange),
    ...more,
  };
}
