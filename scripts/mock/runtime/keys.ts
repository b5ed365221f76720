import { conditionIds } from '../../model/well-known.ts';

/** `mock-key-` and a condition's id is a key that triggers that condition. */
export const conditionKeyPrefix = 'mock-key-';

/** Replaces two keys in one request. */
export const noKey: string = conditionKeyPrefix + conditionIds.unknownKey;

/**
 * The condition that a key triggers; undefined for a valid key. A misspelt `mock-key-…` is an unknown key.
 *
 * @param isCondition whether an id is a condition's
 */
export function conditionOfKey(
  key: string | undefined,
  isCondition: (id: string) => boolean,
): string | undefined {
  if (!key?.startsWith(conditionKeyPrefix)) return undefined;
  const id = key.slice(conditionKeyPrefix.length);
  return isCondition(id) ? id : conditionIds.unknownKey;
}
