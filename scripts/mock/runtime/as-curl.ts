import type { RecordedRequest } from './api.ts';

/** Headers that curl sets by itself. */
const ownOfCurl: ReadonlySet<string> = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

/**
 * A recorded request as a curl command, which sends it again. The key was not kept, so that the command takes it from the
 * variable `API_KEY`; a header or body that was cut or blacked out is sent as it was kept.
 *
 * @param url address of the mock, without a slash at its end and without its base path
 * @param apiKeyHeader name of the header that carries the key
 */
export function asCurl(
  { method, url: path, headers, hasKey, body }: RecordedRequest,
  url: string,
  apiKeyHeader: string,
): string {
  if (path === '-') return '# This was not a request.';
  const sent = Object.entries(headers).filter(([name]) => !ownOfCurl.has(name));
  return [
    `curl -i${method === 'HEAD' ? ' --head' : ` -X ${quote(method)}`} ${quote(url + path)}`,
    ...sent.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(hasKey ? [`-H "${apiKeyHeader}: $API_KEY"`] : []),
    ...(body === null ? [] : [`--data-binary ${quote(body)}`]),
  ].join(' \\\n  ');
}

/** A word of a shell command. */
function quote(text: string): string {
  return /^[\w./:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
