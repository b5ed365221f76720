// Made from the bundled description by `npm run build`. Do not edit.

import { createCaller } from '../../../scripts/client/runtime/call.ts';
import { decode } from '../../../scripts/client/runtime/decode.ts';
import type { RateLimit } from '../../../scripts/client/runtime/meta.ts';
import type { ClientOptions } from '../../../scripts/client/runtime/options.ts';
import type { TabsResource, ContributorsResource, ApplicationsResource, AllocationPaymentsResource, FundsResource, WebhooksResource, AccountResource, FieldsResource, ActionTasksResource } from './resources.ts';
import { createTransport } from '../../../scripts/client/runtime/transport.ts';

/** Client of the grant-management interface, for one account. */
export interface GrantManagement {
  /** Sections of a form. */
  readonly tabs: TabsResource;
  /** Entries on the contributors tabs of applications. */
  readonly contributors: ContributorsResource;
  /** Applications, including granular real-time updates. Apart from single members named in the change history, their fields are not shown. */
  readonly applications: ApplicationsResource;
  /** Disbursements of funds, scheduled or recorded, against an allocation. The `status` of a payment is a localised label; which status can follow which is not shown. */
  readonly allocationPayments: AllocationPaymentsResource;
  /** Funds with a budget, from which allocations are made. */
  readonly funds: FundsResource;
  /** Subscriptions that notify an external system when events occur. A webhook can be scoped to a form. */
  readonly webhooks: WebhooksResource;
  /** Organisation-level settings of the tenant tied to the key. Read-only. */
  readonly account: AccountResource;
  /** Fields. Their own fields are not shown. Version 2.1 added a form slug to the operations on fields; its name and place are not shown. */
  readonly fields: FieldsResource;
  /** Action tasks. Their fields are not shown. */
  readonly actionTasks: ActionTasksResource;
}

export class GrantManagement {
  /** The rate limit that the last response told of; undefined before, and while none tells it. */
  declare readonly rateLimit?: RateLimit;

  /**
   * @param options where the service is, the key, and how to behave
   * @throws InvalidArgumentError when an option is missing or cannot be used; no message holds the key
   */
  constructor(options: ClientOptions) {
    const call = createCaller(createTransport(options, this, decode));
    Object.assign(this, {
      tabs: {
        get: (tabSlug, options) => call('GET /tab/{}', 0, options, [tabSlug]),
      },
      contributors: {
        update: (contributorSlug, body, options) => call('PUT /contributor/{}', 0, options, [contributorSlug], body),
      },
      applications: {
        recuse: (applicationSlug, body, options) => call('PUT /application/{}/recuse', -1, options, [applicationSlug], body),
      },
      allocationPayments: {
        list: (query, options) => call('GET /allocation-payment', 1, options, [], undefined, query),
        create: (body, options) => call('POST /allocation-payment', -1, options, [], body),
        get: (allocationPaymentSlug, options) => call('GET /allocation-payment/{}', 0, options, [allocationPaymentSlug]),
      },
      funds: {
        get: (fundSlug, options) => call('GET /fund/{}', 0, options, [fundSlug]),
      },
      webhooks: {
        get: (webhookSlug, options) => call('GET /webhook/{}', 0, options, [webhookSlug]),
      },
      account: {
        get: (options) => call('GET /account', 0, options),
      },
      fields: {
        list: (query, options) => call('GET /field', 1, options, [], undefined, query),
      },
      actionTasks: {
        create: (body, options) => call('POST /action-task', -1, options, [], body),
      },
    } satisfies GrantManagement);
  }
}
