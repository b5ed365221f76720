import type { Operation } from './operation.ts';

/** How requests select languages. */
export interface Languages {
  /** Name of the header. */
  readonly header: string;
  /** Available locale codes. */
  readonly locales: readonly string[];
  /** Words that select every language. */
  readonly every: readonly string[];
}

/** Reads them from the first parameter whose schema says `x-list-of`. */
export function languagesOf(operations: readonly Operation[]): Languages | undefined {
  const parameter = operations
    .flatMap(({ parameters }) => parameters)
    .find(({ schema }) => schema.listOf !== undefined);
  if (!parameter) return undefined;
  const { listOf, listAlso } = parameter.schema;
  return {
    header: parameter.name,
    locales: (listOf?.values?.values ?? []).map(({ value }) => String(value)),
    every: listAlso,
  };
}
