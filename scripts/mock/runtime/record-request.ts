import type { Incoming } from './incoming.ts';
import type { Entry } from './journal.ts';

/** Replaces secrets. */
const placeholder = '***';

/** Headers with secrets, besides the key's header. */
const secretHeaders: ReadonlySet<string> = new Set(['authorization', 'proxy-authorization', 'cookie']);

/** Maximum length of a recorded body, in characters. */
const maxBodyLength = 100_000;

/** Don't redact shorter keys, which could match unrelated text. */
const minKeyLength = 8;

/** Returns the recorded part of a request's head, without the key. */
export function recordHead(
  { method, url, key, headers }: Incoming,
  apiKeyHeader: string,
): Pick<Entry, 'method' | 'url' | 'headers' | 'hasKey'> {
  const keyHeader = apiKeyHeader.toLowerCase();
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] => {
    if (name === keyHeader || value === undefined) return [];
    return [[name, secretHeaders.has(name) ? placeholder : redact(String(value), key)]];
  });
  return {
    method,
    url: withoutKey(url, keyHeader, key),
    headers: Object.freeze(Object.fromEntries(kept)),
    hasKey: key !== undefined && key !== '',
  };
}

/** Returns the recorded part of a body, with the key redacted. */
export function recordBody(
  body: Buffer | null,
  key: string | undefined,
): Pick<Entry, 'body' | 'bodyTruncated'> {
  if (body === null) return { body: null, bodyTruncated: true };
  if (body.byteLength === 0) return { body: null, bodyTruncated: false };
  const text = redact(body.toString(), key);
  return { body: truncate(text, maxBodyLength), bodyTruncated: text.length > maxBodyLength };
}

/** Redacts the key in a URL, including a query parameter named like the key's header. */
function withoutKey(url: string, keyHeader: string, key: string | undefined): string {
  const shown = redact(redact(url, key), key === undefined ? key : encodeURIComponent(key));
  if (!url.includes('?')) return shown;
  const [path = '', ...query] = shown.split('?');
  const parts = query.join('?').split('&');
  const kept = parts.map((part) => {
    const [name = ''] = part.split('=');
    return decode(name).toLowerCase() === keyHeader ? `${name}=${placeholder}` : part;
  });
  return `${path}?${kept.join('&')}`;
}

function redact(text: string, key: string | undefined): string {
  return key === undefined || key.length < minKeyLength ? text : text.replaceAll(key, placeholder);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Truncates text between characters. Copies the result, because a slice would keep the entire string in memory. */
function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  return Buffer.from(text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')).toString();
}
