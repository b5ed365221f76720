import type { Incoming } from './incoming.ts';
import type { Entry } from './journal.ts';

/** Replaces secrets. */
const hidden = '***';

/** Secret headers, besides the key's. */
const secretHeaders: ReadonlySet<string> = new Set(['authorization', 'proxy-authorization', 'cookie']);

/** Longest recorded body, in characters. */
const mostBody = 100_000;

/** A shorter key would match text that isn't the key. */
const leastKey = 8;

/** The recorded part of a request's head, without the key. */
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

/** The recorded part of a body, without the key. */
export function recordBody(
  body: Buffer | null,
  key: string | undefined,
): Pick<Entry, 'body' | 'bodyTruncated'> {
  if (body === null) return { body: null, bodyTruncated: true };
  if (body.byteLength === 0) return { body: null, bodyTruncated: false };
  const text = blackOut(body.toString(), key);
  return { body: cut(text, mostBody), bodyTruncated: text.length > mostBody };
}

/** Redacts a key in the query as well. */
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

/** Copies the part it keeps, because a slice would keep the whole string in memory. Splits no character. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return Buffer.from(text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')).toString();
}
