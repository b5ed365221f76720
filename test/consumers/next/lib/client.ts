import { GrantManagement } from '@grant-management/client';

/** Creates a client for each request, so that requests don't queue behind each other. */
export function connect(): GrantManagement {
  return new GrantManagement({
    baseUrl: process.env['GRANT_MANAGEMENT_URL'] ?? process.env['GRANT_MANAGEMENT_MOCK_URL'] ?? '',
    apiKey: process.env['GRANT_MANAGEMENT_KEY'] ?? '',
  });
}
