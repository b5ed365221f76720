import type { Answer } from './answers.ts';
import type { Incoming, ReadBody } from './incoming.ts';
import type { InterfaceFacts } from './interface-facts.ts';
import type { Fault, RecordedRequest } from './api.ts';

/** What of a request is not in its head or its answer. */
interface Beside {
  readonly body?: ReadBody | undefined;
  readonly fault?: Fault | undefined;
}

/** What is kept of a request: enough for a test to look at, never the key, and not more than a few kilobytes. */
export function recordRequest(
  incoming: Incoming,
  answer: Answer,
  { body, fault }: Beside,
  { languageHeader, apiKeyHeader }: InterfaceFacts,
): RecordedRequest {
  const { method, url, query, key, accept, languages, prefer, contentType } = incoming;
  const headers: Record<string, string> = {};
  if (accept !== undefined) headers['accept'] = cut(accept, 200);
  if (languages !== undefined) headers[languageHeader] = cut(languages, 500);
  if (contentType !== undefined) headers['content-type'] = cut(contentType, 200);
  if (prefer !== undefined) headers['prefer'] = cut(prefer, 200);
  return {
    time: new Date().toISOString(),
    method,
    url: cut(query === '' ? url : withoutKey(url, apiKeyHeader), 2_000),
    operation: answer.operation?.id ?? null,
    headers,
    hasKey: key !== undefined && key !== '',
    body:
      body && 'bytes' in body && body.bytes.byteLength > 0 ? body.bytes.toString('utf8', 0, 10_000) : null,
    status: fault?.kind === 'reset' ? null : answer.status,
    condition: answer.condition,
    fault: fault?.kind ?? null,
  };
}

/** What is kept of what could not be read as a request. */
export function recordBroken(method: string, status: number, condition: string): RecordedRequest {
  return {
    time: new Date().toISOString(),
    method,
    url: '-',
    operation: null,
    headers: {},
    hasKey: false,
    body: null,
    status,
    condition,
    fault: null,
  };
}

/** A key that somebody has put into the query is not kept either. */
function withoutKey(url: string, apiKeyHeader: string): string {
  const [path = '', ...query] = url.split('?');
  const parts = query.join('?').split('&');
  const shown = parts.map((part) => {
    const [name = ''] = part.split('=');
    return decode(name).toLowerCase() === apiKeyHeader.toLowerCase() ? `${name}=***` : part;
  });
  return `${path}?${shown.join('&')}`;
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
