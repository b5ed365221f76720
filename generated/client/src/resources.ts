// Made from the bundled description by `npm run build`. Do not edit.

import type { GetTabCall, GetTabFailure, UpdateContributorCall, UpdateContributorFailure, RecuseReviewerCall, RecuseReviewerFailure, ListAllocationPaymentsCall, ListAllocationPaymentsFailure, ListAllocationPaymentsQuery, CreateAllocationPaymentCall, CreateAllocationPaymentFailure, GetAllocationPaymentCall, GetAllocationPaymentFailure, GetFundCall, GetFundFailure, GetWebhookCall, GetWebhookFailure, GetAccountCall, GetAccountFailure, ListFieldsCall, ListFieldsFailure, ListFieldsQuery, CreateActionTaskCall, CreateActionTaskFailure } from './calls.ts';
import type { AsRecords, TypedCall, TypedList } from '../../../scripts/client/runtime/call-types.ts';
import type { ContributorUpdateRequest, RecusalRequest, Slug } from './models.ts';
import type { CallOptions, ListOptions } from '../../../scripts/client/runtime/options.ts';
import type { As } from '../../../scripts/client/runtime/representation.ts';

/** Sections of a form. */
export interface TabsResource {
  /** The same, as XML (`as: 'xml'`), or as a schema or `exact()` makes it. */
  get<T = string>(tabSlug: Slug, options: CallOptions & As<T>): TypedCall<T, GetTabFailure>;
  /**
   * Get a tab
   *
   * Returns a tab. The success response has an `ETag` and the rate limit headers, which the 400, 401 and 403 responses have too.
   *
   * @param tabSlug The tab's slug (8 letters).
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link NotFoundError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  get(tabSlug: Slug, options?: CallOptions): GetTabCall;
}

/** Entries on the contributors tabs of applications, with a value for each field. */
export interface ContributorsResource {
  /** The same, as XML (`as: 'xml'`), or as a schema or `exact()` makes it. */
  update<T = string>(contributorSlug: Slug, body: ContributorUpdateRequest, options: CallOptions & As<T>): TypedCall<T, UpdateContributorFailure>;
  /**
   * Update a contributor
   *
   * Updates a contributor's fields and returns the contributor.
   *
   * Since version 2.1.
   *
   * @param contributorSlug The contributor's slug (8 letters).
   * @param body New values by field slug, each a string or a boolean.
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link NotFoundError}, {@link UnprocessableContentError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  update(contributorSlug: Slug, body: ContributorUpdateRequest, options?: CallOptions): UpdateContributorCall;
}

/**
 * Applications, including granular real-time updates.
 *
 * Not shown (GAP-012): The fields of this resource aren't documented, apart from those that the change history names.
 *
 * Not shown (GAP-015): The transitions between application stages, and the field that holds the stage, aren't documented.
 *
 * Not shown (GAP-036): How real-time application updates are sent isn't documented: neither the number of endpoints nor whether a client sends or receives them.
 */
export interface ApplicationsResource {
  /** The same, as XML (`as: 'xml'`), or as a schema or `exact()` makes it. */
  recuse<T = string>(applicationSlug: Slug, body: RecusalRequest, options: CallOptions & As<T>): TypedCall<T, RecuseReviewerFailure>;
  /**
   * Recuse a reviewer
   *
   * Recuses a reviewer from the assignment for the application.
   *
   * With `score_set`, the recusal is limited to that score set. Without it, the recusal applies to every score set
   * under which the reviewer has assignments for this application.
   *
   * The reviewer can't be assigned within those score sets in the future. The recusal is recorded even when the
   * reviewer has no current assignment to the application.
   *
   * Not shown (GAP-002): An unrecuse operation takes the same payload as a recusal. Its path, method and further behaviour aren't documented.
   *
   * Not shown (GAP-056): How the service treats a write that is sent twice isn't documented, and there is no documented idempotency key.
   *
   * @param applicationSlug The application's slug (8 letters).
   * @param body The reviewer, and the score set if the recusal is limited to one.
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link NotFoundError}, {@link UnprocessableContentError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  recuse(applicationSlug: Slug, body: RecusalRequest, options?: CallOptions): RecuseReviewerCall;
}

/**
 * Scheduled or recorded disbursements of funds against an allocation.
 *
 * Not shown (GAP-013): The transitions between the statuses of an allocation payment aren't documented.
 */
export interface AllocationPaymentsResource {
  /** With each record as a schema or `exact()` makes it. */
  list<T>(query: ListAllocationPaymentsQuery | undefined, options: ListOptions & AsRecords<T>): TypedList<T, ListAllocationPaymentsFailure>;
  /** The first page, as XML. */
  list(query: ListAllocationPaymentsQuery | undefined, options: CallOptions & { as: 'xml' }): TypedCall<string, ListAllocationPaymentsFailure>;
  /**
   * List allocation payments
   *
   * Lists allocation payments. For the full record, get a single payment.
   *
   * You can filter by deletion status and sort by a column.
   *
   * Since version 2.1.
   *
   * Not shown (GAP-052): The order of the list when no column is chosen isn't documented.
   *
   * Takes parameters whose names are not shown; `options.query` sends any:
   * - deletion-mode: Filters by deletion.
   * - order-column: Chooses the column to sort by. Unrecognised values fall back to `updated`.
   * - sort-direction: Chooses the sort direction. An invalid value returns 400.
   *
   * @param query which part of the list
   * @param options for this list
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  list(query?: ListAllocationPaymentsQuery, options?: ListOptions): ListAllocationPaymentsCall;

  /** The same, as XML (`as: 'xml'`), or as a schema or `exact()` makes it. */
  create<T = string>(body: unknown, options: CallOptions & As<T>): TypedCall<T, CreateAllocationPaymentFailure>;
  /**
   * Create an allocation payment
   *
   * Creates an allocation payment, which corresponds to the event kind `AllocationPaymentWasCreated`. Since 2.3, `date_due` and `date_paid` are ISO 8601 in UTC (`Z`).
   *
   * Since version 2.1.
   *
   * Not shown (GAP-040): The errors of the POST operations aren't listed; those shown follow from the general rules.
   *
   * Not shown (GAP-056): How the service treats a write that is sent twice isn't documented, and there is no documented idempotency key.
   *
   * @param body The payment to create.
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  create(body: unknown, options?: CallOptions): CreateAllocationPaymentCall;

  /** The same, as XML (`as: 'xml'`), or as a schema or `exact()` makes it. */
  get<T = string>(allocationPaymentSlug: Slug, options: CallOptions & As<T>): TypedCall<T, GetAllocationPaymentFailure>;
  /**
   * Get an allocation payment
   *
   * Returns an allocation payment, with its allocation amount, applicant, application and fund.
   *
   * Since version 2.1.
   *
   * @param allocationPaymentSlug The allocation payment's slug (8 letters).
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link NotFoundError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  get(allocationPaymentSlug: Slug, options?: CallOptions): GetAllocationPaymentCall;
}

/** Budgets that allocations are made from. */
export interface FundsResource {
  /** The same, as XML (`as: 'xml'`), or as a schema or `exact()` makes it. */
  get<T = string>(fundSlug: Slug, options: CallOptions & As<T>): TypedCall<T, GetFundFailure>;
  /**
   * Get a fund
   *
   * Returns a fund, with its budget and the amounts allocated and available.
   *
   * @param fundSlug The fund's slug (8 letters).
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link NotFoundError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  get(fundSlug: Slug, options?: CallOptions): GetFundCall;
}

/**
 * Subscriptions that notify an external system when events occur. A webhook can be scoped to a form.
 *
 * Not shown (GAP-019): More than twenty event kinds exist. The complete list isn't documented.
 *
 * Not shown (GAP-022): The signature algorithm, and the header that carries the signature, aren't documented.
 *
 * Not shown (GAP-023): Delivery retries, timeouts and ordering aren't documented, and neither is the response that the service expects from your receiver.
 */
export interface WebhooksResource {
  /** The same, as XML (`as: 'xml'`), or as a schema or `exact()` makes it. */
  get<T = string>(webhookSlug: Slug, options: CallOptions & As<T>): TypedCall<T, GetWebhookFailure>;
  /**
   * Get a webhook
   *
   * Returns a webhook, with its URL, its events and its form if it is scoped to one.
   *
   * Since version 2.0.
   *
   * @param webhookSlug The webhook's slug (8 letters).
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link NotFoundError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  get(webhookSlug: Slug, options?: CallOptions): GetWebhookCall;
}

/**
 * Organisation-level settings of the tenant tied to the API key. Read-only.
 *
 * Not shown (GAP-012): The fields of this resource aren't documented, apart from those that the change history names.
 */
export interface AccountResource {
  /** The same, as XML (`as: 'xml'`), or as a schema or `exact()` makes it. */
  get<T = string>(options: CallOptions & As<T>): TypedCall<T, GetAccountFailure>;
  /**
   * Get the account
   *
   * Returns account information for the tenant tied to the API key. Read-only.
   *
   * Since version 2.2.
   *
   * Not shown (GAP-041): The errors of this operation aren't listed; those shown follow from the general rules.
   *
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  get(options?: CallOptions): GetAccountCall;
}

/**
 * Fields on the tabs of a form. Version 2.1 added a form slug to the operations on fields.
 *
 * Not shown (GAP-012): The fields of this resource aren't documented, apart from those that the change history names.
 *
 * Not shown (GAP-035): Of this list, only the range of the page size is documented: not its default, other parameters, records or errors.
 */
export interface FieldsResource {
  /** With each record as a schema or `exact()` makes it. */
  list<T>(query: ListFieldsQuery | undefined, options: ListOptions & AsRecords<T>): TypedList<T, ListFieldsFailure>;
  /** The first page, as XML. */
  list(query: ListFieldsQuery | undefined, options: CallOptions & { as: 'xml' }): TypedCall<string, ListFieldsFailure>;
  /**
   * List fields
   *
   * Lists fields, from 1 to 500 per page.
   *
   * Since version 2.1.
   *
   * Not shown (GAP-035): Of this list, only the range of the page size is documented: not its default, other parameters, records or errors.
   *
   * @param query which part of the list
   * @param options for this list
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  list(query?: ListFieldsQuery, options?: ListOptions): ListFieldsCall;
}

/**
 * Action tasks. You can list, get and create them.
 *
 * Not shown (GAP-012): The fields of this resource aren't documented, apart from those that the change history names.
 */
export interface ActionTasksResource {
  /** The same, as XML (`as: 'xml'`), or as a schema or `exact()` makes it. */
  create<T = string>(body: unknown, options: CallOptions & As<T>): TypedCall<T, CreateActionTaskFailure>;
  /**
   * Create an action task
   *
   * Creates an action task. In the history of 2.3, create is `POST /action-task`.
   *
   * Not shown (GAP-040): The errors of the POST operations aren't listed; those shown follow from the general rules.
   *
   * Not shown (GAP-056): How the service treats a write that is sent twice isn't documented, and there is no documented idempotency key.
   *
   * @param body The action task to create.
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  create(body: unknown, options?: CallOptions): CreateActionTaskCall;
}
