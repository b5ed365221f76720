import { GrantManagementError } from './error.ts';
import type { FetchContext } from './options.ts';
import { afterwards } from './retry-policy.ts';

/**
 * Runs what a user gave. When it throws, that is not a failure of the connection, and the request may have had its effect.
 *
 * @param name of the hook
 * @param context of the request
 * @param hook what to run
 * @throws GrantManagementError of kind `Hook`, with what was thrown as its cause
 */
export async function runHook(
  name: string,
  { operation, attempt }: FetchContext,
  hook: () => unknown,
): Promise<void> {
  try {
    await hook();
  } catch (cause) {
    const unsent = name === 'onRequest' && attempt === 1;
    const message = `${name} threw, and the cause says why. ${unsent ? 'Nothing was sent. Mend it.' : `Mend it. ${afterwards(operation, 'Then try again.')}`}`;
    throw new GrantManagementError(operation, { message, cause }, 'Hook');
  }
}
