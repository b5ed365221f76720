/** What every Standard Schema has (https://standardschema.dev); zod, valibot, arktype and others make them. */
export interface StandardSchema<T> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult<T> | Promise<SchemaResult<T>>;
    readonly types?: { readonly input: unknown; readonly output: T } | undefined;
  };
}

/** What a schema says of a value. */
export type SchemaResult<T> =
  { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly SchemaIssue[] };

/** Where a value differs from a schema. */
export interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Whether a value is a Standard Schema: an object, or a function as with arktype. */
export function isSchema(value: unknown): value is StandardSchema<unknown> {
  const { '~standard': standard } = Object(value) as Partial<StandardSchema<unknown>>;
  return typeof standard?.validate === 'function';
}
