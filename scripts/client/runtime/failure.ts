import type { ErrorKind } from '#generated/client/src/errors.ts';
import type { ResponseMeta } from './meta.ts';

/** Marks every error of this package with its kind, across copies of it and across realms. */
const brand = Symbol.for('GrantManagementError');

/**
 * Every error that a call can end with. `kind` tells them apart.
 *
 * The errors are told apart by this mark and not by their prototype: `error instanceof NotFoundError` holds for an error
 * of another copy of this package too (one that was required beside one that was imported), and a bundle holds only the
 * classes that it names.
 */
export class GrantManagementError extends Error {
  /** What happened; the class of the error is named after it. */
  declare readonly kind: ErrorKind;
  /** Method and path with `{}` for each slug, or the argument that cannot be used. */
  declare readonly operation: string;
  /** Kind of the errors of a class; undefined stands for all. */
  declare static readonly kind: ErrorKind | undefined;

  /**
   * @param kind what happened
   * @param operation where it happened
   * @param detail what happened, in words
   * @param more further members
   */
  constructor(kind: ErrorKind, operation: string, detail = '', more?: object) {
    super(`${operation}: ${kind} ${detail}`);
    Object.assign(this, { kind, operation, name: `${kind}Error`, [brand]: kind }, more);
  }

  // Not as a member: TypeScript 5.9 would declare it twice.
  static {
    Object.defineProperty(this, Symbol.hasInstance, { value: isOfClass });
  }
}

/** Whether an error is of this class. */
function isOfClass(this: { readonly kind?: ErrorKind | undefined }, error: unknown): boolean {
  const kind = (Object(error) as Record<PropertyKey, ErrorKind | undefined>)[brand];
  return !!kind && (this.kind ?? kind) === kind;
}

/** The service answered with a status that stands for a failure. Only a type: the classes say which status. */
export class StatusError extends GrantManagementError {
  declare readonly status: number;
  /** The body as it came. */
  declare readonly text: string;
  /** The body when it is a JSON object. What answers in place of the service may send any. */
  declare readonly body: unknown;
  /** What the response said beside its body. */
  declare readonly meta: ResponseMeta;
}
