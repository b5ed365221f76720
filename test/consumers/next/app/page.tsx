import type { AllocationPayment } from '@grant-management/client';
import { connect } from '../lib/client';

/** Render on the server at each request. */
export const dynamic = 'force-dynamic';

export default async function Page() {
  const payments: AllocationPayment[] = [];
  for await (const payment of connect().allocationPayments.list({ per_page: 100 })) payments.push(payment);
  return (
    <ul>
      {payments.map(({ slug, amount, currency }) => (
        <li key={slug}>{`${slug} ${amount} ${currency}`}</li>
      ))}
    </ul>
  );
}
