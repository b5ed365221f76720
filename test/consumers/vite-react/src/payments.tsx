import { useEffect, useState } from 'react';
import { parseZulu, type AllocationPayment } from '@grant-management/client';

/** Shows the payments that the backend fetched. Uses the client's types and a helper, but no key. */
export function Payments() {
  const [payments, setPayments] = useState<readonly AllocationPayment[]>();
  useEffect(() => {
    void fetch('/api/payments')
      .then((response) => response.json())
      .then((body: AllocationPayment[]) => setPayments(body));
  }, []);
  if (!payments) return <p>Loading…</p>;
  return (
    <table>
      <tbody>
        {payments.map(({ slug, amount, currency, date_due }) => (
          <tr key={slug}>
            <td>{slug}</td>
            <td>
              {amount} {currency}
            </td>
            <td>{parseZulu(date_due)?.getUTCFullYear()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
