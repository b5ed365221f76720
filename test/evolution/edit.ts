import type { Built } from './built.ts';
import type { SpecCopy } from './spec-copy.ts';

/** An edit of the spec as a maintainer makes it when something becomes known, and what then shows it. */
export interface Edit {
  readonly name: string;
  /** Whether `npm test` makes it; `npm run test:deep` makes all. */
  readonly representative?: boolean;
  edit(spec: SpecCopy): void;
  /** Looks for the edit in everything that is made from the spec. */
  shows(built: Built): void | Promise<void>;
}
