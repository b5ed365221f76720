import type { Built } from './built.ts';
import type { SpecCopy } from './spec-copy.ts';

/** Edits that a maintainer may make together. */
export type Representatives = 'of this version' | 'of the next version';

/** An edit of the spec as a maintainer makes it when something becomes known, and what then shows it. */
export interface Edit {
  readonly name: string;
  /** With which others `npm test` makes it, in one build; `npm run test:deep` makes every edit alone. */
  readonly representative?: Representatives;
  edit(spec: SpecCopy): void;
  /** Looks for the edit in everything that is made from the spec. */
  shows(built: Built): void | Promise<void>;
}
