// @ts-check
/**
 * Helpers for lint rules that read the registers.
 *
 * @import { UserContext } from '@redocly/openapi-core'
 * @typedef {UserContext['location']} Location
 * @typedef {{ id: string, node: Record<string, unknown>, location: Location }} Entry
 */

/** The registers. Nodes reference entries with `key`. */
export const registers = /** @type {const} */ ([
  { register: 'x-gap-register', key: 'x-gap', noun: 'unknown' },
  { register: 'x-ambiguities', key: 'x-amb', noun: 'assumption' },
  { register: 'x-conditions', key: undefined, noun: 'error condition' },
]);

/**
 * Reads the entries of a register, following the reference if there is one.
 *
 * @param {object} holder the node with the register: the root, or `info`
 * @param {string} key name of the register
 * @param {Pick<UserContext, 'resolve' | 'location'>} context the visitor context for the holder
 * @returns {Entry[]} entries with an `id` or a `version`, in register order
 */
export function readRegister(holder, key, { resolve, location }) {
  const value = /** @type {Record<string, object | undefined>} */ (holder)[key];
  if (value === undefined) return [];
  const isReference = '$ref' in value;
  const resolved = isReference ? resolve(/** @type {{ $ref: string }} */ (value)) : undefined;
  const list = /** @type {unknown} */ (resolved ? resolved.node : value);
  const place = resolved ? resolved.location : location.child([key]);
  if (!Array.isArray(list) || !place) return [];
  return list.flatMap((node, index) => {
    const id = node?.id ?? node?.version;
    return typeof id === 'string' ? [{ id, node, location: place.child([index]) }] : [];
  });
}
