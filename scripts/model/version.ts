import type { ChangelogEntry } from './document.ts';
import { type Marked, Place } from './place.ts';

/** The breaking changes of a version of the interface, or its other changes. */
export class Version extends Place<ChangelogEntry & Marked> {
  get version(): string {
    return this.node.version;
  }

  get breaking(): boolean {
    return this.node.breaking;
  }

  get changes(): ChangelogEntry['changes'] {
    return this.node.changes;
  }
}
