import type { Tag } from './document.ts';
import { Place } from './place.ts';
import { Schema } from './schema.ts';

/** A resource group, which is a tag in the bundle. */
export class Group extends Place<Tag> {
  get name(): string {
    return this.node.name;
  }

  /** The states of the group's resource, if documented. */
  get states(): Schema | undefined {
    const pointer = this.node['x-states'];
    return pointer === undefined ? undefined : Schema.named(this.reader, pointer);
  }

  /** Partial schemas of the group's resources that no operation returns. */
  get schemas(): readonly Schema[] {
    return (this.node['x-schemas'] ?? []).map(({ $ref }) => Schema.named(this.reader, $ref));
  }
}
