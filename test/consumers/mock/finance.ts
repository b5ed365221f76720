/** What another repository does with the interface: it reads payments, and writes contributors. */
import type { GrantManagementFetchClient } from '@grant-management/client/fetch';

/** Sums up all payments by currency. */
export async function totals(client: GrantManagementFetchClient): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    const { data, response } = await withRetries(() =>
      client.GET('/allocation-payment', { params: { query: { page, per_page: 50 } } }),
    );
    if (!data) throw new Error(`the list was answered with ${response.status}`);
    lastPage = data.last_page;
    for (const { currency, amount } of data.data) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  return sums;
}

/** Gives a field of a contributor a new value, and says in words what was wrong with it. */
export async function rename(
  client: GrantManagementFetchClient,
  slug: string,
  field: string,
  value: string,
): Promise<string> {
  const { data, error, response } = await client.PUT('/contributor/{contributor_slug}', {
    params: { path: { contributor_slug: slug } },
    body: { fields: { [field]: value } },
  });
  if (data) return `updated ${data.updated}`;
  if (response.status === 422 && error && 'errors' in error)
    return `invalid: ${Object.keys(error.errors).join(', ')}`;
  if (response.status === 503) return 'maintenance';
  return `failed: ${response.status}`;
}

/** Tries again what is answered with 429 or 503, a few times. */
async function withRetries<T extends { response: Response }>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await call();
    if (attempt === 4 || ![429, 503].includes(result.response.status)) return result;
    await new Promise((resolve) => setTimeout(resolve, 5 * attempt));
  }
}
