import type { JsonObject } from './json.ts';
import { type Marked, Place } from './place.ts';

/** The API key of requests. */
export class SecurityKey extends Place<JsonObject & Marked> {
  /** Name of its header. */
  get header(): string {
    return String(this.node['name']);
  }
}
