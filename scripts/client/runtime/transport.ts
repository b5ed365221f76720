import { check } from './check.ts';
import type { decode as Decode, Format } from './decode.ts';
import { GrantManagementError } from './failure.ts';
import {
  apiKeyHeader,
  etagHeader,
  languageHeader,
  mediaType,
  rateLimitLimitHeader,
  rateLimitRemainingHeader,
  rateLimitResetHeader,
  retryAfterHeader,
  slugShape,
} from '#generated/client/src/interface.ts';
import type { RateLimit, ResponseMeta } from './meta.ts';
import type { CallOptions, ClientOptions, WaitEvent } from './options.ts';

/**
 * What is particular to a call: 0 nothing, -1 an answer that the interface does not show, and of a list the number of the
 * page that is asked for. Generated code says 1 for a list.
 */
export type Shape = number;

/** What a call ends with when it succeeds. */
export interface Outcome {
  readonly data: unknown;
  /** Reads what the last response says beside its body. */
  readonly meta: () => ResponseMeta;
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
 * @param query of the request, by name or in pairs
 * @param format what to ask for; looked at after the current task, so that the caller can still change it
 * @throws GrantManagementError when there is no answer, or one that stands for a failure
 */
export type Transport = (
  operation: string,
  shape: Shape,
  options: CallOptions,
  slugs: readonly string[] | undefined,
  body: unknown,
  query: object | undefined,
  format: () => Format,
) => Promise<Outcome>;

const now = (): number => performance.now();

/**
 * The signal of a request, made when somebody reads it: making one takes longer than the rest of a call. One getter for
 * all requests, because the engine keeps a shape of its own, and with it the request, for each object with its own getter.
 */
const lazySignal: PropertyDescriptor & ThisType<{ controller: AbortController }> = {
  enumerable: true,
  get() {
    return this.controller.signal;
  },
};

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
  /** How many requests may leave before {@link opensAt}. */
  let budget = Infinity;
  /** Time of the monotonic clock at which the rate limit's window resets. */
  let opensAt = 0;
  let active = 0;
  const waiting = new Set<() => void>();
  const wakeNext = (): void => {
    const [wake] = waiting;
    waiting.delete(wake as () => void);
    wake?.();
  };

  if ((globalThis as { document?: unknown }).document)
    check('dangerouslyAllowBrowser', clientOptions.dangerouslyAllowBrowser, /true/);

  return async (operation, shape, options, slugs, body, query, format) => {
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
    let url =
      baseUrl + path.replaceAll('{}', () => check('slug', (slugs as readonly string[])[index++], slugShape));
    // What is undefined is left out. A query that is not by name is a list of pairs.
    if (query) url += `?${new URLSearchParams(JSON.parse(JSON.stringify(query)) as Record<string, string>)}`;
    const headers: Record<string, string> = { ...options.headers };
    if (ifNoneMatch) headers['if-none-match'] = ifNoneMatch;
    if (languages) headers[languageHeader] = check('languages', languages, /^[\w,]+$/);
    try {
      body = JSON.stringify(body); // as it is now, whatever becomes of it
    } catch {
      throw new GrantManagementError('InvalidArgument', 'body');
    }
    if (body) headers['content-type'] = 'application/json';
    const deadline = now() + totalTimeout;
    let attempt = 1;
    /**
     * Does one thing, or waits for a time and tells of it. Ends at once when the caller aborts or the time for the call
     * is over.
     */
    const within = async <T>(
      ms: number,
      begin?: false | ((resolve: (value: T) => void) => Promise<unknown>),
      type?: WaitEvent['type'],
    ): Promise<T> => {
      const left = deadline - now();
      let timer: ReturnType<typeof setTimeout> | undefined;
      let stop: (() => void) | undefined;
      if (type) fetch.log?.({ operation, attempt, type, ms });
      try {
        return await new Promise<T>((resolve, reject) => {
          stop = () => {
            waiting.delete(resolve as () => void);
            reject(new GrantManagementError(signal?.aborted ? 'Abort' : 'Timeout', operation));
          };
          // A timer cannot be much longer.
          timer = setTimeout(begin ? stop : (resolve as () => void), Math.min(ms, left, 2e9));
          signal?.addEventListener('abort', stop);
          if (signal?.aborted || (!begin && ms > left)) stop();
          else if (begin) begin(resolve).catch(reject);
        });
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop as () => void);
      }
    };

    // Waits in any case, so that the caller can still change the format. What a function throws can hold the key.
    const key =
      (typeof apiKey === 'function'
        ? await within<string>(Infinity, async (resolve) =>
            (async () => apiKey())().then(resolve, () => resolve('')),
          )
        : await apiKey) || '';
    headers[apiKeyHeader] = check('apiKey', key, /^[!-\xff][ -\xff]*$/);
    headers['accept'] = mediaType + format();
    // Taking a short key out would change words that only look like it.
    const redact = (text: string): string => (key[7] ? text.replaceAll(key, '***') : text);

    for (; ; attempt++) {
      // Whoever waits for the rate limit holds no slot. Other calls change what the loop looks at.
      // oxlint-disable eslint/no-unmodified-loop-condition
      for (
        let closed;
        (closed = budget > 0 ? 0 : opensAt - now()) > 0 || (active && active >= concurrency);
      ) {
        // oxlint-enable eslint/no-unmodified-loop-condition
        if (closed > 0) {
          wakeNext(); // it waits as well, and nobody is forgotten when this call is aborted
          await within(closed, false, 'rateLimit');
        } else await within<void>(Infinity, async (resolve) => waiting.add(resolve));
      }
      if (!(budget-- > 0)) {
        // A new window. Until an answer tells of it, no more leave than it allows.
        budget = ((client.rateLimit as RateLimit).limit || Infinity) - 1;
        opensAt = now() + 2000;
      }
      active++;
      const controller = new AbortController();
      let text = '';
      const answer = await within<Response>(timeout, async (resolve) => {
        const response = await fetch(
          url,
          Object.defineProperty(
            { method, headers, body: body as string, redirect: 'manual', controller },
            'signal',
            lazySignal,
          ),
          { operation, attempt },
        );
        text = await response.text();
        resolve(response);
      }).catch((error: unknown) => {
        controller.abort();
        if (error instanceof GrantManagementError) return error;
        // The causes are not kept as objects: they may hold the request.
        return new GrantManagementError(
          'Connection',
          operation,
          redact(`${(error as { cause?: { code?: unknown } } | undefined)?.cause?.code ?? error}`),
        );
      });
      active--;
      wakeNext();

      const { kind, status, ok, headers: told } = answer as Response & { kind?: string };
      const header = (name: string): string | null => told.get(name);
      let rateLimit: RateLimit | undefined;
      /** Milliseconds to wait, as the response tells; NaN when it cannot be read. */
      let after = 0;
      if (told) {
        // Reading headers takes longer than most of this function, so the others are read when somebody wants them.
        const remaining = header(rateLimitRemainingHeader);
        if (remaining) {
          client.rateLimit = rateLimit = {
            remaining: +remaining,
            limit: +(header(rateLimitLimitHeader) as string),
            reset: +(header(rateLimitResetHeader) as string),
          };
          budget = +remaining - active;
          opensAt = now() + Math.min(maxWait, rateLimit.reset * 1000 - Date.now());
        }
        if (!ok)
          after =
            +(header(retryAfterHeader) as string) * 1000 ||
            Date.parse(header(retryAfterHeader) as string) - Date.now();
      }
      const wait = after > 0 ? after : Math.random() * Math.min(8000, maxWait, 250 * 2 ** attempt);
      if (
        ok ||
        !/^(429|50[234]|Connection|Timeout)(G|PU)/.test((kind ?? status) + operation) ||
        !(attempt <= maxRetries) ||
        wait > Math.min(maxWait, deadline - now())
      ) {
        if (kind) throw answer;
        const meta = (): ResponseMeta => ({
          attempts: attempt,
          status,
          header,
          etag: header(etagHeader),
          rateLimit,
          retryAfter: after > 0 ? after / 1000 : undefined,
        });
        return {
          data: decode(operation, answer as Response, text, header, meta, format(), shape, redact),
          meta,
        };
      }
      await within(wait, false, 'retry');
    }
  };
}
