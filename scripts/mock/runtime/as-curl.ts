import type { RecordedRequest } from './api.ts';
import { SettingsError } from './errors.ts';

/** Headers that curl sets by itself and that follow from the request. */
const ownOfCurl: ReadonlySet<string> = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

/** Headers that curl sends where it is not told otherwise. */
const usualOfCurl = ['accept', 'user-agent'] as const;

/**
 * A recorded request as a curl command, which sends it again. The key was not kept, so that the command takes it from the
 * variable `API_KEY`; what was blacked out is sent as it was kept. A comment before the command says where its body is not
 * the one that was sent.
 *
 * @param request as `requests()` has it
 * @param url address of the mock, without a slash at its end and without its base path
 * @param apiKeyHeader name of the header that carries the key
 * @throws SettingsError when it is not a recorded request
 */
export function asCurl(request: RecordedRequest, url: string, apiKeyHeader: string): string {
  if (!isRecorded(request))
    throw new SettingsError('The request must be one that requests() has returned, such as requests()[0].');
  const { method, url: path, hasKey, body } = request;
  if (path === '-') return '# This was not a request that could be read, so that it cannot be sent again.';
  const command = [
    `curl -i ${optionsFor(path)}${method === 'HEAD' ? '--head' : `-X ${quote(method)}`} ${quote(url + path)}`,
    ...headerOptions(request),
    ...(hasKey ? [`-H "${apiKeyHeader}: $API_KEY"`] : []),
    // `--data-binary` would take a body that begins with @ for the name of a file.
    ...(body === null ? [] : [`--data-raw ${quote(body)}`]),
  ];
  return [...warnings(request), command.join(' \\\n  ')].join('\n');
}

function isRecorded(request: unknown): request is RecordedRequest {
  return typeof request === 'object' && request !== null && 'url' in request && 'headers' in request;
}

/** Without them curl reads brackets as ranges, and takes parts of dots out of a path. */
function optionsFor(path: string): string {
  const isPattern = /[{}[\]]/.test(path);
  const hasDots = /\/\.{1,2}(?:[/?]|$)/.test(path);
  return `${isPattern ? '--globoff ' : ''}${hasDots ? '--path-as-is ' : ''}`;
}

function headerOptions({ headers, body }: RecordedRequest): string[] {
  const sent = Object.entries(headers).filter(([name]) => !ownOfCurl.has(name));
  const usual = body === null ? usualOfCurl : [...usualOfCurl, 'content-type'];
  return [
    ...sent.map(([name, value]) => `-H ${quote(value === '' ? `${name};` : `${name}: ${value}`)}`),
    // A name without a value takes away what curl would send.
    ...usual.filter((name) => headers[name] === undefined).map((name) => `-H ${quote(`${name}:`)}`),
  ];
}

function warnings({ body, bodyTruncated }: RecordedRequest): string[] {
  if (bodyTruncated) return ['# The body was longer than what is kept: this does not send all of it.'];
  if (body?.includes('\uFFFD') === true)
    return ['# The body may not have been UTF-8: this sends what could be read of it.'];
  return [];
}

/** A word of a shell command. */
function quote(text: string): string {
  return /^[\w./:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
