import { check } from './check.ts';
import type { decode as Decode, Format } from './decode.ts';
import { GrantManagementError } from './failure.ts';
import { apiKeyHeader, languageHeader, mediaType, slugShape } from './interface.ts';
import { type RateLimit, readMeta, type ResponseMeta, type WithMeta } from './meta.ts';
import type { CallOptions, ClientOptions } from './options.ts';

/**
 * What is particular to a call: 0 nothing, 1 an answer that the interface does not show, 2 a page of a list. Numbers,
 * because generated code repeats them.
 */
export type Shape = 0 | 1 | 2;

/** What came back: the last response, its whole body, and what it says beside it. */
export interface Exchange {
  readonly response: Response;
  readonly text: string;
  readonly meta: ResponseMeta;
}

/**
 * Sends one request until there is an answer that stands: waits for the rate limit and for a free slot, and retries
 * what may pass.
 *
 * @param operation method and path, with `{}` for each slug
 * @param shape what is particular to the call
 * @param options of the call
 * @param slugs of the path, in order
 * @param body of the request
 * @param query of the request
 * @param format what to ask for; looked at after the current task, so that the caller can still change it
 * @throws GrantManagementError when there is no answer, or one that stands for a failure
 */
export type Transport = (
  operation: string,
  shape: Shape,
  options: CallOptions,
  slugs: readonly string[],
  body: unknown,
  query: object | undefined,
  format: () => Format,
) => Promise<WithMeta<unknown>>;

const now = (): number => performance.now();

/**
 * Makes the function through which every request leaves. The key stays in its closure.
 *
 * @param clientOptions of the client
 * @param client learns the last rate limit that a response told
 * @param decode reads the answer, whatever its status
 * @throws GrantManagementError of kind `InvalidArgument` when an option cannot be used; no message holds the key
 */
export function createTransport(
  clientOptions: ClientOptions,
  client: { rateLimit?: RateLimit | undefined },
  decode: typeof Decode,
): Transport {
  const { apiKey, maxWait = 60_000, concurrency = Infinity } = clientOptions;
  const baseUrl = check('baseUrl', clientOptions.baseUrl, /^https?:\/\/[^?#@\\\s]+$/i).replace(/\/+$/, '');
  let key = '';
  // Taking a short key out would change words that only look like it.
  const redact = (text: string): string => (key[7] ? text.replaceAll(key, '***') : text);
  /** Time of the monotonic clock before which nothing is sent. */
  let opensAt = 0;
  let active = 0;
  const waiting = new Set<() => void>();

  if ('document' in globalThis)
    check('dangerouslyAllowBrowser', clientOptions.dangerouslyAllowBrowser, /true/);

  return async (operation, shape, options, slugs, body, query, format) => {
    // oxlint-disable-next-line unicorn/no-unnecessary-await -- the caller can still change the format
    await null;
    const {
      fetch = globalThis.fetch,
      timeout = 60_000,
      totalTimeout = 300_000,
      maxRetries = 2,
      languages,
      signal,
      ifNoneMatch,
    }: ClientOptions & CallOptions = { ...clientOptions, ...options };
    let index = 0;
    const [method, path] = operation.split(' ') as [string, string];
    let url = baseUrl + path.replace(/{}/g, () => check('slug', slugs[index++], slugShape));
    if (query ?? options.query) {
      // What is undefined is left out.
      url += `?${new URLSearchParams(JSON.parse(JSON.stringify({ ...query, ...options.query })) as Record<string, string>)}`;
    }
    const headers: Record<string, string> = { ...options.headers };
    if (ifNoneMatch) headers['if-none-match'] = ifNoneMatch;
    if (languages) headers[languageHeader] = check('languages', languages.join(), /^[\w,]+$/);
    if (body) headers['content-type'] = 'application/json';
    headers['accept'] = mediaType + format();
    key = typeof apiKey === 'function' ? await apiKey() : apiKey;
    headers[apiKeyHeader] = check('apiKey', key || '', /^[!-\xff][ -\xff]*$/);

    const deadline = now() + totalTimeout;
    let stop: ((kind: string) => void) | undefined;
    const onAbort = (): void => stop?.('Abort');
    /** Does one thing, or waits for a time. Ends at once when the caller aborts or the time for the call is over. */
    const within = async <T>(
      ms: number,
      begin?: (resolve: (value: T) => void) => Promise<unknown>,
    ): Promise<T> => {
      const left = deadline - now();
      let timer: ReturnType<typeof setTimeout> | undefined;
      try {
        return await new Promise<T>((resolve, reject) => {
          stop = (kind) => {
            waiting.delete(resolve as () => void);
            reject(new GrantManagementError(kind, operation));
          };
          // A timer cannot be much longer.
          timer = setTimeout(
            begin || ms > left ? stop : (resolve as () => void),
            Math.min(ms, left, 2e9),
            'Timeout',
          );
          if (signal?.aborted) onAbort();
          else begin?.(resolve).catch(reject);
        });
      } finally {
        clearTimeout(timer);
      }
    };

    signal?.addEventListener('abort', onAbort);
    try {
      for (let attempt = 1; ; attempt++) {
        // Whoever waits for the rate limit holds no slot. Other calls change what the loop looks at.
        // oxlint-disable-next-line eslint/no-unmodified-loop-condition
        for (let closed; (closed = opensAt - now()) > 0 || active >= concurrency;) {
          await (closed > 0
            ? within(closed)
            : within<void>(Infinity, async (resolve) => waiting.add(resolve)));
        }
        active++;
        const controller = new AbortController();
        const result = await within<Exchange>(timeout, async (resolve) => {
          const response = await fetch(
            url,
            {
              method,
              headers,
              body: JSON.stringify(body) as string,
              redirect: 'manual',
              // Making a signal costs more than the rest of this function: only when somebody looks at it.
              get signal() {
                return controller.signal;
              },
            },
            { operation, attempt },
          );
          resolve({ response, text: await response.text(), meta: readMeta(response, attempt) });
        }).catch((error: unknown) => {
          controller.abort();
          if (error instanceof GrantManagementError) return error;
          // The causes are not kept as objects: they may hold the request.
          const { cause } = Object(error) as { cause?: { code?: unknown } };
          return new GrantManagementError('Connection', operation, redact(`${error} ${cause?.code ?? ''}`));
        });
        active--;
        const [wake] = waiting;
        waiting.delete(wake as () => void);
        wake?.();

        const { kind, meta = {} as ResponseMeta } = result as Exchange & GrantManagementError;
        const { status, rateLimit } = meta;
        if (rateLimit) {
          client.rateLimit = rateLimit;
          if (!rateLimit.remaining) opensAt = now() + Math.min(maxWait, rateLimit.reset * 1000 - Date.now());
        }
        const after = (meta.retryAfter as number) * 1000;
        const pause = after > 0 ? after : Math.random() * Math.min(8000, 250 * 2 ** attempt);
        if (
          !/^(429|50[234]|Conn|Time)/.test(kind ?? status) ||
          /^P[^U]/.test(method) ||
          attempt > maxRetries ||
          pause > Math.min(maxWait, deadline - now())
        ) {
          if (kind) throw result;
          return { data: decode(operation, result as Exchange, format(), shape, redact), meta };
        }
        await within(pause);
      }
    } finally {
      signal?.removeEventListener('abort', onAbort);
    }
  };
}
