import type { StatusError, TransportFailure } from '../errors/errors.ts';
import { makeResponse } from '../response/make-response.ts';
import { headerOf, metaOf, type WithMeta } from '../response/meta.ts';
import { read } from '../response/reading.ts';
import type { RequestOptions } from '../request/options.ts';
import { type ApiRequest, type Method, operationOf } from '../request/request.ts';
import { withFramesOf } from '../errors/stack.ts';
import type { Exchange, Transport } from '../transport/transport.ts';

/**
 * A call in progress: a promise of its data, which can also be asked for more. The methods of a promise are written out,
 * because extending `Promise` costs the compiler of each consumer twice as much.
 */
export interface Call<Data, Failure extends StatusError = StatusError> {
  then<A = Data, B = never>(
    done?: ((data: Data) => A | PromiseLike<A>) | null,
    failed?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B>;
  catch<B = never>(failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<Data | B>;
  finally(done?: (() => void) | null): Promise<Data>;
  readonly [Symbol.toStringTag]: string;
  /** The data with status, entity tag, rate limit and number of attempts. */
  withMeta(): Promise<WithMeta<Data>>;
  /** The data or the error, without throwing. */
  safe(): Promise<Safe<Data, Failure>>;
  /** The response as it came, with its body. Failures are thrown. */
  asResponse(): Promise<Response>;
}

/** How a call ended. */
export type Safe<Data, Failure extends StatusError = StatusError> =
  | ({ readonly ok: true } & WithMeta<Data>)
  | { readonly ok: false; readonly error: Failure | TransportFailure };

/** Data, and the response that it was read from. */
export interface Result {
  readonly data: unknown;
  readonly exchange: Exchange;
}

/** Makes other data from what a call has read, as `exact` and `withSchema` do. */
export type Reader = (result: Result) => unknown;

/** The method by which calls and lists are read in another way. Not of their types: it is for this package only. */
export const readBy: unique symbol = Symbol.for('@grant-management/client readBy') as never;

/** Starts a call. */
export function startCall<Data, Failure extends StatusError>(
  transport: Transport,
  request: ApiRequest,
): Call<Data, Failure> {
  const result = transport.send(request, (exchange) => ({ data: read(exchange), exchange }));
  return callOf(result) as Call<Data, Failure>;
}

/** Starts a call of an operation that isn't documented. */
export function startRequest(
  transport: Transport,
  method: Method,
  path: string,
  given: RequestOptions = {},
): Call<unknown> {
  const { body, as: format, ...own } = given ?? {};
  // What is no object is refused like any invalid option.
  const options = typeof given === 'object' ? given && own : given;
  const operation = operationOf(method, path);
  // There is no body in the response to a HEAD, whatever its headers say.
  const answer = method === 'HEAD' ? 'nothing' : 'unknown';
  const request: ApiRequest = { operation, method, path, answer, options, format };
  return startCall(transport, body === undefined ? request : { ...request, body: { value: body } });
}

function callOf(result: Promise<Result>): Call<unknown> {
  const data = dataOf(result);
  const withMeta = async (): Promise<WithMeta<unknown>> => {
    const { data: value, exchange } = await watch();
    return { data: value, meta: metaOf(exchange.response, exchange.deadline.attempts, exchange.redact) };
  };
  // Whoever asks for more is told of a failure there.
  const watch = async (): Promise<Result> => {
    const origin = new Error();
    data.catch(() => {});
    return result.catch((error: unknown) => {
      throw withFramesOf(error, origin);
    });
  };
  return Object.assign(data, {
    withMeta,
    safe: () => safely(withMeta()),
    asResponse: async () => responseOf((await watch()).exchange),
    [readBy]: (reader: Reader) => callOf(reread(watch(), reader)),
  });
}

/** Async functions all the way: the engine follows them, so that an error shows where the call was awaited. */
async function dataOf(result: Promise<Result>): Promise<unknown> {
  return (await result).data;
}

async function reread(result: Promise<Result>, reader: Reader): Promise<Result> {
  const { data, exchange } = await result;
  return { data: await reader({ data, exchange }), exchange };
}

/** A result or its error, without throwing. */
export async function safely<T extends object>(
  result: Promise<T>,
): Promise<({ readonly ok: true } & T) | { readonly ok: false; readonly error: never }> {
  try {
    return { ok: true, ...(await result) };
  } catch (error) {
    return { ok: false, error: error as never };
  }
}

/** The response of an exchange, with a body that can be read once more. */
export function responseOf({ response, text, blob }: Exchange): Response {
  const { status, statusText } = response;
  const headers = response.headers ?? { 'content-type': headerOf(response, 'content-type') ?? '' };
  return makeResponse(blob ?? text, { status, statusText, headers });
}
