import { GrantManagementError } from './error.ts';
import { invalidArgument } from './invalid-argument.ts';

/**
 * Writes a body as JSON, as it is now, whatever becomes of it.
 *
 * @param value the body
 * @throws GrantManagementError of kind `InvalidArgument` when it cannot be JSON, or would lose what it holds
 */
export function bodyText(value: unknown): string {
  let text: string | undefined;
  let cause: unknown;
  try {
    text = JSON.stringify(value, refuseCollections);
  } catch (error) {
    if (error instanceof GrantManagementError) throw error;
    // The engine names members there, and no values; what a `toJSON` throws is the user's own.
    cause = error;
  }
  if (text !== undefined) return text;
  throw invalidArgument(
    'body',
    'what JSON can express, without a BigInt or a reference to itself',
    value,
    cause,
  );
}

/** JSON makes `{}` of a Map, of FormData and the like, and so loses what they hold. */
function refuseCollections(name: string, value: unknown): unknown {
  const { entries } = Object(value) as { entries?: unknown };
  if (typeof entries !== 'function' || Array.isArray(value)) return value;
  throw invalidArgument(
    name === '' ? 'body' : `body.${name}`,
    'what JSON can express; make an object of this with Object.fromEntries()',
    value,
  );
}
