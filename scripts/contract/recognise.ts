import type { Reply } from './http/client.ts';

/** A server made from the description, which shows our own assumptions. */
export type Imitation = 'mock' | 'prism';

/** What an imitation is, as the end of a sentence. */
export const imitationWords: Readonly<Record<Imitation, string>> = {
  mock: 'our own mock server',
  prism: 'Prism, which serves this description',
};

/** Recognises servers made from the description by what only they send. */
export class Recogniser {
  #imitation: Imitation | undefined;

  /** What was recognised; undefined for a service. */
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
