// Made from the bundled description by `npm run build`. Do not edit.

import { type Call, startCall } from '../../../scripts/client/runtime/calls/call.ts';
import { createList, type List } from '../../../scripts/client/runtime/calls/list.ts';
import type { BadRequestError, ForbiddenError, NotFoundError, ServiceUnavailableError, TooManyRequestsError, UnauthorizedError, UnprocessableContentError } from './status-errors.ts';
import type { Account, AllocationPayment, AllocationPaymentDetail, Contributor, ContributorUpdateRequest, Fund, RecusalRequest, Slug, Tab, Webhook } from './models.ts';
import type { ListAllocationPaymentsQuery, ListFieldsQuery } from './queries.ts';
import type { CallOptions, ListOptions } from '../../../scripts/client/runtime/request/options.ts';
import type { Transport } from '../../../scripts/client/runtime/transport/transport.ts';

/** Sections of a form. */
export class TabsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Get a tab
   *
   * Returns a tab. The 200 response has an `ETag`. The 200, 400, 401 and 403 responses have the rate-limit headers.
   *
   * @param tabSlug The tab's slug (8 letters).
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link NotFoundError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  get(tabSlug: Slug, options?: CallOptions): Call<Tab, BadRequestError | UnauthorizedError | ForbiddenError | NotFoundError | TooManyRequestsError | ServiceUnavailableError> {
    return startCall(this.#transport, { operation: 'GET /tab/{}', answer: 'object', slugs: { tabSlug }, options });
  }
}

/** Entries on the contributors tabs of applications, with a value for each field. */
export class ContributorsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Update a contributor
   *
   * Updates a contributor's fields and returns the contributor.
   *
   * Since version 2.1.
   *
   * Unknown (GAP-056): It isn't documented how the service handles a write that you send twice. No idempotency key is documented.
   *
   * @param contributorSlug The contributor's slug (8 letters).
   * @param body The fields to update, with their new values.
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link NotFoundError}, {@link UnprocessableContentError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  update(contributorSlug: Slug, body: ContributorUpdateRequest, options?: CallOptions): Call<Contributor, BadRequestError | UnauthorizedError | ForbiddenError | NotFoundError | UnprocessableContentError | TooManyRequestsError | ServiceUnavailableError> {
    return startCall(this.#transport, { operation: 'PUT /contributor/{}', answer: 'object', slugs: { contributorSlug }, body: { value: body }, options });
  }
}

/**
 * Applications, including granular real-time updates.
 *
 * Unknown (GAP-012): This resource's fields aren't documented, apart from those that the change history names.
 *
 * Unknown (GAP-015): The transitions between application stages, and the field that holds the stage, aren't documented.
 *
 * Unknown (GAP-036): It isn't documented how real-time application updates are sent, how many endpoints there are, or whether a client sends or receives the updates.
 *
 * Unknown (GAP-064): The interface document mentions this resource, or operations on it, without documenting paths, parameters or payloads.
 */
export class ApplicationsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Recuse a reviewer
   *
   * Recuses a reviewer from the assignment for the application.
   *
   * The reviewer can't be assigned in the future within the score sets that the recusal applies to. The recusal is
   * recorded even when the reviewer has no current assignment to the application.
   *
   * Unknown (GAP-002): An unrecuse operation takes the same payload as a recusal. Its path, method and further behaviour aren't documented.
   *
   * Unknown (GAP-056): It isn't documented how the service handles a write that you send twice. No idempotency key is documented.
   *
   * @param applicationSlug The application's slug (8 letters).
   * @param body The reviewer to recuse, and optionally a score set.
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link NotFoundError}, {@link UnprocessableContentError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  recuse(applicationSlug: Slug, body: RecusalRequest, options?: CallOptions): Call<unknown, BadRequestError | UnauthorizedError | ForbiddenError | NotFoundError | UnprocessableContentError | TooManyRequestsError | ServiceUnavailableError> {
    return startCall(this.#transport, { operation: 'PUT /application/{}/recuse', answer: 'unknown', slugs: { applicationSlug }, body: { value: body }, options, gaps: ['GAP-007'] });
  }
}

/**
 * Scheduled or recorded disbursements of funds against an allocation.
 *
 * Unknown (GAP-013): The transitions between the statuses of an allocation payment aren't documented.
 */
export class AllocationPaymentsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * List allocation payments
   *
   * Lists allocation payments. To get a payment's full record, use `getAllocationPayment`.
   *
   * You can filter the list by deletion and sort it.
   *
   * Since version 2.1.
   *
   * Unknown (GAP-052): It isn't documented how allocation payments are sorted if no column is chosen.
   *
   * Takes parameters whose names aren't documented; `options.query` sends any:
   * - deletion-mode: Filters by deletion.
   * - order-column: Chooses the column to sort by.
   * - sort-direction: Chooses the sort direction. An invalid value returns 400.
   *
   * @param query which part of the list
   * @param options for this list
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  list(query?: ListAllocationPaymentsQuery, options?: ListOptions): List<AllocationPayment, BadRequestError | UnauthorizedError | ForbiddenError | TooManyRequestsError | ServiceUnavailableError> {
    return createList(this.#transport, { operation: 'GET /allocation-payment', answer: 'page', query, options });
  }

  /**
   * Create an allocation payment
   *
   * Creates an allocation payment. The matching event kind is `AllocationPaymentWasCreated`. Since 2.3, `date_due` and `date_paid` are ISO 8601 in UTC (`Z`).
   *
   * Since version 2.1.
   *
   * Unknown (GAP-040): The interface document doesn't list errors for the POST operations. We derive them from its general rules on errors.
   *
   * Unknown (GAP-056): It isn't documented how the service handles a write that you send twice. No idempotency key is documented.
   *
   * @param body The payment to create.
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  create(body: unknown, options?: CallOptions): Call<unknown, BadRequestError | UnauthorizedError | ForbiddenError | TooManyRequestsError | ServiceUnavailableError> {
    return startCall(this.#transport, { operation: 'POST /allocation-payment', answer: 'unknown', body: { value: body }, options, gaps: ['GAP-017'] });
  }

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
  get(allocationPaymentSlug: Slug, options?: CallOptions): Call<AllocationPaymentDetail, BadRequestError | UnauthorizedError | ForbiddenError | NotFoundError | TooManyRequestsError | ServiceUnavailableError> {
    return startCall(this.#transport, { operation: 'GET /allocation-payment/{}', answer: 'object', slugs: { allocationPaymentSlug }, options });
  }
}

/** Budgets that allocations are made from. */
export class FundsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Get a fund
   *
   * Returns a fund, with its budget and the amounts allocated and available.
   *
   * @param fundSlug The fund's slug (8 letters).
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link NotFoundError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  get(fundSlug: Slug, options?: CallOptions): Call<Fund, BadRequestError | UnauthorizedError | ForbiddenError | NotFoundError | TooManyRequestsError | ServiceUnavailableError> {
    return startCall(this.#transport, { operation: 'GET /fund/{}', answer: 'object', slugs: { fundSlug }, options });
  }
}

/**
 * Subscriptions that notify an external system when events occur. A webhook can be scoped to a form.
 *
 * Unknown (GAP-019): More than twenty event kinds exist. The complete list isn't documented.
 *
 * Unknown (GAP-022): The signature algorithm, and the header that carries the signature, aren't documented.
 *
 * Unknown (GAP-023): Delivery retries, timeouts and ordering aren't documented, and neither is the response that the service expects from your receiver.
 */
export class WebhooksResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Get a webhook
   *
   * Returns a webhook, with its URL, event kinds and optional form.
   *
   * Since version 2.0.
   *
   * @param webhookSlug The webhook's slug (8 letters).
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link NotFoundError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  get(webhookSlug: Slug, options?: CallOptions): Call<Webhook, BadRequestError | UnauthorizedError | ForbiddenError | NotFoundError | TooManyRequestsError | ServiceUnavailableError> {
    return startCall(this.#transport, { operation: 'GET /webhook/{}', answer: 'object', slugs: { webhookSlug }, options });
  }
}

/**
 * Organisation-level settings of the tenant tied to the API key. Read-only.
 *
 * Unknown (GAP-012): This resource's fields aren't documented, apart from those that the change history names.
 */
export class AccountResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Get the account
   *
   * Returns account information for the tenant tied to the API key. Read-only.
   *
   * Since version 2.2.
   *
   * Unknown (GAP-041): The interface document doesn't list errors for `getAccount`. We derive them from its general rules on errors.
   *
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  get(options?: CallOptions): Call<Account, BadRequestError | UnauthorizedError | ForbiddenError | TooManyRequestsError | ServiceUnavailableError> {
    return startCall(this.#transport, { operation: 'GET /account', answer: 'unknown', options, gaps: ['GAP-008'] });
  }
}

/**
 * Fields on the tabs of a form. Version 2.1 added a form slug to the operations on fields.
 *
 * Unknown (GAP-012): This resource's fields aren't documented, apart from those that the change history names.
 *
 * Unknown (GAP-035): Only the range of `per_page` is documented for `listFields`. Its default isn't, and neither are the operation's other parameters, its records or its errors.
 */
export class FieldsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * List fields
   *
   * Lists fields, from 1 to 500 per page.
   *
   * Since version 2.1.
   *
   * Unknown (GAP-035): Only the range of `per_page` is documented for `listFields`. Its default isn't, and neither are the operation's other parameters, its records or its errors.
   *
   * @param query which part of the list
   * @param options for this list
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  list(query?: ListFieldsQuery, options?: ListOptions): List<unknown, BadRequestError | UnauthorizedError | ForbiddenError | TooManyRequestsError | ServiceUnavailableError> {
    return createList(this.#transport, { operation: 'GET /field', answer: 'page', query, options, gaps: ['GAP-012', 'GAP-035'] });
  }
}

/**
 * You can list, get and create action tasks.
 *
 * Unknown (GAP-012): This resource's fields aren't documented, apart from those that the change history names.
 */
export class ActionTasksResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Create an action task
   *
   * Creates an action task. Since 2.3, this is `POST /action-task`.
   *
   * Unknown (GAP-040): The interface document doesn't list errors for the POST operations. We derive them from its general rules on errors.
   *
   * Unknown (GAP-056): It isn't documented how the service handles a write that you send twice. No idempotency key is documented.
   *
   * @param body The action task to create.
   * @param options for this call
   * @throws one of {@link BadRequestError}, {@link UnauthorizedError}, {@link ForbiddenError}, {@link TooManyRequestsError}, {@link ServiceUnavailableError}, or a transport failure
   */
  create(body: unknown, options?: CallOptions): Call<unknown, BadRequestError | UnauthorizedError | ForbiddenError | TooManyRequestsError | ServiceUnavailableError> {
    return startCall(this.#transport, { operation: 'POST /action-task', answer: 'unknown', body: { value: body }, options, gaps: ['GAP-017'] });
  }
}
