import type { StatusError, TransportFailure } from '../errors/errors.ts';
import type { RequestOptions } from '../request/options.ts';
import { type ApiRequest, type Method, operationOf } from '../request/request.ts';
import { metaOf, type WithMeta } from '../response/meta.ts';
import { read } from '../response/reading.ts';
import { headerOf } from '../response/response.ts';
import type { Exchange } from '../transport/exchange.ts';
import type { Transport } from '../transport/transport.ts';

/**
 * A call in progress: a promise of its data, with methods that return more. Promise methods are declared explicitly, because
 * extending `Promise` doubles the type-checking cost for consumers.
 */
export interface Call<Data, Failure extends StatusError = StatusError> {
  then<A = Data, B = never>(
    done?: ((data: Data) => A | PromiseLike<A>) | null,
    failed?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B>;
  catch<B = never>(failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<Data | B>;
  finally(done?: (() => void) | null): Promise<Data>;
  readonly [Symbol.toStringTag]: string;
  /** Returns the data with status, entity tag, rate limit and number of attempts. */
  withMeta(): Promise<WithMeta<Data>>;
  /** Returns the data or the error, without throwing. */
  safe(): Promise<Safe<Data, Failure>>;
  /** Returns the raw response with its body. Throws on failure. */
  asResponse(): Promise<Response>;
}

/** The data of a call, or its error. */
export type Safe<Data, Failure extends StatusError = StatusError> =
  | ({ readonly ok: true } & WithMeta<Data>)
  | { readonly ok: false; readonly error: Failure | TransportFailure };

/** Data with its exchange. */
export interface Result<Data = unknown> {
  readonly data: Data;
  readonly exchange: Exchange;
}

/** Transforms the data of a call, as `exact` and `withSchema` do. */
export type Reader = (result: Result) => unknown;

/** The method that applies a reader to a call or list. It isn't in their public types, because only this package uses it. */
export const readBy: unique symbol = Symbol.for('@grant-management/client readBy') as never;

export function startCall<Data, Failure extends StatusError>(
  transport: Transport,
  request: ApiRequest,
): Call<Data, Failure> {
  const result = transport.send(request, (exchange) => ({ data: read(exchange), exchange }));
  return callOf(result) as Call<Data, Failure>;
}

/** Starts a call of an undocumented operation. */
export function startRequest(
  transport: Transport,
  method: Method,
  path: string,
  { body, as: format, ...options }: RequestOptions = {},
): Call<unknown> {
  const operation = operationOf(method, path);
  // A HEAD response never has a body, regardless of its headers.
  const answer = method === 'HEAD' ? 'nothing' : 'unknown';
  const request: ApiRequest = { operation, path, answer, options, format };
  return startCall(transport, body === undefined ? request : { ...request, body: { value: body } });
}

/**
 * Creates a call from its result. Each promise is awaited once, in an async function, so that V8's stack traces include the
 * caller.
 */
export function callOf<Data>(result: Promise<Result<Data>>): Call<Data> {
  let exchange: Exchange | undefined;
  const data = (async () => {
    const received = await result;
    exchange = received.exchange;
    return received.data;
  })();
  const whole = async (): Promise<Result<Data>> => ({ data: await data, exchange: exchange as Exchange });
  const withMeta = async (): Promise<WithMeta<Data>> => {
    const { data: value, exchange: received } = await whole();
    return { data: value, meta: metaOf(received) };
  };
  const safe = async (): Promise<Safe<Data>> => {
    try {
      return { ok: true, ...(await withMeta()) };
    } catch (error) {
      return { ok: false, error: error as StatusError };
    }
  };
  return Object.assign(data, {
    withMeta,
    safe,
    asResponse: async () => responseOf((await whole()).exchange),
    [readBy]: (reader: Reader) => callOf(reread(whole(), reader)),
  });
}

async function reread(result: Promise<Result>, reader: Reader): Promise<Result> {
  const { data, exchange } = await result;
  return { data: await reader({ data, exchange }), exchange };
}

/** Copies the response, with an unread body. */
function responseOf({ response, text, blob }: Exchange): Response {
  const {
    status,
    statusText,
    headers = { 'content-type': headerOf(response, 'content-type') ?? '' },
  } = response;
  return new Response(blob ?? (text === '' ? null : text), { status, statusText, headers });
}
