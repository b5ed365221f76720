import type { KeyKind } from './api.ts';
import { conditionOfKind } from './order.ts';

export const keyKinds: readonly KeyKind[] = ['valid', ...conditionOfKind.keys()];

/** A key with this in front and the id of a condition behind meets that condition. */
export const conditionKeyPrefix = 'mock-key-';

const unknownKey = conditionOfKind.get('unknown') ?? '';

/** What stands for a key that can be none. */
export const noKey: string = conditionKeyPrefix + unknownKey;

/** Whether a text can be sent as a key: printable ASCII, without spaces at its ends. */
export function isKey(text: string): boolean {
  return /^[!-~](?:[ -~]*[!-~])?$/.test(text);
}

export function isKeyKind(value: unknown): value is KeyKind {
  return keyKinds.some((kind) => kind === value);
}

/**
 * The condition that a key meets.
 *
 * @param key the key, undefined when there is none
 * @param keys what keys are said to be; as soon as one of them is `valid`, a key that is not among them is unknown
 * @param isCondition whether an id is that of a condition; a misspelt key of the form `mock-key-…` is an unknown one
 * @returns id of the condition, or null when the key is in order
 */
export function conditionOfKey(
  key: string | undefined,
  keys: Readonly<Record<string, KeyKind>>,
  isCondition: (id: string) => boolean,
): string | null {
  if (key === undefined || key === '') return null;
  if (Object.hasOwn(keys, key)) return conditionOfKind.get(keys[key] ?? 'valid') ?? null;
  if (key.startsWith(conditionKeyPrefix)) {
    const id = key.slice(conditionKeyPrefix.length);
    return isCondition(id) ? id : unknownKey;
  }
  return Object.values(keys).includes('valid') ? unknownKey : null;
}
