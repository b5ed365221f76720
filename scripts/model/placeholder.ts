import { boundsOf } from './bounds.ts';
import type { Gap } from './document.ts';
import type { Model } from './model.ts';

/** Tables for guides: `<!-- table: limits -->`. */
const placeholderTables = ['addresses', 'unplaced', 'limits'] as const;
export type PlaceholderTable = (typeof placeholderTables)[number];

/** Whether a name is a table's. */
export function isPlaceholderTable(name: string): name is PlaceholderTable {
  return placeholderTables.some((table) => table === name);
}

/** Packages that a guide can show how to install: `<!-- install: client -->`. */
const packages = ['client', 'mock', 'contract'] as const;
export type PackageName = (typeof packages)[number];

/** Whether a name is a package's. */
export function isPackage(name: string): name is PackageName {
  return packages.some((each) => each === name);
}

/**
 * Validates a placeholder in a guide.
 *
 * @param model the interface
 * @param kind `table`, `enum`, `schema`, `bounds`, `samples`, `response`, `drawing` or `install`
 * @param name a table, component schema, operation, column of the domain diagram, or package
 * @returns why it is invalid, as the end of a sentence; undefined if it is valid
 */
export function placeholderFault(model: Model, kind: string, name: string): string | undefined {
  switch (kind) {
    case 'table':
      return isPlaceholderTable(name)
        ? undefined
        : `no table "${name}"; there are: ${placeholderTables.join(', ')}`;
    case 'install':
      return isPackage(name) ? undefined : `no package "${name}"; there are: ${packages.join(', ')}`;
    case 'response':
      return model.operations.some(({ id, success }) => id === name && success?.as('json')?.examples[0])
        ? undefined
        : `no operation "${name}" with an example of its response`;
    case 'samples':
      return model.operations.some(({ id }) => id === name)
        ? undefined
        : `no operation "${name}" in the bundle`;
    case 'drawing':
      return model.overview.columns.some(({ id }) => id === name)
        ? undefined
        : `no column "${name}" in x-overview`;
    case 'bounds':
    case 'enum':
    case 'schema': {
      const schema = model.schemas.get(name);
      if (!schema) return `no schema "${name}" in the bundle`;
      if (kind === 'bounds')
        return boundsOf(schema).length > 0 ? undefined : `schema "${name}" sets no bounds`;
      if (kind === 'enum') return schema.values ? undefined : `schema "${name}" lists no values`;
      return schema.members.length > 0 ? undefined : 'a schema without members cannot be shown as a table';
    }
    default:
      return `no placeholder of the kind "${kind}"; there are: table, enum, schema, bounds, samples, response, drawing, install`;
  }
}

/** `{{GAP-003}}` in a guide: that unknown's sentence. */
export const unknownPlaceholder = /\{\{(GAP-\d+)\}\}/g;

/**
 * Replaces placeholders with the sentences of their unknowns and their ids. Lint reports placeholders without an open entry,
 * which stay.
 */
export function fillUnknowns(text: string, gaps: readonly Gap[]): string {
  return text.replaceAll(unknownPlaceholder, (placeholder, id: string) => {
    const gap = gaps.find((each) => each.id === id && each.closed === undefined);
    return gap === undefined ? placeholder : `${gap.statement} (\`${id}\`)`;
  });
}
