import { GrantManagementError, type StatusError } from '../errors/errors.ts';
import { decodeError } from '../response/reading.ts';
import { isRecord } from '../response/response.ts';
import type { Exchange } from '../transport/exchange.ts';
import { advice } from '../transport/retry.ts';
import { type Call, readBy, type Reader } from './call.ts';
import type { List } from './list.ts';

/** A schema from zod, valibot, arktype or another library that implements https://standardschema.dev. */
export interface StandardSchema<T> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult<T> | Promise<SchemaResult<T>>;
    readonly types?: { readonly input: unknown; readonly output: T } | undefined;
  };
}

/** The result of a validation. */
type SchemaResult<T> =
  { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly SchemaIssue[] };

interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/**
 * Validates and types the data of a call, or each record of a list, with a schema.
 *
 * @throws DecodeError with `issues` if the data doesn't match; an error of kind `Hook` if the schema throws
 */
export function withSchema<T, Failure extends StatusError>(
  list: List<unknown, Failure>,
  schema: StandardSchema<T>,
): List<T, Failure>;
export function withSchema<T, Failure extends StatusError>(
  call: Call<unknown, Failure>,
  schema: StandardSchema<T>,
): Call<T, Failure>;
export function withSchema(call: unknown, schema: StandardSchema<unknown>): unknown {
  const reader: Reader = ({ data, exchange }) => {
    const isPage = exchange.request.answer === 'page';
    const applied = isPage
      ? Promise.all((data as unknown[]).map((record) => apply(schema, record, exchange)))
      : apply(schema, data, exchange);
    return exchange.deadline.wait(applied);
  };
  return (call as { [readBy](by: Reader): unknown })[readBy](reader);
}

async function apply(schema: StandardSchema<unknown>, data: unknown, exchange: Exchange): Promise<unknown> {
  const { operation, gaps } = exchange.request;
  const fail = (what: string, more: { cause?: unknown } = {}): never => {
    const message = `the schema ${what}. ${advice(operation, 'Correct it.')}`;
    throw new GrantManagementError(operation, { message, ...more }, 'Hook');
  };
  let result: unknown;
  try {
    result = await schema['~standard'].validate(data);
  } catch (cause) {
    return fail('threw; see the cause', { cause });
  }
  // Arktype returns an array with a property `issues`.
  const { issues } = Object(result) as { issues?: unknown };
  if (issues === undefined && isRecord(result) && 'value' in result) return result['value'];
  if (!Array.isArray(issues)) return fail('returned neither a value nor issues');
  const [first = { message: 'the schema lists no issues' }] = issues as SchemaIssue[];
  const path = first.path?.map((part) => String(isRecord(part) ? part['key'] : part)).join('.');
  const unknown = gaps ? ` (unknown: ${gaps.join(', ')})` : '';
  const fault = `it doesn't match the schema${unknown}: ${path ? `${path}: ` : ''}${first.message}`;
  throw decodeError(exchange, fault, 'Correct the schema, or report the difference.', {
    issues: [...(issues as SchemaIssue[])],
  });
}
