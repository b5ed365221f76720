import type { CallTime } from './call-time.ts';
import { GrantManagementError } from './error.ts';
import { checkRequired, keyRule } from './option-rules.ts';

/**
 * Asks for the key of a call.
 *
 * @param giveKey gives it
 * @param time of the call, which ends the wait for the key as well
 * @throws GrantManagementError of kind `InvalidArgument` when there is none; it does not say what was thrown, which
 *   could hold the key
 */
export async function askForKey(giveKey: () => unknown, time: CallTime): Promise<string> {
  const key = await time.limit<unknown>((resolve, reject) => {
    const failed = (error: unknown): void => {
      const name = error instanceof Error ? error.name : typeof error;
      const message = `the function that gives the key failed with ${/^\w+$/.test(name) ? name : 'an error'}. Call it by itself to see why; nothing was sent.`;
      reject(new GrantManagementError('apiKey', { message }, 'InvalidArgument'));
    };
    new Promise((given) => given(giveKey())).then(resolve, failed);
  });
  checkRequired('apiKey', key, keyRule);
  return key as string;
}
