import { GrantManagementError } from './error.ts';

/**
 * Makes the error of an argument that cannot be used. It quotes numbers and the like, but no text: that can be the key.
 *
 * @param name of the argument
 * @param expected what it must be, in words
 * @param value what was given
 * @param cause what was thrown, where that shows why
 */
export function invalidArgument(
  name: string,
  expected: string,
  value: unknown,
  cause?: unknown,
): GrantManagementError {
  const message = `must be ${expected}. ${inWords(value)} was given; nothing was sent.`;
  return new GrantManagementError(
    name,
    cause === undefined ? { message } : { message, cause },
    'InvalidArgument',
  );
}

const words: Partial<Record<string, string>> = {
  bigint: 'A BigInt',
  function: 'A function',
  symbol: 'A symbol',
  undefined: 'Nothing',
};

function inWords(value: unknown): string {
  if (value === '') return 'An empty text';
  if (typeof value === 'string')
    return `A text of ${value.length} ${value.length === 1 ? 'character' : 'characters'}`;
  if (Array.isArray(value)) return value.length === 0 ? 'An empty list' : 'A list';
  if (typeof value === 'object' && value !== null)
    return `An object (${value.constructor?.name ?? 'Object'})`;
  return words[typeof value] ?? `The value ${String(value)}`;
}
