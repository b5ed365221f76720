import { isDeepStrictEqual } from 'node:util';
import type { Model } from '../model/model.ts';
import type { Operation } from '../model/operation.ts';
import type { Reply } from './http/client.ts';

/** What answers with our own assumptions, and can teach us nothing. */
export type Imitation = 'mock' | 'prism' | 'examples' | 'placeholders';

/** Says what an imitation is, as the end of a sentence. */
export const imitationWords: Readonly<Record<Imitation, string>> = {
  mock: 'our own mock server',
  prism: 'Prism, which serves this description',
  examples: 'a server that returns the examples of this description',
  placeholders: 'a server that uses an address of this description which stands for an unknown one',
};

const invalidHost = /[\w.-]+\.invalid\b/g;

/** Recognises servers that were made from the description, by what only they send. */
export class Recogniser {
  readonly #placeholders: ReadonlySet<string>;
  #found: 'mock' | 'prism' | undefined;
  #usesPlaceholders = false;
  #examples = 0;
  #others = 0;

  constructor(model: Model) {
    this.#placeholders = new Set(JSON.stringify(model.document).match(invalidHost));
  }

  /** What was recognised; undefined for a service. */
  get found(): Imitation | undefined {
    // A server that is known by name, whatever it sends.
    if (this.#found) return this.#found;
    if (this.#examples >= 2 && this.#others === 0) return 'examples';
    return this.#usesPlaceholders ? 'placeholders' : undefined;
  }

  /** Looks at a response; `body` where it was JSON. */
  look(operation: Operation | undefined, { headers, text, status }: Reply, body: unknown): void {
    for (const [name] of headers) {
      if (name.startsWith('x-mock-')) this.#found ??= 'mock';
      if (name === 'sl-violations') this.#found ??= 'prism';
    }
    if (text.includes('stoplight.io/prism')) this.#found ??= 'prism';
    // A host below `.invalid` has no address: one of those that stand in the description comes from there.
    if (text.match(invalidHost)?.some((host) => this.#placeholders.has(host))) this.#usesPlaceholders = true;
    if (operation && body !== undefined && status < 300) {
      const examples = operation.successes.flatMap((response) => response.as('json')?.examples ?? []);
      if (examples.some(({ value }) => isDeepStrictEqual(value, body))) this.#examples++;
      else this.#others++;
    }
  }
}
