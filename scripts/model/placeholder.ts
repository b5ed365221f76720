import { boundsOf } from './bounds.ts';
import type { Gap } from './document.ts';
import type { Model } from './model.ts';

/** Tables that a guide can include: `<!-- table: limits -->`. */
const placeholderTables = ['addresses', 'unplaced', 'limits'] as const;
export type PlaceholderTable = (typeof placeholderTables)[number];

export function isPlaceholderTable(name: string): name is PlaceholderTable {
  return placeholderTables.some((table) => table === name);
}

/** Packages for which a guide can include install instructions: `<!-- install: client -->`. */
const packages = ['client', 'mock', 'contract'] as const;
export type PackageName = (typeof packages)[number];

export function isPackage(name: string): name is PackageName {
  return packages.some((each) => each === name);
}

/**
 * Validates a placeholder in a guide.
 *
 * @param model the interface
 * @param kind `table`, `enum`, `schema`, `bounds`, `samples`, `response`, `drawing` or `install`
 * @param name a table, component schema, operation, column of the domain diagram or package
 * @returns the problem, as part of a sentence; undefined if the placeholder is valid
 */
export function placeholderFault(model: Model, kind: string, name: string): string | undefined {
  switch (kind) {
    case 'table':
      return isPlaceholderTable(name)
        ? undefined
        : `there is no table "${name}"; use ${placeholderTables.join(', ')}`;
    case 'install':
      return isPackage(name) ? undefined : `there is no package "${name}"; use ${packages.join(', ')}`;
    case 'response':
      return model.operations.some(({ id, success }) => id === name && success?.as('json')?.examples[0])
        ? undefined
        : `there is no operation "${name}" with a response example`;
    case 'samples':
      return model.operations.some(({ id }) => id === name) ? undefined : `there is no operation "${name}"`;
    case 'drawing':
      return model.overview.columns.some(({ id }) => id === name)
        ? undefined
        : `there is no column "${name}" in x-overview`;
    case 'bounds':
    case 'enum':
    case 'schema': {
      const schema = model.schemas.get(name);
      if (!schema) return `there is no schema "${name}"`;
      if (kind === 'bounds')
        return boundsOf(schema).length > 0 ? undefined : `the schema "${name}" has no limits`;
      if (kind === 'enum') return schema.values ? undefined : `the schema "${name}" has no enum values`;
      return schema.members.length > 0 ? undefined : `the schema "${name}" has no properties`;
    }
    default:
      return `there is no placeholder kind "${kind}"; use table, enum, schema, bounds, samples, response, drawing or install`;
  }
}

/** `{{GAP-003}}` in a guide, which expands to the unknown's statement. */
export const unknownPlaceholder = /\{\{(GAP-\d+)\}\}/g;

/**
 * Replaces placeholders with the statement and ID of their unknown. Leaves placeholders without an open unknown, which lint
 * reports.
 */
export function fillUnknowns(text: string, gaps: readonly Gap[]): string {
  return text.replaceAll(unknownPlaceholder, (placeholder, id: string) => {
    const gap = gaps.find((each) => each.id === id && each.closed === undefined);
    return gap === undefined ? placeholder : `${gap.statement} (\`${id}\`)`;
  });
}
