import type { Deadline } from './deadline.ts';
import { InvalidArgumentError } from '../errors/errors.ts';
import { checkRequired, keyRule } from '../request/option-rules.ts';

/**
 * Asks for the key of a call.
 *
 * @param getKey returns it, or a promise of it
 * @param deadline ends the wait
 * @throws InvalidArgumentError if there is none; it doesn't quote what was thrown, which could hold the key
 */
export async function askForKey(getKey: () => unknown, deadline: Deadline): Promise<string> {
  deadline.throwIfAborted();
  const asked = (async () => getKey())().catch((error: unknown) => {
    const name = error instanceof Error && /^\w+$/.test(error.name) ? error.name : 'an error';
    throw new InvalidArgumentError('apiKey', {
      message: `the function failed with ${name}; nothing was sent.`,
    });
  });
  const key = await deadline.wait(asked);
  checkRequired('apiKey', key, keyRule);
  return key as string;
}
