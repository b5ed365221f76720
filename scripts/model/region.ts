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

  /** Whether who ran the contract check has given the address, and no request went there. */
  get given(): boolean {
    return this.node['x-given'] !== undefined;
  }

  /** Where the address comes from, if not from the interface document: "observed 2026-11-28, in 3 responses". */
  get origin(): string | undefined {
    if (this.observed !== undefined) return `observed ${this.observed}`;
    const given = this.node['x-given'];
    return given === undefined ? undefined : `given ${given}`;
  }
}
