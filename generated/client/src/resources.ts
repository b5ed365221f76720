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
   * Returns one tab of a form. Its success status is known, which that of most operations is not (`GAP-006`), and its responses are known to carry an `ETag` and the rate limit headers (`AMB-18`).
   *
   * @param tabSlug Slug of the tab to return, 8 letters.
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
   * Updates the given fields of a contributor and returns the updated contributor.
   *
   * Since version 2.1.
   *
   * @param contributorSlug Slug of the contributor to update, 8 letters.
   * @param body New values, keyed by the slug of the field.
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link NotFoundError}, {@link UnprocessableContentError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  update(contributorSlug: Slug, body: ContributorUpdateRequest, options?: CallOptions): UpdateContributorCall;
}

/**
 * Applications, including granular real-time updates. Apart from members that the change history names, their fields are not shown.
 *
 * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
 *
 * Not shown (GAP-015): Four stages of an application are named: draft, submitted, under review and approved. Which stage can follow which is not shown.
 *
 * Not shown (GAP-036): Applications have granular real-time updates. How these are sent is not described.
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
   * The reviewer cannot be assigned in the future within the score sets concerned. The recusal is recorded even when
   * the reviewer has no current assignment to the application.
   *
   * An unrecuse operation takes the same payload; its path is not shown.
   *
   * Not shown (GAP-002): An unrecuse operation exists and takes the same payload as a recusal. Its path, its method and its behaviour are not shown.
   *
   * @param applicationSlug Slug of the application that the reviewer is recused from, 8 letters.
   * @param body The reviewer, and the score set when the recusal is limited to one.
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link NotFoundError}, {@link UnprocessableContentError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  recuse(applicationSlug: Slug, body: RecusalRequest, options?: CallOptions): RecuseReviewerCall;
}

/**
 * Scheduled or recorded disbursements of funds against an allocation.
 *
 * Not shown (GAP-013): Five statuses of an allocation payment are named. Which status can follow which is not shown.
 */
export interface AllocationPaymentsResource {
  /** With each record as a schema or `exact()` makes it. */
  list<T>(query: ListAllocationPaymentsQuery | undefined, options: ListOptions & AsRecords<T>): TypedList<T, ListAllocationPaymentsFailure>;
  /** The first page, as XML. */
  list(query: ListAllocationPaymentsQuery | undefined, options: CallOptions & { as: 'xml' }): TypedCall<string, ListAllocationPaymentsFailure>;
  /**
   * List allocation payments
   *
   * Returns a page of allocation payments, without the additional fields of the single record.
   *
   * The list can also be filtered by deletion and sorted by column and direction. The values of these three query
   * parameters are known; their names are not shown.
   *
   * Since version 2.1.
   *
   * Takes parameters whose names are not shown; `options.query` sends any:
   * - deletion-mode: Filters by deletion. The name of the parameter and its default are not shown.
   * - order-column: Chooses the column to sort by. The name of the parameter is not shown.
   * - sort-direction: Chooses the sort direction, `asc` or `desc`; any other value gives 400. The name of the parameter and its default are not shown.
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
   * Creates an allocation payment, which corresponds to the event kind `AllocationPaymentWasCreated`. `date_due` and `date_paid`, where sent, are accepted in ISO 8601 Zulu form since version 2.3. The request body, the response and the specific errors are not shown.
   *
   * Since version 2.1.
   *
   * Not shown (GAP-040): No errors are listed for the POST operations. Those that apply to every request, or to every request with a body, are documented.
   *
   * @param body The payment to create. Its shape is not shown.
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  create(body: unknown, options?: CallOptions): CreateAllocationPaymentCall;

  /** The same, as XML (`as: 'xml'`), or as a schema or `exact()` makes it. */
  get<T = string>(allocationPaymentSlug: Slug, options: CallOptions & As<T>): TypedCall<T, GetAllocationPaymentFailure>;
  /**
   * Get an allocation payment
   *
   * Returns one allocation payment, with its allocation amount, applicant, application and fund.
   *
   * Since version 2.1.
   *
   * @param allocationPaymentSlug Slug of the allocation payment to return, 8 letters.
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
   * Returns one fund, with its budget and what is allocated and available.
   *
   * @param fundSlug Slug of the fund to return, 8 letters.
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link NotFoundError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  get(fundSlug: Slug, options?: CallOptions): GetFundCall;
}

/**
 * Subscriptions that notify an external system when events occur. A webhook can be scoped to a form.
 *
 * Not shown (GAP-019): More than twenty kinds of event exist. Seven identifiers are known; the complete list is not shown.
 *
 * Not shown (GAP-022): Deliveries are signed with the signing key of the webhook. The algorithm and the header that carries the signature are not shown.
 *
 * Not shown (GAP-023): Retries, timeouts and the order of deliveries are not shown. Neither is the response that the receiver should return.
 */
export interface WebhooksResource {
  /** The same, as XML (`as: 'xml'`), or as a schema or `exact()` makes it. */
  get<T = string>(webhookSlug: Slug, options: CallOptions & As<T>): TypedCall<T, GetWebhookFailure>;
  /**
   * Get a webhook
   *
   * Returns one webhook: its URL, its events, and the form that it is scoped to.
   *
   * Since version 2.0.
   *
   * @param webhookSlug Slug of the webhook to return, 8 letters.
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link NotFoundError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  get(webhookSlug: Slug, options?: CallOptions): GetWebhookCall;
}

/**
 * Organisation-level settings of the tenant that the API key is tied to. Read-only.
 *
 * Not shown (GAP-008): The account holds organisation-level settings. The shape of the response is not shown.
 *
 * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
 */
export interface AccountResource {
  /** The same, as XML (`as: 'xml'`), or as a schema or `exact()` makes it. */
  get<T = string>(options: CallOptions & As<T>): TypedCall<T, GetAccountFailure>;
  /**
   * Get the account
   *
   * Returns the account of the tenant that the API key is tied to. Read-only. The shape of the response is not shown.
   *
   * Since version 2.2.
   *
   * Not shown (GAP-041): No errors are listed for getting the account. Those that apply to every request are documented.
   *
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  get(options?: CallOptions): GetAccountCall;
}

/**
 * Fields of a tab. Their own fields are not shown. Version 2.1 added a form slug to the operations on fields; its name and place are not shown.
 *
 * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
 *
 * Not shown (GAP-035): `GET /field` lists fields, with 1 to 500 results per page. Its default page size, its other parameters, its records and its errors are not described.
 */
export interface FieldsResource {
  /** With each record as a schema or `exact()` makes it. */
  list<T>(query: ListFieldsQuery | undefined, options: ListOptions & AsRecords<T>): TypedList<T, ListFieldsFailure>;
  /** The first page, as XML. */
  list(query: ListFieldsQuery | undefined, options: CallOptions & { as: 'xml' }): TypedCall<string, ListFieldsFailure>;
  /**
   * List fields
   *
   * Returns a page of fields, up to 500 per page. The default page size, other parameters, the members of a field and the specific errors are not described.
   *
   * Since version 2.1.
   *
   * Not shown (GAP-035): `GET /field` lists fields, with 1 to 500 results per page. Its default page size, its other parameters, its records and its errors are not described.
   *
   * @param query which part of the list
   * @param options for this list
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  list(query?: ListFieldsQuery, options?: ListOptions): ListFieldsCall;
}

/**
 * Action tasks, which can be listed, read and created. Their fields are not shown.
 *
 * Not shown (GAP-012): The fields of twenty resources are not shown, apart from single members that the change history names.
 */
export interface ActionTasksResource {
  /** The same, as XML (`as: 'xml'`), or as a schema or `exact()` makes it. */
  create<T = string>(body: unknown, options: CallOptions & As<T>): TypedCall<T, CreateActionTaskFailure>;
  /**
   * Create an action task
   *
   * Creates an action task. The request body, the response and the specific errors are not shown. The change history mentions the operation under version 2.3, without saying when it was added.
   *
   * Not shown (GAP-040): No errors are listed for the POST operations. Those that apply to every request, or to every request with a body, are documented.
   *
   * @param body The action task to create. Its shape is not shown.
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  create(body: unknown, options?: CallOptions): CreateActionTaskCall;
}
