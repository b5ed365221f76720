import type { BundledSpec } from '../bundle/bundle-spec.ts';
import type { OpenApiDocument } from '../model/document.ts';

/** Keys of the bundle whose value is a name that a guide may mention. */
const namingKeys = new Set([
  'operationId',
  'name',
  'id',
  'role',
  'slug',
  'const',
  'x-list-also',
  'enum',
  'required',
  'examples',
]);

/** What programs and formats call their own things; a guide may mention these too. */
const common = [
  'null',
  'true',
  'false',
  'GET',
  'PUT',
  'POST',
  'DELETE',
  'Accept',
  'Content-Type',
  'Z',
  'Response',
  'any',
  'unknown',
  'void',
  'never',
  'openapi.yaml',
  'openapi.json',
  'x-webhooks',
];

/**
 * Collects every name that the bundle knows: operations, components, members, parameters, headers, values, paths and
 * statuses, and what the history and the registers write as code. A name that stands in an example or a description
 * alone is not known: it may be misspelt there.
 */
export function vocabularyOf({ bundle }: BundledSpec): Set<string> {
  const words = new Set(common);
  collect(withoutGuides(bundle.document), words);
  for (const path of Object.keys(bundle.document.paths)) words.add(path);
  return words;
}

function withoutGuides(document: OpenApiDocument): object {
  return { ...document, 'x-guides': [] };
}

/** Registers state what is known and what is not; a name in them is known from there. */
const records = new Set(['x-changelog', 'x-gap-register', 'x-ambiguities', 'x-conditions']);
/** Examples hold values; of their members only the schema says that they exist. */
const values = new Set(['value', 'example', 'default']);

function collect(node: unknown, words: Set<string>, key = '', isRecord = false, isValue = false): void {
  if (typeof node === 'string') {
    if (namingKeys.has(key)) words.add(node);
    if (isRecord) for (const [, code = ''] of node.matchAll(/`([^`\n]+)`/g)) words.add(code);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const item of node) collect(item, words, key, isRecord, isValue);
    return;
  }
  for (const [name, value] of Object.entries(node)) {
    if (!isValue) words.add(name);
    collect(
      value,
      words,
      name,
      isRecord || records.has(name),
      isValue || (values.has(name) && key !== 'properties'),
    );
  }
}
