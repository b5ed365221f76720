import { type Exact, isExact } from './exact.ts';
import { GrantManagementError } from './error.ts';
import { isRecord } from './is-record.ts';
import type { ApiRequest } from './request.ts';
import { afterwards } from './retry-policy.ts';
import type { SchemaIssue, StandardSchema } from './standard-schema.ts';

/** What a call gives: XML as text, what a schema makes of the data, or the data with its numbers as text. */
export type Representation<T> = 'xml' | StandardSchema<T> | Exact<T>;

/** An option that chooses it. */
export interface As<T> {
  /** `'xml'`, a Standard Schema (of zod, valibot, arktype …), or `exact()`. Of a list, what becomes of each record. */
  as: Representation<T>;
}

/** How the answer of a call is read. */
export interface Reader {
  readonly format: 'json' | 'xml';
  readonly parse?: (text: string) => unknown;
  readonly schema?: StandardSchema<unknown> | undefined;
}

/**
 * Says how a call's answer is read.
 *
 * @param as the option of the call, which was checked
 */
export function readerOf(as: unknown): Reader {
  if (as === 'xml') return { format: 'xml' };
  if (isExact(as)) return { format: 'json', parse: as.parseExactly };
  return { format: 'json', schema: as as StandardSchema<unknown> | undefined };
}

/**
 * Applies a schema to data, or to each record of a page.
 *
 * @param schema of the user
 * @param data what was read
 * @param request for errors
 * @returns what the schema makes of it
 * @throws GrantManagementError of kind `InvalidResponse` with the issues, or `Hook` when the schema throws
 */
export async function applySchema(
  schema: StandardSchema<unknown>,
  data: unknown,
  { operation, gaps }: Pick<ApiRequest, 'operation' | 'gaps'>,
): Promise<unknown> {
  let result: unknown;
  try {
    result = await schema['~standard'].validate(data);
  } catch (cause) {
    throw mistake(operation, 'threw, and the cause says why', { cause });
  }
  const given = Object(result) as { issues?: unknown };
  if (given.issues === undefined && 'value' in given) return given.value;
  if (!Array.isArray(given.issues)) throw mistake(operation, 'gave neither a value nor issues');
  const issues = [...given.issues] as SchemaIssue[];
  const [first = { message: 'no issue was given' }] = issues;
  const path = first.path?.map((part) => String(isRecord(part) ? part['key'] : part)).join('.');
  const unknown = gaps ? ` What the answer looks like is not shown (${gaps.join(', ')}).` : '';
  const message = `the answer is not what the schema in \`as\` describes: ${path ? `${path}: ` : ''}${first.message}.${unknown} Mend the schema; issues holds all of them. ${afterwards(operation, 'Then try again.')}`;
  throw new GrantManagementError(operation, { message, issues }, 'InvalidResponse');
}

/** The error of a schema that does not do what a schema does. */
function mistake(operation: string, what: string, details: { cause?: unknown } = {}): GrantManagementError {
  const message = `the schema in \`as\` ${what}. Mend it. ${afterwards(operation, 'Then try again.')}`;
  return new GrantManagementError(operation, { message, ...details }, 'Hook');
}
