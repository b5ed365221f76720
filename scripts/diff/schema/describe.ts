import { quoteList, quoteValues } from '../json.ts';
import { isUnconstrained, type SchemaNode, type Variant } from './node.ts';

const NOUNS: Readonly<Record<Variant['type'], string>> = {
  any: 'any value',
  null: 'null',
  boolean: 'a boolean',
  integer: 'an integer',
  number: 'a number',
  string: 'a string',
  array: 'an array',
  object: 'an object',
};

/** A schema in a few words, such as `a string or null`. */
export function describeNode({ variants }: Pick<SchemaNode, 'variants'>): string {
  if (variants.length === 0) return 'nothing';
  const nouns = [...new Set(variants.map(describeVariant))];
  return nouns.length < 2 ? nouns.join('') : `${nouns.slice(0, -1).join(', ')} or ${nouns.at(-1)}`;
}

/** One alternative in a few words. */
export function describeVariant(variant: Variant): string {
  const { type, values, properties } = variant;
  if (values) return `${values.value.length === 1 ? '' : 'one of '}${quoteValues(values.value)}`;
  if (type === 'object' && properties.size > 0)
    return `an object with ${quoteList([...properties.keys()], 4)}`;
  if (type === 'any' && !isUnconstrained(variant)) return 'any value that follows the rules';
  return NOUNS[type];
}
