import type { Schema } from '../../model/schema.ts';
import { prose, type Block } from '../site/page-model.ts';
import { code, say } from '../site/phrase.ts';
import { languageName } from './locale-names.ts';

/**
 * Lists an enumeration's values, each with a link.
 *
 * @returns undefined if the schema has none
 */
export function valueList(schema: Schema, name: string): Block[] | undefined {
  const listed = schema.values;
  if (!listed) return undefined;
  const values = listed.values.map(({ value, meaning }) => ({ value: String(value), meaning }));
  const languages = values.map(({ value }) => languageName(value));
  // Format the values as languages only if all of them are locale codes.
  const areLanguages = languages.every((language) => language !== undefined);
  const sentence = areLanguages
    ? say`We derived the language names from the part of each code before ${code('_')}. The part after it isn't documented.`
    : listed.kind === 'examples' || listed.open
      ? 'Other values may occur.'
      : '';
  return [
    ...(sentence === '' ? [] : [prose(sentence)]),
    {
      kind: 'values',
      label: `Values of ${name}`,
      values: values.map(({ value, meaning }, index) => ({
        value: code(value),
        meaning: areLanguages ? (languages[index] ?? '') : meaning,
        id: `${name}=${value.replaceAll(' ', '-')}`,
      })),
    },
  ];
}
