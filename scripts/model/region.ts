import type { Server } from './document.ts';
import { type Marked, Place } from './place.ts';

/** A base address of the service. */
export class Region extends Place<Server & Marked> {
  /** The address; one that is not shown stands on a `.invalid` host. */
  get url(): string {
    return this.node.url;
  }

  /** Whether the address is shown. */
  get known(): boolean {
    return this.gaps.length === 0;
  }
}
