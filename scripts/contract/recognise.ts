import type { Reply } from './http/client.ts';

/** A server made from the description, which confirms only our own assumptions. */
export type Imitation = 'mock' | 'prism';

/** Describes an imitation, as the end of a sentence. */
export const imitationWords: Readonly<Record<Imitation, string>> = {
  mock: 'our own mock server',
  prism: 'Prism, which serves this description',
};

/** Recognizes servers made from the description by markers that only they send. */
export class Recogniser {
  #imitation: Imitation | undefined;

  /** The recognized imitation; undefined for a real service. */
  get imitation(): Imitation | undefined {
    return this.#imitation;
  }

  look({ headers, text }: Reply): void {
    for (const [name] of headers) {
      if (name.startsWith('x-mock-')) this.#imitation ??= 'mock';
      if (name === 'sl-violations') this.#imitation ??= 'prism';
    }
    if (text.includes('stoplight.io/prism')) this.#imitation ??= 'prism';
  }
}
