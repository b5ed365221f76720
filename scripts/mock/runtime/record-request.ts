import type { Answer } from './answers.ts';
import type { Incoming, ReadBody } from './incoming.ts';
import type { InterfaceFacts } from './interface-facts.ts';
import type { RecordedRequest } from './api.ts';

/** What is kept of a request: enough for a test to look at, never the key, and not more than a few kilobytes. */
export function recordRequest(
  incoming: Incoming,
  answer: Answer,
  body: ReadBody | undefined,
  { languageHeader }: InterfaceFacts,
): RecordedRequest {
  const { method, url, key, accept, languages, prefer, contentType } = incoming;
  const headers: Record<string, string> = {};
  if (accept !== undefined) headers['accept'] = cut(accept, 200);
  if (languages !== undefined) headers[languageHeader] = cut(languages, 500);
  if (contentType !== undefined) headers['content-type'] = cut(contentType, 200);
  if (prefer !== undefined) headers['prefer'] = cut(prefer, 200);
  return {
    time: new Date().toISOString(),
    method,
    url: cut(url, 2_000),
    operation: answer.operation?.id ?? null,
    headers,
    hasKey: key !== undefined && key !== '',
    body:
      body && 'bytes' in body && body.bytes.byteLength > 0 ? body.bytes.toString('utf8', 0, 10_000) : null,
    status: answer.status,
    condition: answer.condition,
  };
}

/** A copy, where it is shorter: part of a string would keep the whole of it in memory. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : Buffer.from(text.slice(0, length)).toString();
}
