import type { Answer } from './answers.ts';
import type { Incoming, ReadBody } from './incoming.ts';
import type { InterfaceFacts } from './interface-facts.ts';
import type { Fault, RecordedRequest } from './api.ts';

/** What of a request is not in its head or its response. */
interface Beside {
  readonly body?: ReadBody | undefined;
  readonly fault?: Fault | undefined;
}

/** A request before it has its number and its time in the journal. */
export type Unnumbered = Omit<RecordedRequest, 'id' | 'time'>;

/** What stands in place of what is not kept. */
const hidden = '***';

/** Headers that hold what is secret, apart from the key. */
const secretHeaders: ReadonlySet<string> = new Set(['authorization', 'proxy-authorization', 'cookie']);

/** Most characters of a body that are kept. */
const mostBody = 100_000;

/** A shorter key would be found in what is not a key. */
const leastKey = 8;

/** What is kept of a request: enough for a test to look at, never the key, and not the whole of a large body. */
export function recordRequest(
  incoming: Incoming,
  answer: Answer,
  { body, fault }: Beside,
  { apiKeyHeader }: InterfaceFacts,
): Unnumbered {
  const { method, url, key } = incoming;
  return {
    method,
    url: withoutKey(url, apiKeyHeader, key),
    operation: answer.operation?.id ?? null,
    headers: Object.freeze(headersOf(incoming, apiKeyHeader.toLowerCase())),
    hasKey: key !== undefined && key !== '',
    ...textOf(body, key),
    status: fault?.kind === 'reset' || fault?.kind === 'lost-response' ? null : answer.status,
    condition: answer.condition,
    fault: fault?.kind ?? null,
  };
}

/** What is kept of what could not be read as a request. */
export function recordBroken(method: string, status: number, condition: string): Unnumbered {
  return {
    method,
    url: '-',
    operation: null,
    headers: Object.freeze({}),
    hasKey: false,
    body: null,
    bodyTruncated: false,
    status,
    condition,
    fault: null,
  };
}

function textOf(
  body: ReadBody | undefined,
  key: string | undefined,
): Pick<RecordedRequest, 'body' | 'bodyTruncated'> {
  if (!body) return { body: null, bodyTruncated: false };
  if ('tooLarge' in body) return { body: null, bodyTruncated: true };
  if (body.bytes.byteLength === 0) return { body: null, bodyTruncated: false };
  const text = blackOut(body.bytes.toString(), key);
  return { body: cut(text, mostBody), bodyTruncated: text.length > mostBody };
}

/** All headers but the key. */
function headersOf({ headers, key }: Incoming, keyHeader: string): Record<string, string> {
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] => {
    if (name === keyHeader || value === undefined) return [];
    if (secretHeaders.has(name)) return [[name, hidden]];
    return [[name, blackOut(String(value), key)]];
  });
  return Object.fromEntries(kept);
}

/** A key that somebody has put into the query is not kept either. */
function withoutKey(url: string, apiKeyHeader: string, key: string | undefined): string {
  const shown = blackOut(blackOut(url, key), key === undefined ? key : encodeURIComponent(key));
  if (!url.includes('?')) return shown;
  const [path = '', ...query] = shown.split('?');
  const parts = query.join('?').split('&');
  const kept = parts.map((part) => {
    const [name = ''] = part.split('=');
    return decode(name).toLowerCase() === apiKeyHeader.toLowerCase() ? `${name}=${hidden}` : part;
  });
  return `${path}?${kept.join('&')}`;
}

function blackOut(text: string, key: string | undefined): string {
  return key === undefined || key.length < leastKey ? text : text.replaceAll(key, hidden);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A copy, where it is shorter: part of a string would keep the whole of it in memory. No character is cut in two. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return Buffer.from(text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')).toString();
}
