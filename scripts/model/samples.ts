import { isObject, type Json, type JsonObject } from './json.ts';
import type { Operation } from './operation.ts';
import type { Parameter } from './parameter.ts';
import { kindOfSlug } from './well-known.ts';

/** Values for sample requests, from the examples of a description. */
export class Samples {
  readonly #operations: readonly Operation[];
  #slugs: ReadonlyMap<string, readonly string[]> | undefined;

  /** @param operations all documented operations */
  constructor(operations: readonly Operation[]) {
    this.#operations = operations;
  }

  /**
   * A value for a path parameter: its example, else the slug of the record in the operation's example, else of a record of
   * that kind in any example, else any slug in the examples.
   *
   * @throws Error if the examples have no suitable value
   */
  pathValue(operation: Operation, parameter: Parameter): string {
    const [example] = parameter.examples;
    if (typeof example === 'string') return example;
    const kind = kindOfSlug(parameter.name);
    const fits = (slug: string): boolean => new RegExp(parameter.schema.pattern ?? '', 'u').test(slug);
    const all = this.#allSlugs();
    const own = recordsOf(operation).flatMap(({ slug }) => (typeof slug === 'string' ? [slug] : []));
    const found = [...own, ...(all.get(kind) ?? []), ...[...all.values()].flat()].find(fits);
    if (found !== undefined) return found;
    throw new Error(
      `${operation.id}: no example shows a value for \`${parameter.name}\`; give the parameter an example.`,
    );
  }

  /**
   * A value for a query parameter: its example, default or bound, or for a required one its first enumerated value.
   * Undefined if an optional parameter has none.
   *
   * @throws Error if a required parameter has none
   */
  queryValue({
    examples: [example],
    required,
    schema,
    name,
  }: Parameter): string | number | boolean | undefined {
    const listed = required ? schema.values?.values[0]?.value : undefined;
    const value = example ?? schema.default ?? schema.maximum ?? schema.minimum ?? listed;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
    if (!required) return undefined;
    throw new Error(`Samples need a value for the parameter \`${name}\`. Give it an example.`);
  }

  /** An operation's path with sample values. */
  path(operation: Operation): string {
    return operation.pathParameters.reduce(
      (path, parameter) => path.replace(`{${parameter.name}}`, this.pathValue(operation, parameter)),
      operation.path,
    );
  }

  /** The slugs in the examples, in order, by the name of their property. */
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

/** The JSON objects in an operation's success examples, each once: two statuses can share one. */
export function recordsOf(operation: Operation): readonly JsonObject[] {
  const shown = operation.successes.flatMap((response) =>
    (response.as('json')?.examples ?? []).flatMap(({ value }) => (isObject(value) ? [value] : [])),
  );
  return [...new Map(shown.map((record) => [JSON.stringify(record), record])).values()];
}
