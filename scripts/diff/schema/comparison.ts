import type { DocumentView } from '../document-view.ts';
import type { Finding } from '../finding.ts';
import type { Site } from './node.ts';

/** Sides for which a member does not exist. */
export type Unseen = { readonly sends: boolean; readonly receives: boolean };

/** What a place makes of a finding from inside it. */
export type Adjust = (found: Finding) => Finding;

/** A pair of schemas inside another, under a name. It is compared for itself, whoever holds it. */
export interface Inside {
  readonly path: readonly string[];
  readonly base: readonly Site[];
  readonly head: readonly Site[];
  readonly adjust: readonly Adjust[];
}

/** What differs between two schemas, or two alternatives: findings of their own, and the pairs inside that differ. */
export interface Differences {
  readonly own: readonly Finding[];
  readonly inside: readonly Inside[];
}

/** What comparing two alternatives has found so far, and the way down to the schemas inside them. */
export interface Comparison {
  readonly views: { readonly base: DocumentView; readonly head: DocumentView };
  /** Adds a finding about the compared alternatives themselves. */
  add(found: Finding): void;
  /**
   * Adds the schemas under a name, to be compared.
   *
   * @param unseen a side that never meets it: a read-only member is not sent, a write-only one not received
   */
  below(segment: string, base: readonly Site[], head: readonly Site[], unseen?: Unseen): void;
  /** True where a schema of one side allows no value. */
  forbids(side: 'base' | 'head', sites: readonly Site[]): boolean;
  /** True where a schema of one side allows every value. */
  isUnknown(side: 'base' | 'head', sites: readonly Site[]): boolean;
  /** A schema of one side in a few words. */
  describe(side: 'base' | 'head', sites: readonly Site[]): string;
}
