import type { OpenApiDocument } from '../model/document.ts';

const rootOrder = [
  'openapi',
  'jsonSchemaDialect',
  'info',
  'servers',
  'security',
  'tags',
  'paths',
  'webhooks',
  'components',
  'x-unplaced',
  'x-conditions',
  'x-gap-register',
  'x-ambiguities',
  'x-overview',
  'x-guides',
];

/**
 * Sorts the root's keys into a fixed order and components by name, so that moving an operation doesn't move components.
 * Other keys stay as written.
 */
export function sortDocument(document: OpenApiDocument): void {
  sortKeys(document, (key) => rootOrder.indexOf(key) + 1 || rootOrder.length + 1);
  const components = document.components ?? {};
  sortKeys(components, () => 0);
  for (const kind of Object.values(components)) sortKeys(kind, () => 0);
}

/** Sorts by rank, then by name, in place. */
function sortKeys(object: object, rankOf: (key: string) => number): void {
  const entries = Object.entries(object).toSorted(
    ([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : a > b ? 1 : 0),
  );
  for (const [key] of entries) Reflect.deleteProperty(object, key);
  Object.assign(object, Object.fromEntries(entries));
}
