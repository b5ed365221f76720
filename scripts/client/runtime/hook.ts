import { GrantManagementError } from './error.ts';
import type { FetchContext } from './options.ts';

/**
 * Runs what a user gave. When it throws, that is not a failure of the connection, and the request may have had its effect.
 *
 * @param name of the hook
 * @param context of the request
 * @param hook what to run
 * @throws GrantManagementError of kind `Hook`, with what was thrown as its cause
 */
export async function runHook(name: string, { operation }: FetchContext, hook: () => unknown): Promise<void> {
  try {
    await hook();
  } catch (cause) {
    const message = `${name} threw, and the cause says why. Nothing is sent again${name === 'onRequest' ? '' : '; the request may have had its effect'}.`;
    throw new GrantManagementError(operation, { message, cause }, 'Hook');
  }
}
