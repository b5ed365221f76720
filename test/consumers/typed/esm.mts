/** What must compile, and what must not. Nothing of it runs; see test/client/package.slow.test.ts. */
import {
  exact,
  GrantManagement,
  GrantManagementError,
  NotFoundError,
  snapshot,
  StatusError,
  UnprocessableContentError,
  withSchema,
  type AllocationPayment,
  type ClientOptions,
  type Fund,
  type KnownWebhookEventKind,
  type StandardSchema,
  type Tab,
} from '@grant-management/client';
import { validating } from '@grant-management/client/validating';
import { createGrantManagementClient, isStatus } from '@grant-management/client/fetch';
import { createTestFetch } from '@grant-management/client/testing';

export const options: ClientOptions = { baseUrl: 'https://eu.invalid', apiKey: 'key', languages: ['en_GB'] };
export const client: GrantManagement = new GrantManagement({
  ...options,
  fetch: validating('throw', createTestFetch()),
});
const undefinedOptions: ClientOptions = { ...options, timeout: undefined, maxRetries: undefined };
void new GrantManagement(undefinedOptions);
// @ts-expect-error a base address is needed
void new GrantManagement({ apiKey: 'key' });
// @ts-expect-error no language of the interface
void new GrantManagement({ ...options, languages: ['xx_XX'] });
// @ts-expect-error no option
void new GrantManagement({ ...options, timeOut: 1 });

const slug = 'AbCdEfGh';

// tabs.get
const tab: Tab = await client.tabs.get(slug);
const type: 'details' | 'attachments' | 'contributors' | 'fields' | 'eligibility' | 'referees' = tab.type;
const size: number | null | undefined = tab.settings?.max_filesize;
// @ts-expect-error no such member
void tab.nmae;
// @ts-expect-error settings can be null
void tab.settings.max_filesize;
// @ts-expect-error a slug is needed
void client.tabs.get();
// @ts-expect-error a slug is text
void client.tabs.get(12345678);
// @ts-expect-error no such operation
void client.tabs.delete(slug);
// @ts-expect-error no such option
void client.tabs.get(slug, { timeot: 1 });
void client.tabs.get(slug, {
  signal: undefined,
  ifNoneMatch: '"a"',
  headers: { 'x-trace': '1' },
  query: { any: 1 },
});
// @ts-expect-error names of headers are written in lower case
void client.tabs.get(slug, { headers: { 'X-Trace': '1' } });

// contributors.update
const contributor = await client.contributors.update(slug, { fields: { [slug]: 'a', HgFeDcBa: true } });
void contributor.fields[0]?.value;
// @ts-expect-error misspelt
void client.contributors.update(slug, { feilds: {} });
// @ts-expect-error one key too many
void client.contributors.update(slug, { fields: {}, other: 1 });
// @ts-expect-error a number was not shown
void client.contributors.update(slug, { fields: { [slug]: 1 } });
// @ts-expect-error a body is needed
void client.contributors.update(slug);

// applications.recuse
const recused: unknown = await client.applications.recuse(slug, { reviewer: slug, score_set: slug });
// @ts-expect-error the answer is not shown
void (await client.applications.recuse(slug, { reviewer: slug })).slug;
// @ts-expect-error misspelt
void client.applications.recuse(slug, { reviewer: slug, scoreSet: slug });
// @ts-expect-error a reviewer is needed
void client.applications.recuse(slug, {});

// allocationPayments.list
const page = await client.allocationPayments.list(
  { per_page: 100, page: undefined },
  { limit: 5, concurrency: 2 },
);
const total: number = page.total;
const payments: AllocationPayment[] = page.data;
for await (const payment of client.allocationPayments.list()) {
  const due: string | null = payment.date_due;
  const status: string = payment.status;
  void [due, status, payment.reference?.length];
  // @ts-expect-error only the single record has it
  void payment.allocation_amount;
  // @ts-expect-error the fields of a grant status are not shown
  void payment.grant_status?.name.length;
}
for await (const { data } of client.allocationPayments.list().pages()) void data[0]?.amount;
// @ts-expect-error misspelt
void client.allocationPayments.list({ perPage: 100 });
// @ts-expect-error a number
void client.allocationPayments.list({ page: '1' });

// allocationPayments.get
const detail = await client.allocationPayments.get(slug);
const owner: string | undefined = detail.applicant?.email;
// @ts-expect-error it can be null
void detail.applicant.email;

// allocationPayments.create, actionTasks.create
const created: unknown = await client.allocationPayments.create({ any: 'thing' });
const task: unknown = await client.actionTasks.create({ any: 'thing' });
// @ts-expect-error a body is needed
void client.allocationPayments.create();
// @ts-expect-error a body is needed
void client.actionTasks.create();

// funds.get, webhooks.get, account.get, fields.list
const fund: Fund = await client.funds.get(slug);
const name: string | undefined = fund.name['fr_FR'];
const webhook = await client.webhooks.get(slug);
const kinds: string[] = webhook.events;
const documentedKind: KnownWebhookEventKind = 'AllocationWasCreated';
// @ts-expect-error no such kind
const unknownKind: KnownWebhookEventKind = 'AllocationWasRenamed';
// @ts-expect-error the shape of an account is not shown
void (await client.account.get()).name;
for await (const field of client.fields.list({ per_page: 500 })) {
  const shape: unknown = field;
  void shape;
  // @ts-expect-error the shape of a field is not shown
  void field.slug;
}

// errors
try {
  await client.tabs.get(slug);
} catch (error) {
  // @ts-expect-error it may be any error
  void error.status;
  if (error instanceof NotFoundError) {
    const status: 404 = error.status;
    const message: string | undefined = error.body?.message;
    void [status, message];
    // @ts-expect-error only a failed validation has it
    void error.body?.errors;
  } else if (error instanceof UnprocessableContentError) {
    const errors: Record<string, unknown> | undefined = error.body?.errors;
    // @ts-expect-error its structure is not shown
    void errors?.['a']?.length;
  } else if (error instanceof StatusError) {
    const status: number = error.status;
    void status;
  } else if (error instanceof GrantManagementError) {
    // @ts-expect-error not every error has a status
    void error.status;
  }
}
const result = await client.tabs.get(slug).safe();
// @ts-expect-error it can have failed
void result.data;
if (result.ok) void result.data.slug;
else {
  const failure = result.error;
  if (failure.kind === 'NotFound') void failure.body?.message;
  // @ts-expect-error this operation validates nothing
  if (failure.kind === 'UnprocessableContent') void failure;
}
const { data, meta } = await client.funds.get(slug).withMeta();
const attempts: number = meta.attempts;
const xml: string = await client.request('GET', '/fund/AbCdEfGh', { as: 'xml' });
const schema: StandardSchema<{ plan: string }> = {
  '~standard': { version: 1, vendor: 'test', validate: () => ({ value: { plan: 'a' } }) },
};
const plan: string = (await withSchema(client.account.get(), schema)).plan;
const planned: { plan: string }[] = await withSchema(client.fields.list({}, { limit: 5 }), schema).all();
for await (const item of withSchema(client.fields.list(), schema)) void item.plan;
// @ts-expect-error the schema has no such member
void (await withSchema(client.account.get(), schema)).nope;
export const budget = async (): Promise<string> => (await exact(client.funds.get(slug))).budget;
const whole: AllocationPayment[] = await snapshot(client.allocationPayments.list());
const all: AllocationPayment[] = await client.allocationPayments.list().all(500);
for await (const { amount } of exact(client.allocationPayments.list())) {
  const digits: string = amount;
  void digits;
}
// @ts-expect-error no option of a method
void client.funds.get(slug, { as: 'xml' });
// @ts-expect-error a fund is no page
void (await client.funds.get(slug)).nextPage;
const nextPage: AllocationPayment[] | undefined = (await page.nextPage())?.data;
const raw: Response = await client.funds.get(slug).asResponse();
const untypedResult: unknown = await client.request('GET', '/account');
const typedResult: Fund = await client.request<Fund>('GET', '/account', {
  query: { any: 1 },
  headers: { 'x-trace': '1' },
});
// @ts-expect-error unknown, without a type argument
const mistyped: Fund = await client.request('GET', '/account');
// @ts-expect-error XML is text
void client.request<Fund>('GET', '/account', { as: 'xml' });
// @ts-expect-error no method
void client.request('FETCH', '/account');
// @ts-expect-error misspelt
void client.request('GET', '/account', { timeot: 1 });
void [nextPage, raw, untypedResult, typedResult, mistyped];
export const patient: GrantManagement = client.with({ timeout: 5_000 });
void [plan, planned, whole, all];
const [one, two]: [Tab, Fund] = await Promise.all([client.tabs.get(slug), client.funds.get(slug)]);

const api = createGrantManagementClient(options);
const answer = await api.GET('/fund/{fund_slug}', { params: { path: { fund_slug: slug } } });
const available: number | undefined = answer.data?.available;
// @ts-expect-error no such path
void api.GET('/funds');
const changed = await api.PUT('/contributor/{contributor_slug}', {
  params: { path: { contributor_slug: slug } },
  body: { fields: {} },
});
if (isStatus(changed, 422)) {
  const { errors }: { errors: unknown } = changed.error;
  const nothing: undefined = changed.data;
  void [errors, nothing];
} else if (isStatus(changed, 503)) {
  const words: [string, 503] = [changed.error.status, changed.response.status];
  void words;
} else if (isStatus(changed, 404)) {
  const message: string = changed.error.message;
  // @ts-expect-error no such member of that body
  void [message, changed.error.errors];
}
// @ts-expect-error a status that the operation does not document
void isStatus(changed, 418);
// @ts-expect-error the status of a success
void isStatus(changed, 200);
void (changed.error === undefined && changed.data.slug);
void api.with({ timeout: 5_000, languages: ['all'] }).GET('/account');

void [
  type,
  size,
  recused,
  total,
  payments,
  owner,
  created,
  task,
  name,
  kinds,
  documentedKind,
  unknownKind,
  attempts,
  xml,
  one,
  two,
  available,
  data,
];

// kinds and names of what the description has
export function isLost(error: GrantManagementError): boolean {
  // @ts-expect-error no such kind
  if (error.kind === 'Conection') return false;
  return error.kind === 'Connection' || error.operation === 'apiKey';
}
void createTestFetch({ 'GET /fund/{}': ['not-found', () => new Response('')] });
// @ts-expect-error no such operation
void createTestFetch({ 'GET /fund/{slug}': 'not-found' });
// @ts-expect-error no such example
void createTestFetch({ 'GET /fund/{}': 'nowhere' });
