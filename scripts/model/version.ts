import type { ChangelogEntry } from './document.ts';
import { type Marked, Place } from './place.ts';

/** Changes that a version of the interface brought: those that break programs, or the others. */
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
