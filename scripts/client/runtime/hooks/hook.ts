import { GrantManagementError } from '../errors/errors.ts';
import type { FetchContext } from '../request/options.ts';
import { advice } from '../transport/retry.ts';

/**
 * Runs a user's function.
 *
 * @throws GrantManagementError of kind `Hook`, with what was thrown as its cause, so that nothing is sent again
 */
export async function runHook(
  name: string,
  { operation, attempt }: FetchContext,
  hook: () => unknown,
): Promise<void> {
  try {
    await hook();
  } catch (cause) {
    const isUnsent = name === 'onRequest' && attempt === 1;
    const remedy = isUnsent ? 'Nothing was sent.' : advice(operation, 'Correct it.');
    const message = `${name} threw; see the cause. ${remedy}`;
    throw new GrantManagementError(operation, { message, cause }, 'Hook');
  }
}
