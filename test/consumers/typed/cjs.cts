/** The same package, required. */
import { GrantManagement, NotFoundError, type Fund } from '@grant-management/client';
import type { createGrantManagementClient } from '@grant-management/client/fetch';
import testing = require('@grant-management/client/testing');

export const client: GrantManagement = new GrantManagement({
  baseUrl: 'https://eu.invalid',
  apiKey: 'key',
  fetch: testing.createTestFetch(),
});

export async function read(): Promise<Fund | undefined> {
  const result = await client.funds.get('AbCdEfGh').safe();
  if (!result.ok && result.error instanceof NotFoundError) return undefined;
  return result.ok ? result.data : undefined;
}

export type Api = ReturnType<typeof createGrantManagementClient>;
// @ts-expect-error misspelt
void client.contributors.update('AbCdEfGh', { feilds: {} });
