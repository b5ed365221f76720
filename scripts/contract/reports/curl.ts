import type { Model } from '../../model/model.ts';

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
 */
export function curlOf(
  request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string | undefined;
  },
  { model, keyVariable }: CurlContext,
): string {
  const { method, url, headers, body } = request;
  return [
    'curl -sS -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    `-H "${model.key.header}: $${keyVariable}"`,
    ...(body === undefined ? [] : [`--data ${quote(body)}`]),
    quote(url),
  ].join(' ');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
