import type { Tag } from './document.ts';
import { Place } from './place.ts';
import { Schema } from './schema.ts';

/** A resource group: a tag of the bundle. */
export class Group extends Place<Tag> {
  get name(): string {
    return this.node.name;
  }

  /** The states of its resource, where they are named. */
  get states(): Schema | undefined {
    const pointer = this.node['x-states'];
    return pointer === undefined ? undefined : Schema.named(this.reader, pointer);
  }

  /** What is known of its resources beside what operations return. */
  get schemas(): readonly Schema[] {
    return (this.node['x-schemas'] ?? []).map(({ $ref }) => Schema.named(this.reader, $ref));
  }
}
