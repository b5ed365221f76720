/** The parts of every request: base URL, key and language. */
import type { Server } from './document.ts';
import type { JsonObject } from './json.ts';
import type { Operation } from './operation.ts';
import { type Marked, Place } from './place.ts';

/** A region of the service. */
export class Region extends Place<Server & Marked> {
  /** The base URL. It has a `.invalid` host if it isn't documented. */
  get url(): string {
    return this.node.url;
  }

  /** True if the base URL is documented. */
  get known(): boolean {
    return this.gaps.length === 0;
  }
}

/** The API key's security scheme. */
export class SecurityKey extends Place<JsonObject & Marked> {
  /** Name of the key's header. */
  get header(): string {
    return String(this.node['name']);
  }
}

/** Language selection in requests. */
export interface Languages {
  /** Name of the header. */
  readonly header: string;
  /** Available locale codes. */
  readonly locales: readonly string[];
  /** Words that select every language, taken from the header's examples: those that aren't locale codes. */
  readonly every: readonly string[];
}

/** Reads the languages from the first header that lists the values of an enumeration. */
export function languagesOf(operations: readonly Operation[]): Languages | undefined {
  const parameters = operations.flatMap((operation) => operation.parameters);
  const parameter = parameters.find(({ listOf }) => listOf !== undefined);
  if (parameter === undefined) return undefined;
  const locales = (parameter.listOf?.values?.values ?? []).map(({ value }) => String(value));
  return { header: parameter.name, locales, every: parameter.listAlso };
}
