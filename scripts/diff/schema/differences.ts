import type { DocumentView } from '../document-view.ts';
import { type Finding, isMaterial } from '../finding.ts';
import type { Site } from './node.ts';

/** Sides that never see a property: a read-only one isn't sent, and a write-only one isn't received. */
export type Unseen = { readonly sends: boolean; readonly receives: boolean };

/** Changes the levels of a finding because of its context. */
export type Adjust = (finding: Finding) => Finding;

/** A pair of schemas inside another pair. It is compared once, however many pairs contain it. */
export interface InnerPair {
  readonly path: readonly string[];
  readonly base: readonly Site[];
  readonly head: readonly Site[];
  readonly adjust: readonly Adjust[];
}

/**
 * The differences of two schemas or two alternatives: their own findings, and the pairs inside them that may differ.
 */
export interface Differences {
  readonly findings: readonly Finding[];
  readonly innerPairs: readonly InnerPair[];
}

/** Queries for the schemas of both documents. */
export interface Schemas {
  readonly views: { readonly base: DocumentView; readonly head: DocumentView };
  /** True if two schemas are equal and refer to nothing that changed. */
  areSame(base: readonly Site[], head: readonly Site[]): boolean;
  /** True if a schema allows no value. */
  forbids(side: 'base' | 'head', sites: readonly Site[]): boolean;
  /** True if a schema allows every value. */
  allowsAnything(side: 'base' | 'head', sites: readonly Site[]): boolean;
  /** Describes a schema in a few words, such as `a string or null`. */
  describe(side: 'base' | 'head', sites: readonly Site[]): string;
}

/** Collects the differences of two alternatives. */
export class Reporter implements Differences {
  readonly schemas: Schemas;
  readonly findings: Finding[] = [];
  readonly innerPairs: InnerPair[] = [];

  constructor(schemas: Schemas) {
    this.schemas = schemas;
  }

  /** Reports a finding about the alternatives themselves. */
  add(finding: Finding): void {
    this.findings.push(finding);
  }

  /** Adds a pair of schemas inside the alternatives, to be compared later. */
  below(segment: string, base: readonly Site[], head: readonly Site[], unseenBy?: () => Unseen): void {
    if (this.schemas.areSame(base, head)) return;
    const unseen = unseenBy?.();
    const isUnseen = unseen?.sends === true || unseen?.receives === true;
    const adjust = isUnseen ? [(finding: Finding) => withoutSides(finding, unseen)] : [];
    this.innerPairs.push({ path: [segment], base, head, adjust });
  }
}

function withoutSides(finding: Finding, { sends, receives }: Unseen): Finding {
  // A property that becomes read-only, or no longer is, affects the side that doesn't see it in one of the documents.
  if (!isMaterial(finding) || /-(?:read|write)-only$/.test(finding.kind)) return finding;
  return { ...finding, ...(sends ? { sends: 'safe' } : {}), ...(receives ? { receives: 'safe' } : {}) };
}
