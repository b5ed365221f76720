/** A small program of another repository. It is type-checked and run against the mock; see test/client/consumers.slow.test.ts. */
import { createGrantManagementClient, type components } from '@grant-management/client';

type Payment = components['schemas']['AllocationPayment'];

const client = createGrantManagementClient({
  baseUrl: process.env['GRANT_MANAGEMENT_URL'] ?? '',
  apiKey: process.env['GRANT_MANAGEMENT_KEY'] ?? '',
  languages: ['en_GB', 'fr_FR'],
});

async function duePayments(): Promise<Payment[]> {
  const { data, error, response } = await client.GET('/allocation-payment', {
    params: { query: { page: 1, per_page: 100 } },
  });
  if (error) throw new Error(`${response.status}: ${'message' in error ? error.message : error.status}`);
  return data.data.filter((payment) => payment.date_paid === null);
}

const payments = await duePayments();
const dueDates: (string | null)[] = payments.map((payment) => payment.date_due);

const fund = await client.GET('/fund/{fund_slug}', { params: { path: { fund_slug: 'AbCdEfGh' } } });
const available: number | undefined = fund.data?.available;
const nameInFrench: string | undefined = fund.data?.name['fr_FR'];

const tab = await client.GET('/tab/{tab_slug}', { params: { path: { tab_slug: 'AbCdEfGh' } } });
const tabType:
  'details' | 'attachments' | 'contributors' | 'fields' | 'eligibility' | 'referees' | undefined =
  tab.data?.type;

const update = await client.PUT('/contributor/{contributor_slug}', {
  params: { path: { contributor_slug: 'AbCdEfGh' } },
  body: { fields: { AbCdEfGh: 'A new value', HgFeDcBa: true } },
});

// What is not shown is unknown to the compiler too.
const account = await client.GET('/account');
// @ts-expect-error the shape of an account is not shown
void account.data?.name;

const missing = await client.GET('/fund/{fund_slug}', {
  params: { path: { fund_slug: 'AbCdEfGh' } },
  headers: { Prefer: 'code=404' },
});
// @ts-expect-error a slug is needed
void (() => client.GET('/fund/{fund_slug}', { params: { path: {} } }));
// @ts-expect-error no such operation
void (() => client.DELETE('/fund/{fund_slug}'));

console.log(
  JSON.stringify({
    payments: dueDates.length,
    available,
    nameInFrench,
    tabType,
    updated: update.data?.slug,
    account: account.response.status,
    missing: missing.error,
  }),
);
