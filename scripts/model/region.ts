import type { Server } from './document.ts';
import { type Marked, Place } from './place.ts';

/** A region of the service. */
export class Region extends Place<Server & Marked> {
  /** Its base URL; on a `.invalid` host if it isn't documented. */
  get url(): string {
    return this.node.url;
  }

  /** Whether the base URL is documented. */
  get known(): boolean {
    return this.gaps.length === 0;
  }
}
