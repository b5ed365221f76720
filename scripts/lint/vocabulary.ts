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
 * statuses, and what descriptions write as code.
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

function collect(node: unknown, words: Set<string>, key = ''): void {
  if (typeof node === 'string') {
    if (namingKeys.has(key)) words.add(node);
    for (const [, code = ''] of node.matchAll(/`([^`\n]+)`/g)) words.add(code);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const item of node) collect(item, words, key);
    return;
  }
  for (const [name, value] of Object.entries(node)) {
    words.add(name);
    collect(value, words, name);
  }
}
