// Made from the bundled description by `npm run build`. Do not edit.

import { type Call, startRequest } from '../../../scripts/client/runtime/calls/call.ts';
import type { RateLimit } from '../../../scripts/client/runtime/response/meta.ts';
import type { ClientOptions, RequestOptions } from '../../../scripts/client/runtime/request/options.ts';
import type { Method } from '../../../scripts/client/runtime/request/request.ts';
import { TabsResource, ContributorsResource, ApplicationsResource, AllocationPaymentsResource, FundsResource, WebhooksResource, AccountResource, FieldsResource, ActionTasksResource } from './resources.ts';
import { Transport } from '../../../scripts/client/runtime/transport/transport.ts';

/** Client of the grant-management interface, for one account. */
export class GrantManagement {
  readonly #transport: Transport;
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
  /** You can list, get and create action tasks. */
  readonly actionTasks: ActionTasksResource;

  /** @throws InvalidArgumentError if an option is missing or invalid */
  constructor(options: ClientOptions);
  constructor(options: ClientOptions | Transport) {
    this.#transport = options instanceof Transport ? options : new Transport(options);
    this.tabs = new TabsResource(this.#transport);
    this.contributors = new ContributorsResource(this.#transport);
    this.applications = new ApplicationsResource(this.#transport);
    this.allocationPayments = new AllocationPaymentsResource(this.#transport);
    this.funds = new FundsResource(this.#transport);
    this.webhooks = new WebhooksResource(this.#transport);
    this.account = new AccountResource(this.#transport);
    this.fields = new FieldsResource(this.#transport);
    this.actionTasks = new ActionTasksResource(this.#transport);
  }

  /** The rate limit in the last response that reported one. */
  get rateLimit(): RateLimit | undefined {
    return this.#transport.rateLimit;
  }

  /**
   * Makes a copy with other options. It shares the rate limit with this client, unless `baseUrl`, `apiKey` or
   * `concurrency` changes.
   *
   * @throws InvalidArgumentError if an option is invalid
   */
  with(options?: Partial<ClientOptions>): GrantManagement {
    return new GrantManagement(this.#transport.with(options) as never);
  }

  /**
   * Calls an operation that this package has no method for. GET and PUT are retried, everything else is sent once.
   *
   * @param path below `baseUrl`, such as `/account`
   */
  request(method: Method, path: string, options: RequestOptions & { as: 'xml' }): Call<string>;
  request<T = unknown>(
    method: Method,
    path: string,
    options?: RequestOptions & { as?: 'json' | undefined },
  ): Call<NoInfer<T>>;
  request(method: Method, path: string, options?: RequestOptions): Call<unknown> {
    return startRequest(this.#transport, method, path, options);
  }
}
