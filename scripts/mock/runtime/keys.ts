import { conditionIds } from '../../model/well-known.ts';

/** A key with this in front and the id of a condition behind meets that condition. */
export const conditionKeyPrefix = 'mock-key-';

/** What stands for two keys in one request. */
export const noKey: string = conditionKeyPrefix + conditionIds.unknownKey;

/**
 * The condition that a key meets; undefined when the key is in order.
 *
 * @param isCondition whether an id is that of a condition; a misspelt key of the form `mock-key-…` is an unknown one
 */
export function conditionOfKey(
  key: string | undefined,
  isCondition: (id: string) => boolean,
): string | undefined {
  if (!key?.startsWith(conditionKeyPrefix)) return undefined;
  const id = key.slice(conditionKeyPrefix.length);
  return isCondition(id) ? id : conditionIds.unknownKey;
}
