import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import type { Parameter } from '../../model/parameter.ts';
import { isObject } from '../../model/json.ts';
import { recordsMember } from '../../model/list.ts';
import { kindOfSlug } from '../../model/well-known.ts';

/** The slugs available to a check: those passed as options and, for reads, those found in responses. */
export class KnownSlugs {
  readonly #given: ReadonlyMap<string, readonly string[]>;
  readonly #found = new Map<string, Set<string>>();
  readonly #patterns: ReadonlyMap<string, RegExp>;

  /**
   * @param model defines the kinds of slugs
   * @param given slugs by kind, such as `fund`
   */
  constructor(model: Model, given: ReadonlyMap<string, readonly string[]>) {
    this.#given = given;
    const parameters = model.operations.flatMap(({ pathParameters }) => pathParameters);
    this.#patterns = new Map(
      parameters.map((parameter) => [
        kindOfSlug(parameter.name),
        new RegExp(parameter.schema.pattern ?? '', 'u'),
      ]),
    );
  }

  /** Returns slugs to read; those from the options come first. */
  of(parameter: Parameter): readonly string[] {
    const kind = kindOfSlug(parameter.name);
    return [...new Set([...(this.#given.get(kind) ?? []), ...(this.#found.get(kind) ?? [])])];
  }

  /** Collects the slugs in a success body. */
  learn(operation: Operation, body: unknown): void {
    if (operation.list && isObject(body)) {
      const kind = operation.path.split('/').at(-1)?.replaceAll('-', '_') ?? '';
      const records = body[recordsMember];
      if (Array.isArray(records)) for (const record of records) this.#record(kind, record);
    }
    this.#references(body, 0);
  }

  #record(kind: string, value: unknown): void {
    const slug: unknown = isObject(value) ? value['slug'] : undefined;
    if (typeof slug !== 'string' || !this.#patterns.get(kind)?.test(slug)) return;
    this.#found.set(kind, (this.#found.get(kind) ?? new Set()).add(slug));
  }

  #references(value: unknown, depth: number): void {
    if (depth > 20) return;
    if (Array.isArray(value)) for (const item of value) this.#references(item, depth + 1);
    if (!isObject(value)) return;
    for (const [name, member] of Object.entries(value)) {
      this.#record(name, member);
      this.#references(member, depth + 1);
    }
  }
}
