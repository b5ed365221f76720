import { createHash } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Makes slugs from names, the same ones in every build, and none twice. */
export class SlugMaker {
  readonly #taken: Set<string>;

  /** @param taken slugs that are in use already */
  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  /** @param name what the slug is for, such as `fund 3` */
  make(name: string): string {
    for (let attempt = 0; ; attempt += 1) {
      const bytes = createHash('sha256').update(`${name} ${attempt}`).digest().subarray(0, 8);
      const slug = Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
      if (this.#taken.has(slug)) continue;
      this.#taken.add(slug);
      return slug;
    }
  }
}
