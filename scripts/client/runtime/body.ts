import { invalidArgument } from './invalid-argument.ts';

/**
 * Writes a body as JSON, as it is now, whatever becomes of it.
 *
 * @param value the body
 * @throws GrantManagementError of kind `InvalidArgument` when it cannot be JSON
 */
export function bodyText(value: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    // What the engine says could quote the body; which part it is, the user finds sooner than we.
  }
  if (text !== undefined) return text;
  throw invalidArgument('body', 'what JSON can express, without a BigInt or a reference to itself', value);
}
