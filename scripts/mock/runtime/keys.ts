import { conditionIds } from '../../model/well-known.ts';

/** Prefix of keys that trigger an error condition: `mock-key-<id>`. */
export const conditionKeyPrefix = 'mock-key-';

/** The key of a request that has two keys. */
export const noKey: string = conditionKeyPrefix + conditionIds.unknownKey;

/**
 * Returns the error condition that a key triggers; undefined for a valid key. A misspelt `mock-key-…` is an unknown key.
 *
 * @param isCondition returns true for the ID of an error condition
 */
export function conditionOfKey(
  key: string | undefined,
  isCondition: (id: string) => boolean,
): string | undefined {
  if (!key?.startsWith(conditionKeyPrefix)) return undefined;
  const id = key.slice(conditionKeyPrefix.length);
  return isCondition(id) ? id : conditionIds.unknownKey;
}
