import { NotFoundError, ServiceUnavailableError } from '@grant-management/client';

/** One line on how much of a fund is left. */
export async function fundLine(client, slug) {
  try {
    const { name, available, budget, currency } = await client.funds.get(slug);
    return `${Object.values(name)[0]}: ${available} of ${budget} ${currency} left`;
  } catch (error) {
    if (error instanceof NotFoundError) return `There is no fund ${slug}.`;
    if (error instanceof ServiceUnavailableError) return 'The service is down for maintenance.';
    throw error;
  }
}

/** The unpaid payments of the first page. */
export async function unpaid(client) {
  const page = await client.allocationPayments.list({ per_page: 10 });
  return page.data.filter(({ date_paid }) => date_paid === null).map(({ slug }) => slug);
}
