import { GrantManagementError } from './error.ts';

/** Data with the digits of its numbers as text. */
export type ExactNumbers<T> = T extends number
  ? string
  : T extends object
    ? { [Name in keyof T]: ExactNumbers<T[Name]> }
    : T;

/** Reads JSON without rounding; made by {@link exact}. */
export interface Exact<T> {
  /** Not called `parse`, because schemas have a method of that name. */
  readonly parseExactly: (text: string) => unknown;
  /** Never there: it holds the type. */
  readonly result?: T;
}

/** Whether a value was made by {@link exact}, also by that of another copy of this package. */
export function isExact(value: unknown): value is Exact<unknown> {
  return typeof (Object(value) as Partial<Exact<unknown>>).parseExactly === 'function';
}

/** `JSON.parse` as far as it knows the source text of a value. */
type ParseWithSource = (
  text: string,
  reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
) => unknown;

/**
 * Makes numbers come as the text that the service sent, so that amounts can be reckoned in decimals:
 * `client.funds.get(slug, { as: exact<Fund>() })` gives `budget: '1000.10'`.
 *
 * @returns a value for the option `as`
 * @throws InvalidArgumentError where `JSON.parse` does not give the source text (Node before 22, Safari before 18.4)
 */
export function exact<T>(): Exact<ExactNumbers<T>> {
  const parse = JSON.parse as ParseWithSource;
  if (parse('1', (_, __, context?: { source?: string }) => context?.source) !== '1') {
    const message =
      'needs a runtime whose JSON.parse gives the source text of numbers, such as Node 22; this one has rounded them before anybody can look. Use such a runtime, or do without.';
    throw new GrantManagementError('exact()', { message }, 'InvalidArgument');
  }
  return {
    parseExactly: (text) =>
      parse(text, (_, value, context) => (typeof value === 'number' ? context.source : value)),
  };
}
