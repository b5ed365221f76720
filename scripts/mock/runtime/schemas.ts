import { createRequire } from 'node:module';

export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  /** The invalid name, if the error is about a property name. */
  readonly propertyName?: string;
}

/** Validates a value and keeps the errors. */
export interface Validate {
  (value: unknown): boolean;
  readonly errors?: readonly SchemaError[] | null;
}

/** Content of `validators.cjs`: by operation ID, validators for query parameters (as one object), request body and record. */
export type Schemas = Readonly<Record<'queries' | 'bodies' | 'records', Readonly<Record<string, Validate>>>>;

let loaded: Schemas | undefined;

/** Compiled schemas, loaded on first use. */
export function schemas(): Schemas {
  return (loaded ??= createRequire(import.meta.url)('./validators.cjs') as Schemas);
}
