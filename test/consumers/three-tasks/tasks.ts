/** Three tasks of a new user, written from the package's README alone. */
import { readFile, writeFile } from 'node:fs/promises';
import { GrantManagement, UnprocessableContentError, type AllocationPayment } from '@grant-management/client';

const client = new GrantManagement({
  baseUrl: process.env['GRANT_MANAGEMENT_URL'] ?? '',
  apiKey: process.env['GRANT_MANAGEMENT_KEY'] ?? '',
});

// Payments due this month, to CSV.
const month = (process.env['TODAY'] ?? new Date().toISOString()).slice(0, 7);
const payments: AllocationPayment[] = [];
for await (const payment of client.allocationPayments.list({ per_page: 100 }, { concurrency: 2 }))
  payments.push(payment);
const due = payments.filter(({ date_due }) => date_due?.startsWith(month));
const cell = (value: unknown): string => `"${String(value ?? '').replaceAll('"', '""')}"`;
const rows = due.map(({ slug, date_due, amount, currency, reference }) =>
  [slug, date_due, amount, currency, reference].map(cell).join(','),
);
await writeFile('due.csv', `${['slug,date_due,amount,currency,reference', ...rows].join('\n')}\n`);

// Match payments with a ledger by external ID.
const ledger = JSON.parse(await readFile('ledger.json', 'utf8')) as Record<string, number>;
const listed = payments.filter(({ external_id }) => external_id in ledger);
const matched = listed.filter(({ external_id, amount }) => ledger[external_id] === amount);
const booked = new Set(listed.map(({ external_id }) => external_id));
const missing = Object.keys(ledger).filter((id) => !booked.has(id));

// Update a contributor's field and report validation errors.
const [, , contributor = '', field = '', value = ''] = process.argv;
let outcome = 'updated';
try {
  await client.contributors.update(contributor, { fields: { [field]: value } });
} catch (error) {
  if (!(error instanceof UnprocessableContentError)) throw error;
  outcome = `refused: ${JSON.stringify(error.body?.errors)}`;
}
console.log(
  JSON.stringify({ due: due.length, listed: listed.length, matched: matched.length, missing, outcome }),
);
