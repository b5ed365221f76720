import type { DocumentView } from '../document-view.ts';
import type { Finding } from '../finding.ts';
import type { Site } from './node.ts';

/** Sides for which a member does not exist. */
export type Unseen = { readonly sends: boolean; readonly receives: boolean };

/** What comparing two schemas has found so far, and the way down to the schemas inside them. */
export interface Comparison {
  readonly views: { readonly base: DocumentView; readonly head: DocumentView };
  /** Adds a finding about the compared node itself. */
  add(found: Finding): void;
  /**
   * Compares what is inside the node under a name.
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
