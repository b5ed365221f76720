import type { CallOptions } from './options.ts';

/** What is known of a success: an object, a page of a list, that it is empty, or nothing. */
export type AnswerShape = 'object' | 'page' | 'nothing' | 'unknown';

/** One call, as a generated method makes it. */
export interface ApiRequest {
  /** Method and path, with `{}` for each slug: `GET /fund/{}`. */
  readonly operation: string;
  readonly answer: AnswerShape;
  readonly options?: (CallOptions & { readonly as?: unknown }) | undefined;
  /** Slugs of the path, in order, by the names of their arguments. */
  readonly slugs?: Readonly<Record<string, string>>;
  /** The body, when the operation has one. */
  readonly body?: { readonly value: unknown };
  /** Named query parameters. */
  readonly query?: object | undefined;
  /** Ids of the gaps because of which the answer is not known. */
  readonly gaps?: readonly string[];
}
