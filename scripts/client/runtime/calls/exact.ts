import { InvalidArgumentError, type StatusError } from '../errors/errors.ts';
import { type Call, readBy, type Reader } from './call.ts';
import type { List } from './list.ts';

/** Data with numbers as strings. */
export type ExactNumbers<T> = T extends number
  ? string
  : T extends object
    ? { [Name in keyof T]: ExactNumbers<T[Name]> }
    : T;

/** `JSON.parse` with the source text of values, in runtimes that support it. */
type ParseWithSource = (
  text: string,
  reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
) => unknown;

/**
 * Returns the numbers in a call's data or a list's records as strings, exactly as they were sent, for a decimal library:
 * `(await exact(client.funds.get(slug))).budget` is `'1000.10'`.
 *
 * @throws InvalidArgumentError if `JSON.parse` doesn't pass the source text (Node before 22, Safari before 18.4)
 */
export function exact<Item, Failure extends StatusError>(
  list: List<Item, Failure>,
): List<ExactNumbers<Item>, Failure>;
export function exact<Data, Failure extends StatusError>(
  call: Call<Data, Failure>,
): Call<ExactNumbers<Data>, Failure>;
export function exact(call: unknown): unknown {
  const parse = JSON.parse as ParseWithSource;
  if (parse('1', (_, __, context?: { source?: string }) => context?.source) !== '1') {
    const message = "this runtime's JSON.parse doesn't support source text access; use Node 22 or later.";
    throw new InvalidArgumentError('exact()', { message });
  }
  const reader: Reader = ({ exchange }) => {
    const data = parse(exchange.text, (_, value, { source }) => (typeof value === 'number' ? source : value));
    return exchange.request.answer === 'page' ? (data as { data: unknown }).data : data;
  };
  return (call as { [readBy](by: Reader): unknown })[readBy](reader);
}
