import type { Answer } from './answers.ts';
import type { Incoming, ReadBody } from './incoming.ts';
import type { InterfaceFacts } from './interface-facts.ts';
import type { Fault, RecordedRequest } from './api.ts';

/** What of a request is not in its head or its response. */
interface Beside {
  readonly body?: ReadBody | undefined;
  readonly fault?: Fault | undefined;
}

/** A request before it has its number in the journal. */
export type Unnumbered = Omit<RecordedRequest, 'id'>;

/** What stands in place of what is not kept. */
const hidden = '***';

/** Headers that hold what is secret, apart from the key. */
const secretHeaders: ReadonlySet<string> = new Set(['authorization', 'proxy-authorization', 'cookie']);

/** A shorter key would be found in what is not a key. */
const leastKey = 8;

/** What is kept of a request: enough for a test to look at, never the key, and not more than a few kilobytes. */
export function recordRequest(
  incoming: Incoming,
  answer: Answer,
  { body, fault }: Beside,
  { apiKeyHeader }: InterfaceFacts,
): Unnumbered {
  const { method, url, key } = incoming;
  const text =
    body && 'bytes' in body && body.bytes.byteLength > 0 ? body.bytes.toString('utf8', 0, 10_000) : null;
  return {
    time: new Date().toISOString(),
    method,
    url: cut(withoutKey(url, apiKeyHeader, key), 2_000),
    operation: answer.operation?.id ?? null,
    headers: Object.freeze(headersOf(incoming, apiKeyHeader.toLowerCase())),
    hasKey: key !== undefined && key !== '',
    body: text === null ? null : blackOut(text, key),
    status: fault?.kind === 'reset' || fault?.kind === 'lost-response' ? null : answer.status,
    condition: answer.condition,
    fault: fault?.kind ?? null,
  };
}

/** What is kept of what could not be read as a request. */
export function recordBroken(method: string, status: number, condition: string): Unnumbered {
  return {
    time: new Date().toISOString(),
    method,
    url: '-',
    operation: null,
    headers: Object.freeze({}),
    hasKey: false,
    body: null,
    status,
    condition,
    fault: null,
  };
}

/** All headers but the key. */
function headersOf({ headers, key }: Incoming, keyHeader: string): Record<string, string> {
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] => {
    if (name === keyHeader || value === undefined) return [];
    if (secretHeaders.has(name)) return [[name, hidden]];
    return [[name, cut(blackOut(String(value), key), 1_000)]];
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

/** A copy, where it is shorter: part of a string would keep the whole of it in memory. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : Buffer.from(text.slice(0, length)).toString();
}
