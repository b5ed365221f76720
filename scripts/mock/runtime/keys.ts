import type { KeyKind } from './api.ts';

/** The condition that a key of each kind meets. */
const conditionOfKind: Readonly<Record<KeyKind, string | null>> = {
  valid: null,
  'read-only': 'read-only-key',
  suspended: 'suspended-account',
  'wrong-account': 'wrong-account-key',
  'no-api-feature': 'api-feature-disabled',
  unknown: 'unknown-api-key',
};

export const keyKinds: readonly KeyKind[] = Object.keys(conditionOfKind) as KeyKind[];

/** A key with this in front and the id of a condition behind meets that condition. */
export const conditionKeyPrefix = 'mock-key-';

/** What stands for a key that can be none. */
export const noKey: string = `${conditionKeyPrefix}${conditionOfKind.unknown}`;

export function isKeyKind(value: unknown): value is KeyKind {
  return typeof value === 'string' && Object.hasOwn(conditionOfKind, value);
}

/**
 * The condition that a key meets.
 *
 * @param key the key, undefined when there is none
 * @param keys what keys are said to be; as soon as one of them is `valid`, a key that is not among them is unknown
 * @returns id of the condition, or null when the key is in order
 */
export function conditionOfKey(
  key: string | undefined,
  keys: Readonly<Record<string, KeyKind>>,
): string | null {
  if (key === undefined || key === '') return null;
  if (Object.hasOwn(keys, key)) return conditionOfKind[keys[key] ?? 'valid'];
  if (key.startsWith(conditionKeyPrefix)) return key.slice(conditionKeyPrefix.length);
  return Object.values(keys).includes('valid') ? conditionOfKind.unknown : null;
}
