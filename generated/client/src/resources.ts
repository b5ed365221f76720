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
   * Returns one tab of a form, with status 200. The 200 response carries an `ETag` and the rate limit headers. The 400, 401 and 403 responses carry the rate limit headers too (`AMB-18`).
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
   * Updates a contributor with the given field values, and returns the updated contributor.
   *
   * Since version 2.1.
   *
   * @param contributorSlug Slug of the contributor to update, 8 letters.
   * @param body New values, each a string or a boolean, keyed by the slug of the field.
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link NotFoundError}, {@link UnprocessableContentError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  update(contributorSlug: Slug, body: ContributorUpdateRequest, options?: CallOptions): UpdateContributorCall;
}

/**
 * Applications, including granular real-time updates. Only the fields that the change history names are known.
 *
 * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
 *
 * Not shown (GAP-015): These stages of an application are named: draft, submitted, under review and approved. The transitions between them are not shown.
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
   * The recusal prevents the reviewer from being assigned in the future within those score sets. It is recorded even
   * when the reviewer has no current assignment to the application.
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
 * Not shown (GAP-013): These statuses of an allocation payment are named: Scheduled, Processing, Paid, Failed and Failed permanently. The transitions between them are not shown.
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
   * The list can also be filtered by deletion and sorted by a column, in either direction. The names of these query
   * parameters are not shown.
   *
   * Since version 2.1.
   *
   * Takes parameters whose names are not shown; `options.query` sends any:
   * - deletion-mode: Filters by deletion. The name of the parameter and its default are not shown.
   * - order-column: Chooses the column to sort by. A value that is not a column sorts by `updated`. The name of the parameter is not shown.
   * - sort-direction: Chooses the sort direction; a value that is not listed gives 400. The name of the parameter and its default are not shown.
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
   * Creates an allocation payment, which corresponds to the event kind `AllocationPaymentWasCreated`. As of version 2.3, `date_due` and `date_paid` are accepted in ISO 8601 Zulu form. The request body, the response and any errors specific to the operation are not shown.
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
   * Returns one fund, with its budget and the amounts that are allocated and available.
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
 * Not shown (GAP-019): More than twenty event kinds exist. Some identifiers are known; the complete list is not shown.
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
   * Returns one webhook, with its URL, its events and the form that it is scoped to, if any.
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
 * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
 */
export interface AccountResource {
  /** The same, as XML (`as: 'xml'`), or as a schema or `exact()` makes it. */
  get<T = string>(options: CallOptions & As<T>): TypedCall<T, GetAccountFailure>;
  /**
   * Get the account
   *
   * Returns the organisation-level settings of the tenant that the API key is tied to. The shape of the response is not shown.
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
 * Fields on the tabs of a form. The shape of a field is not shown. Version 2.1 added a form slug to the operations on fields; its name and place are not shown.
 *
 * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
 *
 * Not shown (GAP-035): `GET /field` lists fields, with 1 to 500 records per page. Its default page size, its other parameters, its records and its errors are not described.
 */
export interface FieldsResource {
  /** With each record as a schema or `exact()` makes it. */
  list<T>(query: ListFieldsQuery | undefined, options: ListOptions & AsRecords<T>): TypedList<T, ListFieldsFailure>;
  /** The first page, as XML. */
  list(query: ListFieldsQuery | undefined, options: CallOptions & { as: 'xml' }): TypedCall<string, ListFieldsFailure>;
  /**
   * List fields
   *
   * Returns a page of fields, from 1 to 500 per page. The default page size, other parameters, the members of a field and any errors specific to the operation are not described.
   *
   * Since version 2.1.
   *
   * Not shown (GAP-035): `GET /field` lists fields, with 1 to 500 records per page. Its default page size, its other parameters, its records and its errors are not described.
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
 * Not shown (GAP-012): The fields of these resources are not shown: account, action task, allocation, application, assignment, attachment, category, chapter, document, field, file, form, grant report, leaderboard, round, score set, season, tax, user and payment method. The change history names a few fields of some of them.
 */
export interface ActionTasksResource {
  /** The same, as XML (`as: 'xml'`), or as a schema or `exact()` makes it. */
  create<T = string>(body: unknown, options: CallOptions & As<T>): TypedCall<T, CreateActionTaskFailure>;
  /**
   * Create an action task
   *
   * Creates an action task. The request body, the response and any errors specific to the operation are not shown. The change history mentions the operation under version 2.3, without saying when it was added.
   *
   * Not shown (GAP-040): No errors are listed for the POST operations. Those that apply to every request, or to every request with a body, are documented.
   *
   * @param body The action task to create. Its shape is not shown.
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  create(body: unknown, options?: CallOptions): CreateActionTaskCall;
}
