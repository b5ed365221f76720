/** A program that has to work in every runtime. Returns its results as one line. */
export async function smoke(client, baseUrl) {
  const { GrantManagement, NotFoundError, ConnectionError } = client;
  const api = new GrantManagement({ baseUrl, apiKey: 'runtime-test-key', dangerouslyAllowBrowser: true });
  const items = [];
  for await (const item of api.allocationPayments.list({ per_page: 2 })) items.push(item.slug);
  const updated = await api.contributors.update('AbCdEfGh', { fields: { HgFeDcBa: true } });
  const missing = await api.funds.get('MissingA').safe();
  const timedOut = await api.funds.get('SlowSlow', { timeout: 200, maxRetries: 0 }).safe();
  const refused = await api.funds.get('..').safe();
  const aborted = await api.funds.get('SlowSlow', { signal: AbortSignal.timeout(100) }).safe();
  const lost = await new GrantManagement({
    // Nothing listens on this port, and every runtime allows it; Deno blocks the ports that browsers block.
    baseUrl: 'http://127.0.0.1:59998',
    apiKey: 'runtime-test-key',
    maxRetries: 0,
    dangerouslyAllowBrowser: true,
  }).account
    .get()
    .safe();
  return [
    items.join(),
    updated.slug,
    missing.error instanceof NotFoundError,
    timedOut.error?.kind,
    refused.error?.kind,
    aborted.error?.kind,
    lost.error instanceof ConnectionError,
    api.rateLimit?.remaining,
  ].join(' ');
}
