import type { Operation } from './operation.ts';

/** How a request asks for languages. */
export interface Languages {
  /** Header that lists them. */
  readonly header: string;
  /** Locale codes that can be asked for. */
  readonly locales: readonly string[];
  /** Words that ask for every language. */
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
