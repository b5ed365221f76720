import type { Incoming } from './incoming.ts';
import type { Entry } from './journal.ts';

/** What stands in place of what is not kept. */
const hidden = '***';

/** Headers that hold what is secret, apart from the key. */
const secretHeaders: ReadonlySet<string> = new Set(['authorization', 'proxy-authorization', 'cookie']);

/** Most characters of a body that are kept. */
const mostBody = 100_000;

/** A shorter key would be found in what is not a key. */
const leastKey = 8;

/** What is kept of a request's head: never the key. */
export function recordHead(
  { method, url, key, headers }: Incoming,
  apiKeyHeader: string,
): Pick<Entry, 'method' | 'url' | 'headers' | 'hasKey'> {
  const keyHeader = apiKeyHeader.toLowerCase();
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] => {
    if (name === keyHeader || value === undefined) return [];
    return [[name, secretHeaders.has(name) ? hidden : blackOut(String(value), key)]];
  });
  return {
    method,
    url: withoutKey(url, keyHeader, key),
    headers: Object.freeze(Object.fromEntries(kept)),
    hasKey: key !== undefined && key !== '',
  };
}

/** What is kept of a body: not the key, and not the whole of a large one. */
export function recordBody(
  body: Buffer | null,
  key: string | undefined,
): Pick<Entry, 'body' | 'bodyTruncated'> {
  if (body === null) return { body: null, bodyTruncated: true };
  if (body.byteLength === 0) return { body: null, bodyTruncated: false };
  const text = blackOut(body.toString(), key);
  return { body: cut(text, mostBody), bodyTruncated: text.length > mostBody };
}

/** A key that somebody has put into the query is not kept either. */
function withoutKey(url: string, keyHeader: string, key: string | undefined): string {
  const shown = blackOut(blackOut(url, key), key === undefined ? key : encodeURIComponent(key));
  if (!url.includes('?')) return shown;
  const [path = '', ...query] = shown.split('?');
  const parts = query.join('?').split('&');
  const kept = parts.map((part) => {
    const [name = ''] = part.split('=');
    return decode(name).toLowerCase() === keyHeader ? `${name}=${hidden}` : part;
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
