import { GrantManagementError } from './failure.ts';

/**
 * Checks something that becomes part of a request.
 *
 * @param name what it is called; the value is not quoted, as it can be the key
 * @param value as the caller gave it
 * @param shape what it must match
 * @returns the value as text
 * @throws GrantManagementError of kind `InvalidArgument` when it does not match
 */
export function check(name: string, value: unknown, shape: RegExp): string {
  if (shape.test(value as string)) return `${value}`;
  throw new GrantManagementError('InvalidArgument', name, `not ${shape}`);
}
