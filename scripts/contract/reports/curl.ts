import type { Model } from '../../model/model.ts';
import type { Recorded } from '../findings.ts';

/** Of what a line for curl is made. */
export interface CurlContext {
  readonly model: Model;
  /** Name of the environment variable with the key. */
  readonly keyVariable: string;
}

/**
 * A line for a POSIX shell that repeats a request. The key is not in it: it is taken from the environment.
 *
 * @param request as it was recorded, without the key
 * @returns undefined where the request had another key
 */
export function curlOf(
  { url, headers, key }: Pick<Recorded, 'url' | 'headers' | 'key'>,
  { model, keyVariable }: CurlContext,
): string | undefined {
  if (key === 'another') return undefined;
  return [
    'curl -sS -i',
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(key === 'none' ? [] : [`-H "${model.key.header}: $${keyVariable}"`]),
    quote(url),
  ].join(' ');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
