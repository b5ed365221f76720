import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import type { Parameter } from '../../model/parameter.ts';
import { isObject } from '../../model/json.ts';
import { recordsMember } from '../../model/list.ts';
import { kindOfSlug } from '../../model/well-known.ts';

/** The slugs available to a check: from the options and from responses. */
export class SlugPool {
  readonly #configured: ReadonlyMap<string, readonly string[]>;
  readonly #collected = new Map<string, Set<string>>();
  readonly #patterns: ReadonlyMap<string, RegExp>;

  /**
   * @param model defines the kinds of slugs
   * @param configured slugs by kind, such as `fund`
   */
  constructor(model: Model, configured: ReadonlyMap<string, readonly string[]>) {
    this.#configured = configured;
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
    return [...new Set([...(this.#configured.get(kind) ?? []), ...(this.#collected.get(kind) ?? [])])];
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
    this.#collected.set(kind, (this.#collected.get(kind) ?? new Set()).add(slug));
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
