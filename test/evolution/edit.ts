import type { Built } from './built.ts';
import type { SpecCopy } from './spec-copy.ts';

/** Groups of edits that are built together. */
export type Representatives = 'of this version' | 'of the next version';

/** A spec edit that a maintainer might make, with a check that it shows up in the output. */
export interface Edit {
  readonly name: string;
  /** The edit's group in `npm test`. Edits without a group run alone, in `npm run test:deep`. */
  readonly representative?: Representatives;
  /** The heading of the recipe in CONTRIBUTING.md that the edit follows. */
  readonly recipe?: string;
  edit(spec: SpecCopy): void;
  /** Checks that the edit shows up in all build output. */
  shows(built: Built): void | Promise<void>;
}
