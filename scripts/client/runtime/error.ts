import { kindsOfStatuses, type StatusKind } from '#generated/client/src/interface.ts';
import type { ResponseMeta } from './meta.ts';

/** What can fail although no status of the interface says so. */
export type OwnKind =
  | 'Abort'
  | 'Connection'
  | 'Decode'
  | 'Fetch'
  | 'Hook'
  | 'InvalidArgument'
  | 'InvalidResponse'
  | 'ListTooLong'
  | 'NotModified'
  | 'Redirect'
  | 'Timeout'
  | 'UnexpectedStatus'
  | 'UnprovenList';

/** What can happen, as `kind` of an error. */
export type ErrorKind = StatusKind | OwnKind;

/** What an error says beside its kind. Errors of a status have `status`, `text`, `body` and `meta`. */
export interface ErrorDetails {
  /** What happened and what to do, in words. */
  readonly message?: string;
  readonly status?: number;
  readonly text?: string;
  readonly body?: unknown;
  readonly meta?: ResponseMeta;
  readonly cause?: unknown;
  /** Code of the operating system or the runtime, such as `ECONNRESET`. */
  readonly code?: string | undefined;
  /** Of a broken connection: whether a response had come, so that nothing was sent again. */
  readonly answered?: boolean;
  /** What differs from the expected shape. */
  readonly issues?: readonly unknown[];
}

/** Marks every error of this package with its kind, across copies of it and across realms. */
const brand = Symbol.for('GrantManagementError');

/**
 * Every error that a call can end with. `kind` tells them apart.
 *
 * The errors are told apart by a mark and not by their prototype: `error instanceof NotFoundError` holds for an error of
 * another copy of this package too (one that was required beside one that was imported), and a bundle holds only the
 * classes that it names.
 */
export class GrantManagementError extends Error {
  /** What happened; the class of the error is named after it. */
  declare readonly kind: ErrorKind;
  /** Method and path with `{}` for each slug, or the argument that cannot be used. */
  declare readonly operation: string;
  /** Kind of the errors of a class; undefined stands for all. */
  declare static readonly kind: ErrorKind | undefined;

  // Not as a member: TypeScript 5.9 would declare it twice.
  static {
    Object.defineProperty(this, Symbol.hasInstance, { value: isOfClass });
  }

  /**
   * @param operation where it happened
   * @param details what happened
   * @param kind what happened, when it is not the kind of the class
   */
  constructor(
    operation: string,
    { message = 'made without a message.', ...more }: ErrorDetails = {},
    kind: ErrorKind | undefined = new.target.kind,
  ) {
    super(inOneLine(`${operation}: ${message}`));
    const name = kind === undefined ? 'GrantManagementError' : `${kind}Error`;
    Object.assign(this, { kind, operation, name, [brand]: kind ?? '' }, more);
  }
}

/** The service answered, and not as the call expects: with the status of a failure, or with what cannot be read. */
export class StatusError extends GrantManagementError {
  declare readonly status: number;
  /** The body as it came, without the key. */
  declare readonly text: string;
  /** The body when it is a JSON object. What answers in place of the service may send any. */
  declare readonly body: unknown;
  /** What the response said beside its body. */
  declare readonly meta: ResponseMeta;
  /** Status of the errors of a class; undefined where it can be any. */
  declare static readonly status: number | undefined;

  /**
   * As for every error; what is left out is that of an empty answer. A class that stands for one status has that status,
   * whatever `details` say; without a kind it is that of the status.
   */
  constructor(operation: string, details: ErrorDetails = {}, kind?: ErrorKind) {
    const status = new.target.status ?? details.status ?? 0;
    super(
      operation,
      {
        message: `answered with status ${status}.`,
        text: '',
        body: undefined,
        meta: emptyMeta(status),
        ...details,
        status,
      },
      kind ?? new.target.kind ?? kindOf(status),
    );
  }
}

function kindOf(status: number): ErrorKind {
  const known = kindsOfStatuses as Record<number, readonly [kind: ErrorKind, meaning: string]>;
  return known[status]?.[0] ?? 'UnexpectedStatus';
}

/** A text of a service can hold what moves the cursor of a terminal, or begins a line of a log that nobody has written. */
function inOneLine(text: string): string {
  return text.replaceAll(
    /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function emptyMeta(status: number): ResponseMeta {
  return { status, attempts: 1, header: () => null, etag: null, rateLimit: undefined, retryAfter: undefined };
}

/** Whether an error is of this class. */
function isOfClass(this: typeof GrantManagementError, error: unknown): boolean {
  const marked = Object(error) as { [brand]?: ErrorKind; status?: unknown };
  const kind = marked[brand];
  if (kind === undefined) return false;
  return this.kind === undefined ? this !== StatusError || marked.status !== undefined : this.kind === kind;
}
