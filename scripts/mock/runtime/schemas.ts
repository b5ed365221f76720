import { createRequire } from 'node:module';

/** Something that a schema finds wrong with a value. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  /** The name at fault, where the error is about the name of a member. */
  readonly propertyName?: string;
}

/** Checks a value, and keeps what is wrong with it. */
export interface Validate {
  (value: unknown): boolean;
  readonly errors?: readonly SchemaError[] | null;
}

/** `validators.cjs`, by the id of an operation: its query parameters together, its request body, its record. */
export type Schemas = Readonly<Record<'queries' | 'bodies' | 'records', Readonly<Record<string, Validate>>>>;

let loaded: Schemas | undefined;

/** The schemas of the description as functions, loaded when the first of them is needed. */
export function schemas(): Schemas {
  return (loaded ??= createRequire(import.meta.url)('./validators.cjs') as Schemas);
}
