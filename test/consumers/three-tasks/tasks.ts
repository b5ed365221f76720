/** Three tasks of a new user, from the README of the package alone. */
import { writeFile } from 'node:fs/promises';
import {
  GrantManagement,
  parseZulu,
  UnprocessableContentError,
  type AllocationPayment,
} from '@grant-management/client';

const client = new GrantManagement({
  baseUrl: process.env['GRANT_MANAGEMENT_URL'] ?? '',
  apiKey: process.env['GRANT_MANAGEMENT_KEY'] ?? '',
});

// Payments due in a month, to CSV.
const month = process.env['MONTH'] ?? new Date().toISOString().slice(0, 7);
const payments: AllocationPayment[] = [];
for await (const payment of client.allocationPayments.list({ per_page: 100 })) payments.push(payment);
const due = payments.filter(({ date_due }) => parseZulu(date_due)?.toISOString().startsWith(month));
const lines = due.map((payment) =>
  [payment.slug, payment.date_due, payment.amount, payment.currency].join(','),
);
await writeFile('due.csv', ['slug,date_due,amount,currency', ...lines].join('\n'));

// Payments matched to a ledger.
const ledger = new Map([['FIN-2026-0001', 100]]);
const matched = payments.filter(({ external_id }) => ledger.has(external_id));
const unmatched = payments.filter(({ external_id }) => external_id !== '' && !ledger.has(external_id));

// A field of a contributor, with the errors of its validation.
let outcome = 'updated';
try {
  const headers = process.env['PREFER'] ? ({ prefer: process.env['PREFER'] } as const) : {};
  await client.contributors.update('AbCdEfGh', { fields: { HgFeDcBa: 'A new value' } }, { headers });
} catch (error) {
  if (!(error instanceof UnprocessableContentError)) throw error;
  outcome = `refused: ${Object.keys(error.body?.errors ?? {}).join()}`;
}
console.log(
  JSON.stringify({
    payments: payments.length,
    due: due.length,
    matched: matched.length,
    unmatched: unmatched.length,
    outcome,
  }),
);
