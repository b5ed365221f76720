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
   * A value for a parameter in the path. The last one identifies the record: it is the slug in the operation's first
   * example, so that a sample request gets that example. Otherwise it is the parameter's own example, the slug of a record
   * of its kind in any example, or else any slug.
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
    const fits = (slug: string): boolean => new RegExp(parameter.schema.pattern ?? '', 'u').test(slug);
    const all = this.#allSlugs();
    const sample = [...recordSlugs, ...examples, ...(all.get(kind) ?? []), ...[...all.values()].flat()].find(
      fits,
    );
    if (sample !== undefined) return sample;
    throw new Error(
      `${operation.id}: no example shows a value for \`${parameter.name}\`; give the parameter an example.`,
    );
  }

  /**
   * A value for a query parameter: the one that the operation's first example repeats, so that a sample request gets that
   * example; else the parameter's own example, its default, a bound or, if it is required, the first of its values.
   * Undefined if it has none of these and may be left out.
   *
   * @throws Error if a required parameter has none
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
