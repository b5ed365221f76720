import type { Schema } from '../../model/schema.ts';
import { prose, type Block } from '../site/page-model.ts';
import { code, say } from '../site/phrase.ts';
import { languageName } from './locale-names.ts';

/**
 * The values of an enumeration, each with an address.
 *
 * @returns undefined when the schema lists none
 */
export function valueList(schema: Schema, name: string): Block[] | undefined {
  const listed = schema.values;
  if (!listed) return undefined;
  const values = listed.values.map(({ value, meaning }) => ({ value: String(value), meaning }));
  const languages = values.map(({ value }) => languageName(value));
  // Codes of languages, and of nothing else: all of them are written like one.
  const areLanguages = languages.every((language) => language !== undefined);
  const sentence = areLanguages
    ? say`The language names are ours. They come from the part of each code before ${code('_')}; the part after it isn't explained.`
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
