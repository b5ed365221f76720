import type { Tag } from './document.ts';
import { Place } from './place.ts';
import { Schema } from './schema.ts';

/** A group: a tag of the bundle. */
export class Group extends Place<Tag> {
  get name(): string {
    return this.node.name;
  }

  /** The states of its resource, if documented. */
  get states(): Schema | undefined {
    const pointer = this.node['x-states'];
    return pointer === undefined ? undefined : Schema.named(this.reader, pointer);
  }

  /** Partial schemas of its resources, beyond what operations return. */
  get schemas(): readonly Schema[] {
    return (this.node['x-schemas'] ?? []).map(({ $ref }) => Schema.named(this.reader, $ref));
  }
}
