import { isObject, type Json, type JsonObject } from './json.ts';
import type { Operation } from './operation.ts';
import type { Parameter } from './parameter.ts';
import { kindOfSlug } from './well-known.ts';

/** Picks values for sample requests from the description's examples. */
export class Samples {
  readonly #operations: readonly Operation[];
  #slugs: ReadonlyMap<string, readonly string[]> | undefined;

  /** @param operations all documented operations */
  constructor(operations: readonly Operation[]) {
    this.#operations = operations;
  }

  /**
   * Picks a value for a path parameter. The last parameter identifies the record, so it gets the slug from the operation's
   * first example, which the sample request then returns. Other parameters get their own example, the slug of a record of
   * their kind in any example, or else any slug.
   *
   * @throws Error if the examples have no suitable value
   */
  pathValue(operation: Operation, parameter: Parameter): string {
    const isLast = operation.pathParameters.at(-1)?.name === parameter.name;
    const recordSlugs = isLast
      ? recordsOf(operation).flatMap(({ slug }) => (typeof slug === 'string' ? [slug] : []))
      : [];
    const examples = parameter.examples.filter((example) => typeof example === 'string');
    const kind = kindOfSlug(parameter.name);
    const matches = (slug: string): boolean => new RegExp(parameter.schema.pattern ?? '', 'u').test(slug);
    const all = this.#allSlugs();
    const sample = [...recordSlugs, ...examples, ...(all.get(kind) ?? []), ...[...all.values()].flat()].find(
      matches,
    );
    if (sample !== undefined) return sample;
    throw new Error(
      `${operation.id}: no example has a value for \`${parameter.name}\`; add an example to the parameter.`,
    );
  }

  /**
   * Picks a value for a query parameter. If the operation's first example repeats the parameter, uses that value, so that
   * the sample request returns the example. Otherwise uses the parameter's example, default, limit or, if it is required,
   * first enum value.
   *
   * @returns undefined if an optional parameter has none of these
   * @throws Error if a required parameter has none of these
   */
  queryValue(
    operation: Operation,
    { examples: [example], required, schema, name }: Parameter,
  ): string | number | boolean | undefined {
    const listed = required ? schema.values?.values[0]?.value : undefined;
    const repeated = recordsOf(operation)[0]?.[name];
    const value = repeated ?? example ?? schema.default ?? schema.maximum ?? schema.minimum ?? listed;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
    if (!required) return undefined;
    throw new Error(`Samples need a value for the parameter \`${name}\`. Add an example to it.`);
  }

  /** Returns an operation's path with sample values. */
  path(operation: Operation): string {
    return operation.pathParameters.reduce(
      (path, parameter) => path.replace(`{${parameter.name}}`, this.pathValue(operation, parameter)),
      operation.path,
    );
  }

  /** Returns the slugs in the examples by property name, in order. */
  #allSlugs(): ReadonlyMap<string, readonly string[]> {
    if (this.#slugs) return this.#slugs;
    const slugs = new Map<string, string[]>();
    const visit = (value: Json): void => {
      if (Array.isArray(value)) for (const item of value) visit(item);
      if (!isObject(value)) return;
      for (const [name, member] of Object.entries(value)) {
        if (isObject(member) && typeof member['slug'] === 'string')
          slugs.set(name, [...(slugs.get(name) ?? []), member['slug']]);
        visit(member);
      }
    };
    for (const operation of this.#operations)
      for (const record of recordsOf(operation)) {
        if (typeof record['slug'] === 'string') slugs.set('', [...(slugs.get('') ?? []), record['slug']]);
        visit(record);
      }
    return (this.#slugs = slugs);
  }
}

/** Returns the JSON objects in an operation's success examples, without duplicates, because two statuses can share one. */
export function recordsOf(operation: Operation): readonly JsonObject[] {
  const shown = operation.successes.flatMap((response) =>
    (response.as('json')?.examples ?? []).flatMap(({ value }) => (isObject(value) ? [value] : [])),
  );
  return [...new Map(shown.map((record) => [JSON.stringify(record), record])).values()];
}
