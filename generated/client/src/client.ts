// Made from the bundled description by `npm run build`. Do not edit.

import { createCaller } from '../../../scripts/client/runtime/call.ts';
import type { RateLimit } from '../../../scripts/client/runtime/meta.ts';
import type { ClientOptions, ListOptions } from '../../../scripts/client/runtime/options.ts';
import type { TabsResource, ContributorsResource, ApplicationsResource, AllocationPaymentsResource, FundsResource, WebhooksResource, AccountResource, FieldsResource, ActionTasksResource } from './resources.ts';
import { Transport } from '../../../scripts/client/runtime/transport.ts';

/** Client of the grant-management interface, for one account. */
export interface GrantManagement {
  /** Sections of a form. */
  readonly tabs: TabsResource;
  /** Entries on the contributors tabs of applications, with a value for each field. */
  readonly contributors: ContributorsResource;
  /** Applications, including granular real-time updates. */
  readonly applications: ApplicationsResource;
  /** Scheduled or recorded disbursements of funds against an allocation. */
  readonly allocationPayments: AllocationPaymentsResource;
  /** Budgets that allocations are made from. */
  readonly funds: FundsResource;
  /** Subscriptions that notify an external system when events occur. A webhook can be scoped to a form. */
  readonly webhooks: WebhooksResource;
  /** Organisation-level settings of the tenant tied to the API key. Read-only. */
  readonly account: AccountResource;
  /** Fields on the tabs of a form. Version 2.1 added a form slug to the operations on fields. */
  readonly fields: FieldsResource;
  /** Action tasks. You can list, get and create them. */
  readonly actionTasks: ActionTasksResource;
}

export class GrantManagement {
  readonly #transport: Transport;

  /**
   * @param options where the service is, the key, and how to behave
   * @throws InvalidArgumentError when an option is missing or cannot be used; no message holds the key
   */
  constructor(options: ClientOptions) {
    this.#transport = new Transport(options);
    const call = createCaller(this.#transport);
    Object.assign(this, {
      tabs: {
        get: (tabSlug: string, options?: ListOptions) => call({ operation: 'GET /tab/{}', answer: 'object', slugs: { tabSlug }, options }),
      },
      contributors: {
        update: (contributorSlug: string, body: unknown, options?: ListOptions) => call({ operation: 'PUT /contributor/{}', answer: 'object', slugs: { contributorSlug }, body: { value: body }, options }),
      },
      applications: {
        recuse: (applicationSlug: string, body: unknown, options?: ListOptions) => call({ operation: 'PUT /application/{}/recuse', answer: 'unknown', slugs: { applicationSlug }, body: { value: body }, options, gaps: ['GAP-007'] }),
      },
      allocationPayments: {
        list: (query?: object, options?: ListOptions) => call({ operation: 'GET /allocation-payment', answer: 'page', query, options }),
        create: (body: unknown, options?: ListOptions) => call({ operation: 'POST /allocation-payment', answer: 'unknown', body: { value: body }, options, gaps: ['GAP-017'] }),
        get: (allocationPaymentSlug: string, options?: ListOptions) => call({ operation: 'GET /allocation-payment/{}', answer: 'object', slugs: { allocationPaymentSlug }, options }),
      },
      funds: {
        get: (fundSlug: string, options?: ListOptions) => call({ operation: 'GET /fund/{}', answer: 'object', slugs: { fundSlug }, options }),
      },
      webhooks: {
        get: (webhookSlug: string, options?: ListOptions) => call({ operation: 'GET /webhook/{}', answer: 'object', slugs: { webhookSlug }, options }),
      },
      account: {
        get: (options?: ListOptions) => call({ operation: 'GET /account', answer: 'unknown', options, gaps: ['GAP-008'] }),
      },
      fields: {
        list: (query?: object, options?: ListOptions) => call({ operation: 'GET /field', answer: 'page', query, options, gaps: ['GAP-012', 'GAP-035'] }),
      },
      actionTasks: {
        create: (body: unknown, options?: ListOptions) => call({ operation: 'POST /action-task', answer: 'unknown', body: { value: body }, options, gaps: ['GAP-017'] }),
      },
    } satisfies Omit<GrantManagement, 'rateLimit' | 'with'>);
  }

  /** The rate limit that the last response told of; undefined before, and while none tells it. */
  get rateLimit(): RateLimit | undefined {
    return this.#transport.rateLimit;
  }

  /**
   * A copy with other options. It shares the rate limit with this client, unless `baseUrl`, `apiKey` or `concurrency` is
   * another one.
   *
   * @param options what is to be different; what is left out or undefined stays
   * @throws InvalidArgumentError when an option cannot be used
   */
  with(options?: Partial<ClientOptions>): GrantManagement {
    return new GrantManagement(this.#transport.derive(options));
  }
}
