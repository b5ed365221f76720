import { InvalidArgumentError } from '../errors/errors.ts';

/**
 * Makes the error of an invalid argument. It quotes numbers and the like, but no text, which could be the key.
 *
 * @param name of the argument
 * @param expected what it must be, in words
 * @param value what was passed
 * @param cause what was thrown, if that explains it
 */
export function invalidArgument(
  name: string,
  expected: string,
  value: unknown,
  cause?: unknown,
): InvalidArgumentError {
  const message = `must be ${expected}; got ${inWords(value)}.`;
  return new InvalidArgumentError(name, cause === undefined ? { message } : { message, cause });
}

function inWords(value: unknown): string {
  if (value === '') return 'an empty string';
  if (typeof value === 'string') return `a string of length ${value.length}`;
  if (Array.isArray(value)) return 'an array';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'an invalid Date' : 'a Date';
  if (typeof value === 'object' && value !== null)
    return `an object (${value.constructor?.name ?? 'Object'})`;
  return typeof value === 'function' || typeof value === 'symbol' ? `a ${typeof value}` : String(value);
}
