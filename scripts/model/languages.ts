import type { Operation } from './operation.ts';

/** How a request asks for languages. */
export interface Languages {
  /** Header that lists them. */
  readonly header: string;
  /** Locale codes that can be asked for. */
  readonly locales: readonly string[];
  /** Words that ask for every language: those in the header's examples that are not codes. */
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
