import type { CallTime } from './call-time.ts';
import { GrantManagementError } from './error.ts';
import { brokenWhileRead, codeOf, networkFailure, reasonIn } from './network-failures.ts';
import type { FetchContext, FetchFunction } from './options.ts';
import type { Redact } from './redaction.ts';
import { afterwards } from './retry-policy.ts';

/** A response whose whole body was read. */
export interface Received {
  readonly response: Response;
  readonly text: string;
}

/** An attempt that brought no response. */
export interface Failed {
  readonly error: GrantManagementError;
  /** Whether a response had come already: then nothing is sent again. */
  readonly answered: boolean;
}

/** One request, ready to be sent. */
export interface Outgoing {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
  readonly context: FetchContext;
}

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

/** How an attempt is made. */
export interface AttemptOptions {
  readonly fetch: FetchFunction;
  /** Milliseconds, for the answer with its body. */
  readonly timeout: number;
  readonly time: CallTime;
  readonly redact: Redact;
}

/**
 * Sends one request, at once, and reads the body of its answer.
 *
 * @param request what to send
 * @param options how
 * @returns what came, or why nothing did; it never rejects
 */
export async function attempt(request: Outgoing, options: AttemptOptions): Promise<Received | Failed> {
  const { url, method, headers, body, context } = request;
  const { fetch, timeout, time, redact } = options;
  const controller = new AbortController();
  const init = Object.defineProperty(
    { method, headers, body, redirect: 'manual', controller },
    'signal',
    lazySignal,
  );
  let answered = false;
  try {
    return await time.limit<Received>((resolve, reject) => {
      const exchange = async (): Promise<void> => {
        const response = await fetch(url, init as unknown as RequestInit, context);
        if (typeof (Object(response) as Response).text !== 'function')
          throw new TypeError('No Response was given');
        if (response.type === 'error') throw new TypeError('It gave Response.error()');
        answered = true;
        resolve({ response, text: await response.text() });
      };
      exchange().catch(reject);
    }, timeout);
  } catch (thrown) {
    controller.abort();
    const error = describe(thrown, request, answered, redact);
    return { error, answered: answered || (error as { answered?: boolean }).answered === true };
  }
}

/** The error of a call for what an attempt threw. Only its words are kept: the object can hold the request, and the key. */
function describe(
  error: unknown,
  { context }: Outgoing,
  answered: boolean,
  redact: Redact,
): GrantManagementError {
  if (error instanceof GrantManagementError) return error;
  const { operation, attempt: number } = context;
  const network = networkFailure(error);
  const code = codeOf(error);
  const said = redact(inWords(error));
  if (network === 'reading' || (network && answered)) return brokenWhileRead(operation, number, code, said);
  if (network) {
    const proxy = code === 'UND_ERR_ABORTED' ? ' A proxy may have refused the request.' : '';
    const message = `no answer came (${code ?? said}), in attempt ${number}.${proxy} See whether the address can be reached from here. ${afterwards(operation)}`;
    return new GrantManagementError(operation, { message, code, answered: false }, 'Connection');
  }
  const message = `the fetch of the client failed with ${said}, which is not a known failure of the network, so nothing was sent again. Mend it. ${afterwards(operation, 'Then try again.')}`;
  return new GrantManagementError(operation, { message }, 'Fetch');
}

function inWords(error: unknown): string {
  const { name = 'Error', message } = Object(error) as { name?: unknown; message?: unknown };
  if (typeof message === 'string' && message !== '') {
    const reason = reasonIn(error);
    return `${String(name)}: ${message}${reason === undefined ? '' : ` (${reason})`}`;
  }
  if (typeof error === 'string' && error !== '') return `"${error}"`;
  return 'something without a message';
}
