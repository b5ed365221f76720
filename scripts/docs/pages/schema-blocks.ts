import type { OpenApiDocument, RequestBody, Schema } from '../../model/document.ts';
import { dereference } from '../../model/operations.ts';
import { oncePer } from '../once-per.ts';
import { prose, type Block } from '../site/model.ts';
import { listValues, schemaName } from './describe-schema.ts';
import { languageName } from './language-names.ts';
import { operationsOf } from './operations-of.ts';

/** Whether a schema is the body of a request, so that a program sends it. */
export function isSent(document: OpenApiDocument, name: string): boolean {
  return sentSchemas(document).has(name);
}

const sentSchemas = oncePer((document: OpenApiDocument): ReadonlySet<string> => {
  const operations = [
    ...operationsOf(document).map(({ operation }) => operation),
    ...(document['x-unplaced']?.operations ?? []),
  ];
  const bodies = operations.flatMap(({ requestBody }) =>
    requestBody ? [dereference<RequestBody>(document, requestBody)] : [],
  );
  return new Set(
    bodies.flatMap(({ content }) =>
      Object.values(content).flatMap(({ schema }) => (schema && schemaName(schema)) ?? []),
    ),
  );
});

/**
 * The values of an enumeration, each with an address.
 *
 * @returns undefined when the schema lists none
 */
export function valueList(document: OpenApiDocument, schema: Schema, name: string): Block[] | undefined {
  const listed = listValues(document, schema);
  if (!listed) return undefined;
  const languages = listed.values.map(({ value }) => languageName(value));
  // Codes of languages, and of nothing else: all of them are written like one.
  const areLanguages = languages.every((language) => language !== undefined);
  const sentence = areLanguages
    ? 'The names of the languages are ours, from the part of each code before `_`. What the part behind it stands for is not said.'
    : listed.kind === 'example'
      ? 'These are named; others may occur.'
      : listed.open
        ? 'These are known; others may occur.'
        : '';
  return [
    ...(sentence === '' ? [] : [prose(sentence)]),
    {
      kind: 'values',
      label: `Values of ${name}`,
      values: listed.values.map(({ value, meaning }, index) => ({
        value: `\`${value}\``,
        meaning: areLanguages ? (languages[index] ?? '') : meaning,
        id: `${name}=${value.replaceAll(' ', '-')}`,
      })),
    },
  ];
}
