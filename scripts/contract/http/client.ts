/** A request to send. The check only reads. */
export interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A complete response. */
export interface Reply {
  readonly kind: 'reply';
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly milliseconds: number;
}

/** A request without a response, with the reason. */
export interface Failure {
  readonly kind: 'failure';
  readonly reason: 'timeout' | 'too-large' | 'connection' | 'cut-off' | 'out-of-time';
  /** The reason in words. */
  readonly message: string;
}

/** Limits for a request. */
export interface Bounds {
  /** Milliseconds from the first byte sent to the last byte received. */
  readonly timeout: number;
  /** Maximum body size in bytes, after decompression. */
  readonly maxBytes: number;
}

/**
 * Sends a request and reads the response within limits. It doesn't follow redirects, because the key is only for the
 * configured base URL.
 *
 * @param bounds time and size limits
 * @param deadline aborts the request when the whole check runs out of time
 * @returns the response, or why there is none; never throws
 */
export async function exchange(
  { url, headers }: Sent,
  { timeout, maxBytes }: Bounds,
  deadline: AbortSignal,
): Promise<Reply | Failure> {
  const began = performance.now();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  const onDeadline = (): void => controller.abort();
  deadline.addEventListener('abort', onDeadline);
  let begun = false;
  try {
    if (deadline.aborted) return outOfTime;
    const response = await fetch(url, { headers, redirect: 'manual', signal: controller.signal });
    begun = true;
    const text = await read(response, maxBytes);
    if (text === undefined) {
      const message = `the response is larger than ${maxBytes} bytes`;
      return { kind: 'failure', reason: 'too-large', message };
    }
    const milliseconds = Math.round(performance.now() - began);
    return { kind: 'reply', status: response.status, headers: response.headers, text, milliseconds };
  } catch (error) {
    if (deadline.aborted) return outOfTime;
    if (controller.signal.aborted) {
      const part = begun ? 'complete response' : 'response';
      return { kind: 'failure', reason: 'timeout', message: `no ${part} within ${timeout / 1000} s` };
    }
    const reason = begun ? 'cut-off' : 'connection';
    return { kind: 'failure', reason, message: describeError(error, begun) };
  } finally {
    clearTimeout(timer);
    deadline.removeEventListener('abort', onDeadline);
    // Discard the rest of the response.
    controller.abort();
  }
}

const outOfTime: Failure = {
  kind: 'failure',
  reason: 'out-of-time',
  message: 'the check reached its time limit',
};

async function read(response: Response, maxBytes: number): Promise<string | undefined> {
  if (!response.body) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const errorMessages: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused (ECONNREFUSED)',
  ECONNRESET: 'the connection was reset (ECONNRESET)',
  ENOTFOUND: "the host name doesn't resolve (ENOTFOUND)",
  EAI_AGAIN: 'the DNS lookup failed (EAI_AGAIN)',
  UND_ERR_SOCKET: 'the connection was closed',
};

/** Describes a failure by its code alone, because third-party error messages may quote headers. */
function describeError(error: unknown, begun: boolean): string {
  const code = codeOf(error);
  const isCertificate = /CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)/.test(code);
  const what = isCertificate
    ? `the certificate isn't trusted (${code}); set NODE_EXTRA_CA_CERTS to your CA's certificate file`
    : (errorMessages[code] ?? (code === '' ? 'the connection failed' : `the connection failed (${code})`));
  return begun ? `${what} before the response was complete` : what;
}

/** Returns the code of an error, or of the first cause that has one. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const code = 'code' in error ? String(error.code) : '';
  if (/^[A-Z][A-Z0-9_]+$/.test(code)) return code;
  const causes = error instanceof AggregateError ? error.errors : [error.cause];
  return causes.map(codeOf).find((each) => each !== '') ?? '';
}
