import type { Operation } from './operation.ts';

/** How requests select languages. */
export interface Languages {
  /** Name of the header. */
  readonly header: string;
  /** Available locale codes. */
  readonly locales: readonly string[];
  /** Words that select every language: those in the header's examples that aren't codes. */
  readonly every: readonly string[];
}

/** Reads them from the first header that lists the values of an enumeration. */
export function languagesOf(operations: readonly Operation[]): Languages | undefined {
  const parameters = operations.flatMap((operation) => operation.parameters);
  const parameter = parameters.find(({ listOf }) => listOf !== undefined);
  if (parameter === undefined) return undefined;
  const locales = (parameter.listOf?.values?.values ?? []).map(({ value }) => String(value));
  return { header: parameter.name, locales, every: parameter.listAlso };
}
