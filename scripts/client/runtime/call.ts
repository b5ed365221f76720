import { metaOf, type ResponseMeta, type WithMeta } from './meta.ts';
import { withFramesOf } from './frames.ts';
import { createList } from './list.ts';
import { read } from './reading.ts';
import { applySchema } from './representation.ts';
import type { ApiRequest } from './request.ts';
import { safely } from './safely.ts';
import type { Exchange, Transport } from './transport.ts';

/** Makes a call for a generated method, whose signature says what it gives. */
export type Caller = (request: ApiRequest) => never;

/** Makes what generated methods call. */
export function createCaller(transport: Transport): Caller {
  return (request) => {
    const list = request.answer === 'page' && request.options?.as !== 'xml';
    return (list ? createList(transport, request) : startCall(transport, request)) as never;
  };
}

/** Starts a call: a promise of its data, which can also be asked for more. */
function startCall(transport: Transport, request: ApiRequest): object {
  const outcome = transport.send(request, (exchange) => readCall(request, exchange));
  const data = dataOf(outcome);
  const withMeta = async (): Promise<WithMeta<unknown>> => {
    const origin = new Error();
    data.catch(() => {}); // whoever asks for more looks at the outcome instead
    try {
      const { data: result, meta } = await outcome;
      return { data: result, meta: meta() };
    } catch (error) {
      throw withFramesOf(error, origin);
    }
  };
  return Object.assign(data, { withMeta, safe: () => safely(withMeta()) });
}

/** Async functions all the way: the engine follows them, so that an error shows where the call was awaited. */
async function dataOf(outcome: Promise<Outcome>): Promise<unknown> {
  return (await outcome).data;
}

/** What a call ends with. Reading headers takes longer than the rest of a call, so it is left to those who want them. */
interface Outcome {
  readonly data: unknown;
  readonly meta: () => ResponseMeta;
}

async function readCall(request: ApiRequest, exchange: Exchange): Promise<Outcome> {
  const { operation, answer } = request;
  const { format, parse, schema } = exchange.reader;
  const data = read(exchange, { operation, answer, format, parse });
  return {
    data: schema ? await applySchema(schema, data, request) : data,
    meta: () => metaOf(exchange.response, exchange.attempts),
  };
}
