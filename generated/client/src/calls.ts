// Made from the bundled description by `npm run build`. Do not edit.

import type { BadRequestError, ForbiddenError, NotFoundError, ServiceUnavailableError, TooManyRequestsError, UnauthorizedError, UnprocessableContentError } from './errors.ts';
import type { WithMeta } from '../../../scripts/client/runtime/meta.ts';
import type { Account, AllocationPayment, AllocationPaymentDetail, AllocationPaymentPage, Contributor, FieldsPage, Fund, Tab, Webhook } from './models.ts';
import type { ListFailure, TransportFailure } from '../../../scripts/client/runtime/own-errors.ts';

/** What {@link GetTabCall} can fail with. */
export type GetTabFailure =
  | BadRequestError
  | UnauthorizedError
  | ForbiddenError
  | NotFoundError
  | TooManyRequestsError
  | ServiceUnavailableError
  | TransportFailure;

/** A call of `getTab`, to be awaited. */
export interface GetTabCall {
  then<A = Tab, B = never>(done?: ((data: Tab) => A | PromiseLike<A>) | null, failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<A | B>;
  catch<B = never>(failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<Tab | B>;
  finally(done?: (() => void) | null): Promise<Tab>;
  readonly [Symbol.toStringTag]: string;
  /** The result with status, entity tag, rate limit and number of attempts. */
  withMeta(): Promise<WithMeta<Tab>>;
  /** The result or the error, without throwing. */
  safe(): Promise<({ readonly ok: true } & WithMeta<Tab>) | { readonly ok: false; readonly error: GetTabFailure }>;
}

/** What {@link UpdateContributorCall} can fail with. */
export type UpdateContributorFailure =
  | BadRequestError
  | UnauthorizedError
  | ForbiddenError
  | NotFoundError
  | UnprocessableContentError
  | TooManyRequestsError
  | ServiceUnavailableError
  | TransportFailure;

/** A call of `updateContributor`, to be awaited. */
export interface UpdateContributorCall {
  then<A = Contributor, B = never>(done?: ((data: Contributor) => A | PromiseLike<A>) | null, failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<A | B>;
  catch<B = never>(failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<Contributor | B>;
  finally(done?: (() => void) | null): Promise<Contributor>;
  readonly [Symbol.toStringTag]: string;
  /** The result with status, entity tag, rate limit and number of attempts. */
  withMeta(): Promise<WithMeta<Contributor>>;
  /** The result or the error, without throwing. */
  safe(): Promise<({ readonly ok: true } & WithMeta<Contributor>) | { readonly ok: false; readonly error: UpdateContributorFailure }>;
}

/** What {@link RecuseReviewerCall} can fail with. */
export type RecuseReviewerFailure =
  | BadRequestError
  | UnauthorizedError
  | ForbiddenError
  | NotFoundError
  | UnprocessableContentError
  | TooManyRequestsError
  | ServiceUnavailableError
  | TransportFailure;

/** A call of `recuseReviewer`, to be awaited. */
export interface RecuseReviewerCall {
  then<A = unknown, B = never>(done?: ((data: unknown) => A | PromiseLike<A>) | null, failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<A | B>;
  catch<B = never>(failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<unknown | B>;
  finally(done?: (() => void) | null): Promise<unknown>;
  readonly [Symbol.toStringTag]: string;
  /** The result with status, entity tag, rate limit and number of attempts. */
  withMeta(): Promise<WithMeta<unknown>>;
  /** The result or the error, without throwing. */
  safe(): Promise<({ readonly ok: true } & WithMeta<unknown>) | { readonly ok: false; readonly error: RecuseReviewerFailure }>;
}

/** Query of `listAllocationPayments`. */
export interface ListAllocationPaymentsQuery {
  /**
   * Page number, starting at 1. Defaults to 1.
   *
   * Not shown (GAP-043): What a `page` below 1, or one that isn't a number, returns isn't documented.
   *
   * At least 1, default 1.
   */
  page?: number | undefined;
  /**
   * Maximum number of records per page, from 1 to 100. Defaults to 10. A value outside the range returns 400.
   *
   * At least 1, at most 100, default 10.
   */
  per_page?: number | undefined;
}

/** What {@link ListAllocationPaymentsCall} can fail with. */
export type ListAllocationPaymentsFailure =
  | BadRequestError
  | UnauthorizedError
  | ForbiddenError
  | TooManyRequestsError
  | ServiceUnavailableError
  | ListFailure
  | TransportFailure;

/** A call of `listAllocationPayments`, to be awaited for its first page, or iterated over. Nothing is sent before, and each iteration reads the list anew. */
export interface ListAllocationPaymentsCall {
  then<A = AllocationPaymentPage, B = never>(done?: ((data: AllocationPaymentPage) => A | PromiseLike<A>) | null, failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<A | B>;
  catch<B = never>(failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<AllocationPaymentPage | B>;
  finally(done?: (() => void) | null): Promise<AllocationPaymentPage>;
  readonly [Symbol.toStringTag]: string;
  /** The result with status, entity tag, rate limit and number of attempts. */
  withMeta(): Promise<WithMeta<AllocationPaymentPage>>;
  /** The result or the error, without throwing. */
  safe(): Promise<({ readonly ok: true } & WithMeta<AllocationPaymentPage>) | { readonly ok: false; readonly error: ListAllocationPaymentsFailure }>;
  /** Visits the pages that have records, in order, from the one that was asked for. */
  pages(): AsyncGenerator<AllocationPaymentPage, void>;
  /** Visits the records of all pages. */
  [Symbol.asyncIterator](): AsyncGenerator<AllocationPayment, void>;
  /** Collects the records of all pages; more than `most` (default 10,000) are a `ListTooLongError`. */
  all(most?: number): Promise<AllocationPayment[]>;
  /**
   * Reads the list until it is proven whole: until two readings that follow each other agree, or its only page has all.
   * After `rounds` readings (from 2, default 5) it gives up with an `UnprovenListError`, and when there are more
   * records than `most` (default 100,000) with a `ListTooLongError`. It assumes that no record leaves the list and comes
   * back meanwhile.
   */
  snapshot(rounds?: number, most?: number): Promise<AllocationPayment[]>;
}

/** What {@link CreateAllocationPaymentCall} can fail with. */
export type CreateAllocationPaymentFailure =
  | BadRequestError
  | UnauthorizedError
  | ForbiddenError
  | TooManyRequestsError
  | ServiceUnavailableError
  | TransportFailure;

/** A call of `createAllocationPayment`, to be awaited. */
export interface CreateAllocationPaymentCall {
  then<A = unknown, B = never>(done?: ((data: unknown) => A | PromiseLike<A>) | null, failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<A | B>;
  catch<B = never>(failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<unknown | B>;
  finally(done?: (() => void) | null): Promise<unknown>;
  readonly [Symbol.toStringTag]: string;
  /** The result with status, entity tag, rate limit and number of attempts. */
  withMeta(): Promise<WithMeta<unknown>>;
  /** The result or the error, without throwing. */
  safe(): Promise<({ readonly ok: true } & WithMeta<unknown>) | { readonly ok: false; readonly error: CreateAllocationPaymentFailure }>;
}

/** What {@link GetAllocationPaymentCall} can fail with. */
export type GetAllocationPaymentFailure =
  | BadRequestError
  | UnauthorizedError
  | ForbiddenError
  | NotFoundError
  | TooManyRequestsError
  | ServiceUnavailableError
  | TransportFailure;

/** A call of `getAllocationPayment`, to be awaited. */
export interface GetAllocationPaymentCall {
  then<A = AllocationPaymentDetail, B = never>(done?: ((data: AllocationPaymentDetail) => A | PromiseLike<A>) | null, failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<A | B>;
  catch<B = never>(failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<AllocationPaymentDetail | B>;
  finally(done?: (() => void) | null): Promise<AllocationPaymentDetail>;
  readonly [Symbol.toStringTag]: string;
  /** The result with status, entity tag, rate limit and number of attempts. */
  withMeta(): Promise<WithMeta<AllocationPaymentDetail>>;
  /** The result or the error, without throwing. */
  safe(): Promise<({ readonly ok: true } & WithMeta<AllocationPaymentDetail>) | { readonly ok: false; readonly error: GetAllocationPaymentFailure }>;
}

/** What {@link GetFundCall} can fail with. */
export type GetFundFailure =
  | BadRequestError
  | UnauthorizedError
  | ForbiddenError
  | NotFoundError
  | TooManyRequestsError
  | ServiceUnavailableError
  | TransportFailure;

/** A call of `getFund`, to be awaited. */
export interface GetFundCall {
  then<A = Fund, B = never>(done?: ((data: Fund) => A | PromiseLike<A>) | null, failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<A | B>;
  catch<B = never>(failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<Fund | B>;
  finally(done?: (() => void) | null): Promise<Fund>;
  readonly [Symbol.toStringTag]: string;
  /** The result with status, entity tag, rate limit and number of attempts. */
  withMeta(): Promise<WithMeta<Fund>>;
  /** The result or the error, without throwing. */
  safe(): Promise<({ readonly ok: true } & WithMeta<Fund>) | { readonly ok: false; readonly error: GetFundFailure }>;
}

/** What {@link GetWebhookCall} can fail with. */
export type GetWebhookFailure =
  | BadRequestError
  | UnauthorizedError
  | ForbiddenError
  | NotFoundError
  | TooManyRequestsError
  | ServiceUnavailableError
  | TransportFailure;

/** A call of `getWebhook`, to be awaited. */
export interface GetWebhookCall {
  then<A = Webhook, B = never>(done?: ((data: Webhook) => A | PromiseLike<A>) | null, failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<A | B>;
  catch<B = never>(failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<Webhook | B>;
  finally(done?: (() => void) | null): Promise<Webhook>;
  readonly [Symbol.toStringTag]: string;
  /** The result with status, entity tag, rate limit and number of attempts. */
  withMeta(): Promise<WithMeta<Webhook>>;
  /** The result or the error, without throwing. */
  safe(): Promise<({ readonly ok: true } & WithMeta<Webhook>) | { readonly ok: false; readonly error: GetWebhookFailure }>;
}

/** What {@link GetAccountCall} can fail with. */
export type GetAccountFailure =
  | BadRequestError
  | UnauthorizedError
  | ForbiddenError
  | TooManyRequestsError
  | ServiceUnavailableError
  | TransportFailure;

/** A call of `getAccount`, to be awaited. */
export interface GetAccountCall {
  then<A = Account, B = never>(done?: ((data: Account) => A | PromiseLike<A>) | null, failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<A | B>;
  catch<B = never>(failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<Account | B>;
  finally(done?: (() => void) | null): Promise<Account>;
  readonly [Symbol.toStringTag]: string;
  /** The result with status, entity tag, rate limit and number of attempts. */
  withMeta(): Promise<WithMeta<Account>>;
  /** The result or the error, without throwing. */
  safe(): Promise<({ readonly ok: true } & WithMeta<Account>) | { readonly ok: false; readonly error: GetAccountFailure }>;
}

/** Query of `listFields`. */
export interface ListFieldsQuery {
  /**
   * Page number, starting at 1, as in every list's page URLs.
   *
   * Not shown (GAP-035): Of this list, only the range of the page size is documented: not its default, other parameters, records or errors.
   *
   * Not shown (GAP-043): What a `page` below 1, or one that isn't a number, returns isn't documented.
   *
   * At least 1.
   */
  page?: number | undefined;
  /**
   * Maximum number of records per page, from 1 to 500.
   *
   * Not shown (GAP-035): Of this list, only the range of the page size is documented: not its default, other parameters, records or errors.
   *
   * At least 1, at most 500.
   */
  per_page?: number | undefined;
}

/** What {@link ListFieldsCall} can fail with. */
export type ListFieldsFailure =
  | BadRequestError
  | UnauthorizedError
  | ForbiddenError
  | TooManyRequestsError
  | ServiceUnavailableError
  | ListFailure
  | TransportFailure;

/** A call of `listFields`, to be awaited for its first page, or iterated over. Nothing is sent before, and each iteration reads the list anew. */
export interface ListFieldsCall {
  then<A = FieldsPage, B = never>(done?: ((data: FieldsPage) => A | PromiseLike<A>) | null, failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<A | B>;
  catch<B = never>(failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<FieldsPage | B>;
  finally(done?: (() => void) | null): Promise<FieldsPage>;
  readonly [Symbol.toStringTag]: string;
  /** The result with status, entity tag, rate limit and number of attempts. */
  withMeta(): Promise<WithMeta<FieldsPage>>;
  /** The result or the error, without throwing. */
  safe(): Promise<({ readonly ok: true } & WithMeta<FieldsPage>) | { readonly ok: false; readonly error: ListFieldsFailure }>;
  /** Visits the pages that have records, in order, from the one that was asked for. */
  pages(): AsyncGenerator<FieldsPage, void>;
  /** Visits the records of all pages. */
  [Symbol.asyncIterator](): AsyncGenerator<unknown, void>;
  /** Collects the records of all pages; more than `most` (default 10,000) are a `ListTooLongError`. */
  all(most?: number): Promise<unknown[]>;
  /**
   * Reads the list until it is proven whole: until two readings that follow each other agree, or its only page has all.
   * After `rounds` readings (from 2, default 5) it gives up with an `UnprovenListError`, and when there are more
   * records than `most` (default 100,000) with a `ListTooLongError`. It assumes that no record leaves the list and comes
   * back meanwhile.
   */
  snapshot(rounds?: number, most?: number): Promise<unknown[]>;
}

/** What {@link CreateActionTaskCall} can fail with. */
export type CreateActionTaskFailure =
  | BadRequestError
  | UnauthorizedError
  | ForbiddenError
  | TooManyRequestsError
  | ServiceUnavailableError
  | TransportFailure;

/** A call of `createActionTask`, to be awaited. */
export interface CreateActionTaskCall {
  then<A = unknown, B = never>(done?: ((data: unknown) => A | PromiseLike<A>) | null, failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<A | B>;
  catch<B = never>(failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<unknown | B>;
  finally(done?: (() => void) | null): Promise<unknown>;
  readonly [Symbol.toStringTag]: string;
  /** The result with status, entity tag, rate limit and number of attempts. */
  withMeta(): Promise<WithMeta<unknown>>;
  /** The result or the error, without throwing. */
  safe(): Promise<({ readonly ok: true } & WithMeta<unknown>) | { readonly ok: false; readonly error: CreateActionTaskFailure }>;
}
