import type { Json } from '../../model/document.ts';
import type { ValueType } from './node.ts';

/** The JSON type of a value; every number is `number`. */
export function typeOfValue(value: Json): ValueType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'number') return 'number';
  return typeof value === 'string' ? 'string' : 'object';
}
