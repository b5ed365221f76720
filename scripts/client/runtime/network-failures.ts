import { GrantManagementError } from './error.ts';
import { afterwards } from './retry-policy.ts';

/** When the network failed: before a response had come, or while its body was read. */
export type NetworkFailure = 'sending' | 'reading';

/** How the `fetch` of a runtime says that the network failed. A message that can mean both stands under `sending`. */
const messages: readonly { runtime: string; sending?: RegExp; reading?: RegExp }[] = [
  { runtime: 'Node', sending: /^fetch failed$/, reading: /^(terminated|other side closed|aborted)$/ },
  { runtime: 'Chromium', sending: /^Failed to fetch\b/, reading: /^network error$/ },
  {
    runtime: 'Firefox',
    sending: /^NetworkError when attempting to fetch/,
    reading: /^Error in (input|body) stream$/,
  },
  {
    runtime: 'Safari',
    sending: /^(Load failed|The network connection was lost\.|The Internet connection appears)/,
  },
  {
    runtime: 'Deno',
    sending: /^(error sending request|client error \(|connection (error|closed))/,
    reading: /^error (reading|decoding) (a|response) body/,
  },
  {
    runtime: 'Bun',
    sending: /^(Unable to connect|The socket connection was closed|Was there a typo in the url or port)/,
  },
  { runtime: 'workerd', sending: /^(Network connection lost|internal error; reference =)/ },
];

/**
 * What a platform refuses to send, because of what it was given: no failure of the network, and no better the next time. By
 * code of undici, and by its words in the cause, which stand in the Fetch standard.
 */
const refused = {
  codes: /^UND_ERR_(INVALID_ARG|NOT_SUPPORTED|REQ_CONTENT_LENGTH_MISMATCH)$/,
  reasons: /^(bad port|unknown scheme|URL scheme must be a HTTP\(S\) scheme)$/,
};

/** Codes of Node, undici, Bun and the operating system. */
const codes =
  /^(E(CONN(RESET|REFUSED|ABORTED)|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|(HOST|NET)(UNREACH|DOWN)|PROTO)|EAI_\w+|UND_ERR_(SOCKET|(CONNECT|HEADERS|BODY)_TIMEOUT)|Connection(Refused|Reset|Closed)|FailedToOpenSocket)$/;

/**
 * Recognises a failure of the network. What is not in the tables above is not one: a mistake in somebody's own `fetch`
 * looks like that, and by then the request can have had its effect.
 *
 * @param error what `fetch`, or reading a body, rejected with
 * @returns when it happened, as far as it can be told, or undefined when the network did not fail
 */
export function networkFailure(error: unknown): NetworkFailure | undefined {
  const { message } = Object(error) as { message?: unknown };
  const code = codeOf(error) ?? '';
  if (refused.codes.test(code) || refused.reasons.test(reasonIn(error) ?? '')) return undefined;
  if (typeof message === 'string') {
    if (messages.some(({ reading }) => reading?.test(message))) return 'reading';
    if (messages.some(({ sending }) => sending?.test(message))) return 'sending';
  }
  return codes.test(code) ? 'sending' : undefined;
}

/** The code of an error or of what caused it; undefined when there is none. */
export function codeOf(error: unknown): string | undefined {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; depth++) {
    const { code, cause, errors } = at as { code?: unknown; cause?: unknown; errors?: unknown };
    if (typeof code === 'string' && /^\w+$/.test(code)) return code;
    // An AggregateError holds an error for each address that was tried.
    at = cause ?? (Array.isArray(errors) ? errors[0] : undefined);
  }
  return undefined;
}

/** What the cause of an error says; undefined when it has none, or that says nothing. */
export function reasonIn(error: unknown): string | undefined {
  const { cause } = Object(error) as { cause?: unknown };
  const { message } = Object(cause) as { message?: unknown };
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/**
 * The error of a connection that broke after a response had come.
 *
 * @param operation method and path
 * @param attempt number of the attempt
 * @param code of the failure, if it has one
 * @param said what it says, without the key
 */
export function brokenWhileRead(
  operation: string,
  attempt: number,
  code: string | undefined,
  said?: string,
): GrantManagementError {
  const reason = code ?? said;
  const message = `the connection broke while the answer was read${reason === undefined ? '' : ` (${reason})`}, in attempt ${attempt}. ${afterwards(operation)}`;
  return new GrantManagementError(operation, { message, code, answered: true }, 'Connection');
}
