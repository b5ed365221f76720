import type { Response } from '../model/body.ts';
import type { MediaType } from '../model/media-type.ts';
import type { Place } from '../model/place.ts';
import type { Parameter, UnnamedParameter } from '../model/parameter.ts';
import type { Schema } from '../model/schema.ts';

/** Collects the gaps that parts of the interface name, with those of all that they are made of. */
export class GapCollector {
  readonly #gaps = new Set<string>();
  readonly #seen = new Set<Schema>();

  /** Ids, sorted, each once. */
  get ids(): string[] {
    return [...this.#gaps].toSorted();
  }

  /** Adds the gaps that a part names itself. */
  addOwn(...places: readonly (Place | undefined)[]): this {
    for (const { id } of places.flatMap((place) => place?.gaps ?? [])) this.#gaps.add(id);
    return this;
  }

  /** Adds the gaps of values, and of what is said of each of them. */
  addValues(...values: readonly (Parameter | UnnamedParameter | MediaType)[]): this {
    for (const value of values) this.addOwn(value).addSchema(value.schema);
    return this;
  }

  /** Adds the gaps of a response and its headers; those of its bodies are not among them. */
  addHead(response: Response): this {
    this.addOwn(response, ...response.headers);
    for (const { schema } of response.headers) this.addSchema(schema);
    return this;
  }

  /** Adds the gaps of a schema; of a member that a combined schema describes again, those of what is in force. */
  addSchema(schema: Schema): this {
    if (this.#seen.has(schema)) return this;
    this.#seen.add(schema);
    this.addOwn(schema);
    if (schema.refersTo) return this.addSchema(schema.refersTo);
    if (schema.kind !== 'combination') {
      for (const child of schema.children) this.addSchema(child);
      return this;
    }
    for (const part of schema.parts) this.#addParts(part);
    for (const member of schema.members) this.addSchema(member.schema);
    return this;
  }

  #addParts(part: Schema): void {
    this.addOwn(part, part.refersTo, part.meant);
    if (part.meant.members.length === 0) this.addSchema(part.meant);
    for (const inner of part.meant.parts) this.#addParts(inner);
  }
}
