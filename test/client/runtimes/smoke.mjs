/** A program that has to work in every runtime. Returns its results as one line. */
export async function smoke(client, baseUrl) {
  const { GrantManagement, NotFoundError, ConnectionError } = client;
  const made = new GrantManagement({ baseUrl, apiKey: 'runtime-test-key', dangerouslyAllowBrowser: true });
  const items = [];
  for await (const item of made.allocationPayments.list({ per_page: 2 })) items.push(item.slug);
  const updated = await made.contributors.update('AbCdEfGh', { fields: { HgFeDcBa: true } });
  const missing = await made.funds.get('MissingA').safe();
  const late = await made.funds.get('SlowSlow', { timeout: 200, maxRetries: 0 }).safe();
  const bad = await made.funds.get('..').safe();
  const aborted = await made.funds.get('SlowSlow', { signal: AbortSignal.timeout(100) }).safe();
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
    late.error?.kind,
    bad.error?.kind,
    aborted.error?.kind,
    lost.error instanceof ConnectionError,
    made.rateLimit?.remaining,
  ].join(' ');
}
