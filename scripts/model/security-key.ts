import type { JsonObject } from './json.ts';
import { type Marked, Place } from './place.ts';

/** The key that every request carries. */
export class SecurityKey extends Place<JsonObject & Marked> {
  /** Header that carries it. */
  get header(): string {
    return String(this.node['name']);
  }
}
