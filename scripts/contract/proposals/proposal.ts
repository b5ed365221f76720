/** A change of the description that what was seen asks for. */
export interface Proposal {
  /** Stable for the same observation: `status recuseReviewer 201`. */
  readonly id: string;
  /** What becomes known, in one sentence of Markdown. */
  readonly says: string;
  /** Gaps that it closes. */
  readonly closes: readonly string[];
  /** Gaps that it says more of, and leaves open. */
  readonly narrows: readonly string[];
  /** In how many responses it was seen; 0 for what who ran the check has given, where nothing was called. */
  readonly count: number;
  /** Day on which it was seen, such as `2026-11-28`. */
  readonly date: string;
  readonly change: Change;
}

/** What changes in the description. */
export type Change =
  /** A number of a success, beside the range. */
  | { readonly kind: 'status'; readonly operation: string; readonly status: number }
  /** Members of an object that is not shown, or not shown whole. */
  | { readonly kind: 'members'; readonly schema: string; readonly members: readonly SeenMember[] }
  /** A header of a response. */
  | { readonly kind: 'header'; readonly operation: string; readonly status: string; readonly header: string }
  /** The name of a parameter. */
  | { readonly kind: 'parameter'; readonly operation: string; readonly role: string; readonly name: string }
  /** The address of a region; `called` where the responses came from it. */
  | { readonly kind: 'address'; readonly region: string; readonly url: string; readonly called: boolean }
  /** A success without a body, or something else that only the register can say; `ofAccount` where it holds for one account. */
  | { readonly kind: 'note'; readonly ofAccount?: boolean };

/** A member that was seen. */
export interface SeenMember {
  readonly name: string;
  /** Types of JSON Schema. */
  readonly types: readonly string[];
  /** Kinds of its values, where they give no type: null alone, or several. */
  readonly kinds?: readonly string[];
  /** In how many of the objects. */
  readonly count: number;
  readonly of: number;
  readonly members?: readonly SeenMember[];
  /** Name of the component that describes it: translated text has one. */
  readonly schema?: string;
  /** What the items of an array were. */
  readonly items?: Omit<SeenMember, 'name' | 'count' | 'of'>;
}
