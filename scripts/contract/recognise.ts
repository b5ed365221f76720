import { isDeepStrictEqual } from 'node:util';
import type { Model } from '../model/model.ts';
import type { Operation } from '../model/operation.ts';
import type { Reply } from './http/client.ts';

/** What answers with our own assumptions, and can teach us nothing. */
export type Imitation = 'mock' | 'prism' | 'examples';

/** Says what an imitation is, as the end of a sentence. */
export const imitationWords: Readonly<Record<Imitation, string>> = {
  mock: 'our own mock server',
  prism: 'Prism, which serves this description',
  examples: 'a server that returns the examples of this description',
};

const invalidHost = /[\w.-]+\.invalid\b/g;

/** Recognises servers that were made from the description, by what only they send. */
export class Recogniser {
  readonly #placeholders: ReadonlySet<string>;
  #found: Imitation | undefined;
  #examples = 0;
  #others = 0;

  constructor(model: Model) {
    this.#placeholders = new Set(JSON.stringify(model.document).match(invalidHost));
  }

  /** What was recognised; undefined for a service. */
  get found(): Imitation | undefined {
    if (this.#found) return this.#found;
    return this.#examples >= 2 && this.#others === 0 ? 'examples' : undefined;
  }

  /** Looks at a response; `body` where it was JSON. */
  look(operation: Operation | undefined, { headers, text, status }: Reply, body: unknown): void {
    for (const [name] of headers) {
      if (name.startsWith('x-mock-')) this.#recognise('mock');
      if (name === 'sl-violations') this.#recognise('prism');
    }
    if (text.includes('stoplight.io/prism')) this.#recognise('prism');
    // A host below `.invalid` has no address: one of those that stand in the description comes from there.
    if (text.match(invalidHost)?.some((host) => this.#placeholders.has(host))) this.#recognise('examples');
    if (operation && body !== undefined && status < 300) {
      const examples = operation.successes.flatMap((response) => response.as('json')?.examples ?? []);
      if (examples.some(({ value }) => isDeepStrictEqual(value, body))) this.#examples++;
      else this.#others++;
    }
  }

  /** Whoever sends examples can turn out to be a server that is known by name, whatever comes first. */
  #recognise(imitation: Imitation): void {
    if (this.#found === undefined || this.#found === 'examples') this.#found = imitation;
  }
}
