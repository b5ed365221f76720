import type { DocumentView } from '../document-view.ts';
import type { Finding } from '../finding.ts';
import type { Site } from './node.ts';

/** Sides that never see a property: a read-only one is not sent, a write-only one is not received. */
export type Unseen = { readonly sends: boolean; readonly receives: boolean };

/** Changes the levels of a finding inside a place, because of what that place is. */
export type Adjust = (found: Finding) => Finding;

/** A pair of schemas inside another pair. It is compared once, however many pairs contain it. */
export interface InnerPair {
  readonly path: readonly string[];
  readonly base: readonly Site[];
  readonly head: readonly Site[];
  readonly adjust: readonly Adjust[];
}

/** How two schemas, or two alternatives, differ: their own findings, and the pairs inside them that may differ. */
export interface Differences {
  readonly own: readonly Finding[];
  readonly inside: readonly InnerPair[];
}

/** Where the rules for two alternatives report what they find, with access to the schemas inside. */
export interface Reporter {
  readonly views: { readonly base: DocumentView; readonly head: DocumentView };
  /** Reports a finding about the alternatives themselves. */
  add(found: Finding): void;
  /** Adds a pair of schemas inside the alternatives, to be compared later. */
  below(segment: string, base: readonly Site[], head: readonly Site[], unseen?: Unseen): void;
  /** True if a schema allows no value. */
  forbids(side: 'base' | 'head', sites: readonly Site[]): boolean;
  /** True if a schema allows every value. */
  allowsAnything(side: 'base' | 'head', sites: readonly Site[]): boolean;
  /** A schema in a few words. */
  describe(side: 'base' | 'head', sites: readonly Site[]): string;
}
