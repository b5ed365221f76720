import type { Reply } from './http/client.ts';

/** A server generated from the description. Checking it only confirms our own assumptions. */
export type Imitation = 'mock' | 'prism';

/** Descriptions of the imitations, for the middle of a sentence. */
export const imitationNames: Readonly<Record<Imitation, string>> = {
  mock: 'our own mock server',
  prism: 'Prism, which serves this description',
};

/** Recognizes servers generated from the description by markers that only they send. */
export class Recogniser {
  #imitation: Imitation | undefined;

  /** The recognized imitation; undefined for a real service. */
  get imitation(): Imitation | undefined {
    return this.#imitation;
  }

  inspect({ headers, text }: Reply): void {
    for (const [name] of headers) {
      if (name.startsWith('x-mock-')) this.#imitation ??= 'mock';
      if (name === 'sl-violations') this.#imitation ??= 'prism';
    }
    if (text.includes('stoplight.io/prism')) this.#imitation ??= 'prism';
  }
}
